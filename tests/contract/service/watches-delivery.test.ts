// Section 6: delivery at least once, with the retry schedule, and never more history than happened.
import { expect, it } from 'vitest';
import { describeWatches, type Suite, WATCHES } from './watches-suite.ts';
import { DAY, HOUR } from './watches-world.ts';

const MINUTE = 60;

describeWatches('delivery', (suite: Suite) => {
  const failing = async (): Promise<string> => {
    const { id, target } = await suite.create();
    suite.receiver.answer = (_, response) => response.writeHead(503).end();
    await suite.world.patch(target, { final_price: 0.01 });
    await suite.world.advance(6 * HOUR);
    return id;
  };
  const listen = (): void => {
    suite.receiver.answer = (_, response) => response.writeHead(204).end();
  };
  const historyCount = async (id: string): Promise<number> =>
    (await suite.world.ask('GET', `${WATCHES}/${id}/histories`)).body.meta.total_events;
  const waiting = async (): Promise<number> =>
    (await suite.world.store.db.selectFrom('delivery').select('id').execute()).length;

  it('is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 hours', async () => {
    const id = await failing();
    const tries: number[] = [suite.alertsOf(id).length];
    for (const wait of [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]) {
      await suite.world.advance(wait);
      tries.push(suite.alertsOf(id).length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    listen();
    await suite.world.advance(10 * HOUR);
    await suite.world.advance(DAY);
    expect(suite.alertsOf(id)).toHaveLength(9);
    expect(new Set(suite.alertsOf(id).map((packet) => JSON.stringify(packet))).size).toBe(1);
    expect(await historyCount(id)).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('runs all tries of a long jump, each at its own time, and gives up after twelve', async () => {
    const id = await failing();
    await suite.world.advance(30 * DAY);
    expect(suite.alertsOf(id)).toHaveLength(12);
    listen();
    await suite.world.advance(30 * DAY);
    expect(suite.alertsOf(id)).toHaveLength(12);
    expect(await historyCount(id)).toBe(1);
    await suite.world.store.db.deleteFrom('delivery').execute();
  });

  it.each([
    ['a redirect', 302],
    ['a refusal', 410],
  ])('takes %s for a failure', async (_, status) => {
    const { id, target } = await suite.create();
    suite.receiver.answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
    await suite.world.patch(target, { final_price: 0.01 });
    await suite.world.advance(6 * HOUR);
    listen();
    await suite.world.advance(10);
    expect(suite.alertsOf(id)).toHaveLength(2);
    expect(suite.receiver.all.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });

  it('survives a receiver that hangs up, before or after it took the packet', async () => {
    const { id, target } = await suite.create();
    suite.receiver.answer = (_, response) => response.destroy();
    await suite.world.patch(target, { final_price: 0.01 });
    await suite.world.advance(6 * HOUR);
    listen();
    await suite.world.advance(10);
    expect(suite.alertsOf(id)).toHaveLength(2);
    expect(await historyCount(id)).toBe(1);
  });

  it('goes to every channel that is on, and to none that is off', async () => {
    const channel = (path: string, enabled: boolean) => ({
      channel: 'webhook',
      target: `${suite.receiver.url}/${path}`,
      enabled,
    });
    const { id, target } = await suite.create({
      notifications: [channel('one', true), channel('off', false), channel('two', true)],
    });
    await suite.world.patch(target, { final_price: 0.01 });
    await suite.world.advance(6 * HOUR);
    const paths = suite.receiver.all.filter(({ packet }) => packet.watch_id === id).map(({ path }) => path);
    expect(paths.sort()).toEqual(['/hook/one', '/hook/two']);
  });

  it('still comes when the watch was deleted after it fired', async () => {
    const id = await failing();
    await suite.world.ask('DELETE', `${WATCHES}/${id}`);
    listen();
    await suite.world.advance(10);
    expect(suite.alertsOf(id)).toHaveLength(2);
  });
});
