import type { Report } from '../report.ts';
import type { Poster, PostOutcome } from '../webhooks/post.ts';
import { verificationPacket } from './packets.ts';
import type { Channel, Metadata } from './stored-watch.ts';

interface About {
  readonly id: string;
  readonly name: string;
  readonly metadata: Metadata;
  readonly channels: readonly Channel[];
}

/** Asks every receiver, before anything is written, whether it listens: each must answer 2xx. */
export async function verifyChannels(poster: Poster, watch: About, now: number, report: Report): Promise<void> {
  const body = JSON.stringify(verificationPacket(watch, now));
  const targets = [...new Set(watch.channels.map(({ target }) => target))];
  const outcomes = await Promise.all(targets.map((target) => poster.post(target, body)));
  for (const [index, { target }] of watch.channels.entries()) {
    const outcome = outcomes[targets.indexOf(target)];
    if (outcome === undefined || outcome.ok) continue;
    const field = `notifications.${index}.target`;
    report.add(field, `The webhook in the ${field} field ${said(outcome)}.`);
  }
}

function said(outcome: Exclude<PostOutcome, { ok: true }>): string {
  switch (outcome.reason) {
    case 'status':
      return `answered the verification packet with ${outcome.status}, not with 2xx`;
    case 'timeout':
      return 'did not answer the verification packet in time';
    case 'unreachable':
      return 'could not be reached';
    case 'forbidden':
      return 'leads to an address that webhooks must not reach';
  }
}
