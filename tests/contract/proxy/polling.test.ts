import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEventPage } from '../../../lib/contract/event-page.ts';
import { startHarness } from './proxy-harness.ts';
import { startUpstream } from './upstream.ts';
import type { Upstream } from './upstream.ts';
import { createWatchService } from './watch-service.ts';
import type { WatchService } from './watch-service.ts';

const WATCHES = '/v1/products/watches';
let upstream: Upstream;
let service: WatchService;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

describe('where the service cannot post to us', () => {
  test('alerts are found in the histories, each once, over several pages', async () => {
    service = createWatchService({ perPage: 2 });
    upstream.behave = service.behave;
    const alone = await startHarness({
      CATALOG_API_URL: upstream.url,
      CATALOG_API_TOKEN: 'the-token-of-the-team',
      ELSEWHERE_POLL_SECONDS: '5',
    });
    try {
      const client = await alone.client();
      expect((await alone.ask('/elsewhere/v1/about')).json.capabilities).toMatchObject({
        webhook: false,
        events: true,
      });
      const made = await client.ask(WATCHES, {
        body: {
          name: 'x',
          target_type: 'product',
          target_ids: ['1'],
          status: 'active',
          rules: [],
          notifications: [{ channel: 'webhook', target: '' }],
        },
      });
      expect(made.json.data[0].notifications).toEqual([]);
      for (let index = 0; index < 5; index += 1) service.fire(made.json.data[0].watch_id as string, index + 1);
      const first = (await client.ask('/elsewhere/v1/events?since=0')).json;
      expect(first.events).toHaveLength(5);
      expect(new Set(first.events.map((event: { watch_history_id: string }) => event.watch_history_id)).size).toBe(5);
      expect(first.next_poll_s).toBe(5);
      const page = readEventPage('major', Date.now())(first);
      expect(page.ok && page.value.dropped).toBe(0);
      service.fire(made.json.data[0].watch_id as string, 99);
      await alone.restart();
      expect((await client.ask(`/elsewhere/v1/events?since=${first.cursor}`)).json.events).toHaveLength(1);
    } finally {
      await alone.close();
    }
  });
});
