import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveDemo } from '../../../backend/start/serve-demo.ts';
import type { Requests } from '../../../lib/contract/messages.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { Worker } from '../../support/worker.ts';

/** A real proxy with its catalog, and the catalog's controls. */
export interface Catalog {
  readonly address: string;
  invite(): Promise<{ readonly address: string; readonly code: string }>;
  /** A product of the catalog that no other call has handed out. */
  product(): Promise<CatalogProduct>;
  control(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The next check of all watches comes now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface CatalogProduct {
  readonly id: string;
  readonly name: string;
  readonly final_price: number;
  readonly currency: string;
}

const SIX_HOURS_S = 6 * 3600;

/** What can be done with a running catalog by its controls. */
export function controlled({ url, token }: { readonly url: string; readonly token: string }) {
  const control = async (method: string, route: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + route, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${route}: ${String(response.status)} ${await response.text()}`);
    return response.json();
  };
  const free: CatalogProduct[] = [];
  let page = 0;
  return {
    control,
    async product(): Promise<CatalogProduct> {
      while (free.length === 0) {
        page += 1;
        const reply = (await control('POST', '/v1/products', {
          search: [{ field: 'final_price', operator: '>', value: '5' }],
          per_page: 500,
          page,
          sort_by: 'id',
        })) as { data: CatalogProduct[] };
        if (reply.data.length === 0) throw new Error('the catalog has no more products');
        free.push(...reply.data);
      }
      const [product] = free.splice(0, 1);
      if (product === undefined) throw new Error('unreachable');
      return product;
    },
    async check(): Promise<void> {
      await control('POST', '/elsewhere/v1/controls/clock', { advance_seconds: SIX_HOURS_S });
    },
  };
}

export async function startCatalog(products = 600): Promise<Catalog> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elsewhere-background-'));
  const demo = await serveDemo({ dataDir, proxyPort: 0, shopPort: 0, products, say: () => undefined });
  return {
    ...controlled(demo.controls),
    address: demo.proxyUrl,
    invite: () => demo.invite(),
    async close() {
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function pair(worker: Worker, catalog: Pick<Catalog, 'invite'>): Promise<void> {
  const { address, code } = await catalog.invite();
  const paired = await worker.ask('connection/pair', { address, code, deviceName: 'Test' });
  if (!paired.ok) throw new Error(JSON.stringify(paired.failure));
}

export const anyDrop: Rule = {
  field: 'final_price',
  condition: 'decrease',
  startValue: null,
  threshold: { type: 'value', value: 0.01 },
};

export function wish(
  targetIds: readonly string[],
  change: Partial<Requests['watch/create']['draft']> = {},
): Requests['watch/create'] {
  return {
    draft: {
      name: 'A kettle',
      targetType: 'product',
      targetIds: [...targetIds],
      status: 'active',
      rules: [anyDrop] as Requests['watch/create']['draft']['rules'],
      filters: [],
      metadata: { elsewhere_currency: 'EUR' },
      expiresAt: Date.now() + 90 * 86_400_000,
      ...change,
    },
    product: { key: 'url:https://shop.example/kettle', name: 'Kettle', url: 'https://shop.example/kettle' },
    tags: [],
  };
}

/** The watches that the service has, all or those of one target. */
export async function atService(
  catalog: Pick<Catalog, 'control'>,
  targetId?: string,
): Promise<readonly ServiceWatch[]> {
  const found: ServiceWatch[] = [];
  for (let page = 1; ; page += 1) {
    const reply = (await catalog.control('GET', `/v1/products/watches?page=${String(page)}`)) as {
      data: ServiceWatch[];
      meta: { last_page: number };
    };
    found.push(...reply.data.filter(({ target_id }) => targetId === undefined || target_id === targetId));
    if (page >= reply.meta.last_page) return found;
  }
}

export interface ServiceWatch {
  readonly watch_id: string;
  readonly target_id: string;
  readonly status: string;
  readonly name: string;
  readonly rules: readonly unknown[];
}

export async function until(what: () => Promise<boolean>, withinMs = 10_000): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (!(await what())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}
