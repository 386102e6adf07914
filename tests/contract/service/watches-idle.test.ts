// Watches that live by themselves, in real time: what falls due is done at once, and while nothing does, little is asked.
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../backend/service/clock.ts';
import { createWatchLife, type WatchLife } from '../../../backend/service/watches/life.ts';
import { createPoster, type Poster } from '../../../backend/service/webhooks/post.ts';
import { parseAllowed } from '../../../backend/service/webhooks/target-policy.ts';
import { startReceiver } from './receiver.ts';
import { describeWatches } from './watches-suite.ts';

const SECONDS = 4;
const later = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describeWatches('watches that live by themselves', (suite) => {
  let life: WatchLife;
  let poster: Poster;
  const logged: string[] = [];
  beforeAll(() => {
    poster = createPoster({ allowed: parseAllowed(['loopback']) });
    life = createWatchLife({ store: suite.world.store, clock: systemClock, poster, log: (line) => logged.push(line) });
    life.start();
  });
  afterAll(async () => {
    await Promise.all([life.stop(), poster.close()]);
  });
  afterEach(() => vi.restoreAllMocks());

  /** As if six hours had gone by for this one. */
  const fallDue = async (id: string): Promise<void> => {
    const now = Date.now();
    await suite.world.store.db.updateTable('watch').set({ check_at: now, due_at: now }).where('id', '=', id).execute();
  };
  const met = async (over: object = {}): Promise<string> => {
    const { id, target } = await suite.create(over);
    await suite.world.patch(target, { final_price: 0.01 });
    return id;
  };

  it('are checked, and their alerts delivered, when they fall due', async () => {
    for (const id of [await met(), await met()]) {
      await fallDue(id);
      await expect.poll(() => suite.alertsOf(id).length, { timeout: 5000 }).toBe(1);
      expect((await suite.read(id)).status).toBe('completed');
    }
  });

  it('wait for no receiver that hangs', { timeout: 20_000 }, async () => {
    const other = await startReceiver();
    other.answer = (_, response) => response.writeHead(204).end();
    const hanging = await met({ notifications: [{ channel: 'webhook', target: other.url, frequency: 'immediately' }] });
    let answerAtLast = (): void => undefined;
    other.answer = (_, response) => (answerAtLast = () => response.writeHead(204).end());
    await fallDue(hanging);
    await expect.poll(() => other.alerts().length, { timeout: 5000 }).toBe(1);
    const free = await met();
    await fallDue(free);
    await expect.poll(() => suite.alertsOf(free).length, { timeout: 5000 }).toBe(1);
    answerAtLast();
    const left = () => suite.world.store.db.selectFrom('delivery').select('id').execute();
    await expect.poll(left, { timeout: 5000 }).toEqual([]);
    await other.close();
  });

  it('ask one question a second while nothing is due', { timeout: 20_000 }, async ({ skip }) => {
    skip(suite.world.store.dialect !== 'postgres', 'SQLite is asked in our own process');
    const asked = vi.spyOn(Client.prototype, 'query');
    await later(SECONDS);
    const questions = asked.mock.calls.length;
    expect(questions).toBeGreaterThanOrEqual(SECONDS - 2);
    expect(questions).toBeLessThanOrEqual(SECONDS + 1);
  });

  it('say once that they cannot ask, and go on when they can', { timeout: 20_000 }, async () => {
    const id = await met();
    const { db } = suite.world.store;
    await db.schema.alterTable('watch').renameTo('watch_away').execute();
    await expect.poll(() => logged.length, { timeout: 5000 }).toBe(1);
    await later(2.5);
    expect(logged).toHaveLength(1);
    await db.schema.alterTable('watch_away').renameTo('watch').execute();
    await fallDue(id);
    await expect.poll(() => suite.alertsOf(id).length, { timeout: 5000 }).toBe(1);
  });
});
