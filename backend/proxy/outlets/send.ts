import { createHmac } from 'node:crypto';
import { createConnections } from '../access/connections.ts';
import type { Exchange } from '../access/connections.ts';
import type { Message, OutletSettings, Send } from './outlet.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER = 64 * 1024;

export interface SendOptions {
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly now: () => number;
}

/** Sends one alert by any of the four ways. A redirect is a failure: nothing is taken to another address. */
export function createSend({ smtp, now }: SendOptions): Send {
  return async (settings, message) => {
    switch (settings.kind) {
      case 'ntfy':
        return await post(settings.url, message.text, {
          'content-type': 'text/plain; charset=utf-8',
          // Headers are bytes; ntfy reads this form in them.
          title: `=?UTF-8?B?${Buffer.from(message.title).toString('base64')}?=`,
          'x-message-id': message.historyId,
          ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
        });
      case 'gotify':
        return await post(
          `${settings.url.replace(/\/+$/, '')}/message`,
          JSON.stringify({ title: message.title, message: message.text, priority: 5 }),
          { 'content-type': 'application/json', 'x-gotify-key': settings.token },
        );
      case 'webhook':
        return await post(
          settings.url,
          JSON.stringify(message.wire),
          signed(settings, message, Math.floor(now() / 1000)),
        );
      case 'email':
        return await mail(smtp, settings.to, message);
    }
  };
}

/** The three headers of Standard Webhooks: the id stays the same over all tries. */
function signed(
  { secret }: Extract<OutletSettings, { kind: 'webhook' }>,
  { historyId, wire }: Message,
  timestamp: number,
): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${historyId}.${String(timestamp)}.${JSON.stringify(wire)}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': historyId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

async function post(address: string, body: string, headers: Record<string, string>): Promise<void> {
  const url = new URL(address);
  const receiver = createConnections(url, 1);
  try {
    const path = url.pathname + url.search;
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER };
    await receiver.ask({ method: 'POST', path, headers, body, ...limits }, mustBeTaken);
  } finally {
    receiver.close();
  }
}

function mustBeTaken(exchange: Exchange): void {
  if (exchange.kind === 'timeout') throw new Error('no answer in time');
  if (exchange.kind === 'broken')
    throw new Error(`cannot be reached (${(exchange.error as { code?: string }).code ?? 'failed'})`);
  if (exchange.kind === 'got' && (exchange.answer.status < 200 || exchange.answer.status > 299))
    throw new Error(`answered ${String(exchange.answer.status)}`);
}

async function mail(smtp: SendOptions['smtp'], to: string, { title, text, historyId }: Message): Promise<void> {
  if (smtp === undefined) throw new Error('ELSEWHERE_SMTP_URL is not set');
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtp.url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail({
      from: smtp.from,
      to,
      subject: title,
      text,
      messageId: `<${historyId.replaceAll(/[^\w-]/g, '')}@elsewhere-proxy>`,
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    throw new Error(`mail was not taken (${String(responseCode ?? code ?? 'failed')})`, { cause: error });
  } finally {
    transport.close();
  }
}
