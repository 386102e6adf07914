import { afterAll, beforeAll, describe } from 'vitest';
import { type Receiver, startReceiver } from './receiver.ts';
import { type Answer, createWorld, ENGINES, type World } from './watches-world.ts';

export const WATCHES = '/v1/products/watches';

/** What a suite of watches has at hand; filled before its first test. */
export interface Suite {
  world: World;
  receiver: Receiver;
  /** The body of a create that is sound, for a product nobody else watches, and told to the suite's receiver. */
  body(over?: object): Record<string, unknown> & { target_ids: string[] };
  create(over?: object): Promise<{ id: string; target: string }>;
  send(over?: object): Promise<Answer>;
  read(id: string): Promise<Answer['body']>;
  alertsOf(id: string): Receiver['all'][number]['packet'][];
}

/** Runs the same tests on every engine that is there. */
export function describeWatches(title: string, tests: (suite: Suite) => void, productCount = 300): void {
  describe.each(ENGINES)(`${title} ($engine)`, (engine) => {
    const suite = {} as Suite;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const opened = await engine.open();
      end = () => opened.stop();
      suite.receiver = await startReceiver();
      suite.world = await createWorld(opened.address, productCount);
    });
    afterAll(async () => {
      await suite.world.close();
      await suite.receiver.close();
      await end();
    });
    suite.body = (over = {}) => ({
      name: 'Shoe Price Drop Watch',
      target_type: 'product',
      target_ids: 'target_ids' in over ? [] : [suite.world.products(1)[0]!.id],
      status: 'active',
      rules: [{ field: 'final_price', condition: 'decrease', threshold: { type: 'percentage', value: 10 } }],
      notifications: [{ channel: 'webhook', target: suite.receiver.url, frequency: 'immediately' }],
      ...over,
    });
    suite.send = (over) => suite.world.ask('POST', WATCHES, suite.body(over));
    suite.create = async (over) => {
      const { status, body } = await suite.send(over);
      if (status !== 201) throw new Error(`create: ${status} ${JSON.stringify(body)}`);
      return { id: body.data[0].watch_id, target: body.data[0].target_id };
    };
    suite.read = async (id) => (await suite.world.ask('GET', `${WATCHES}/${id}`)).body.data;
    suite.alertsOf = (id) => suite.receiver.all.map(({ packet }) => packet).filter(({ watch_id }) => watch_id === id);
    tests(suite);
  });
}
