// A search that takes longer than others can be kept waiting is given up, and refused in words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../backend/service/app.ts';
import { DEFAULT_CONFIG } from '../../../backend/service/config.ts';
import type { Deps } from '../../../backend/service/deps.ts';
import { assemble } from '../../../backend/service/start.ts';
import { TookTooLong } from '../../../backend/service/store/time-limit.ts';
import { raw } from '../../../backend/store/sql.ts';
import { askApp } from '../../support/ask-app.ts';
import { ENGINES } from './watches-world.ts';

const TOKEN = 'a-token';
const ENDLESS = {
  sqlite: 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c WHERE in_time()',
  postgres: 'SELECT pg_sleep(600)',
};

describe.each(ENGINES)('the time of a search ($engine)', (engine) => {
  let deps: Deps;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const opened = await engine.open();
    end = () => opened.stop();
    deps = await assemble({ ...DEFAULT_CONFIG, tokens: [TOKEN], products: 300, address: opened.address }, () => {});
  });
  afterAll(async () => {
    await deps.store.close();
    await end();
  });

  it('has an end, after which the store answers as before', { timeout: 60_000 }, async () => {
    await expect(deps.store.ask(raw(ENDLESS[deps.store.dialect]))).rejects.toThrow(TookTooLong);
    expect(await deps.store.ask(raw('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  const asked = async (path: string, body: object): Promise<Response> => {
    const never = () => Promise.reject(new TookTooLong());
    const slow = { ...deps.store, ask: never, askLong: never, count: never };
    const app = createApp({ ...deps, store: slow });
    const init = { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` }, body: JSON.stringify(body) };
    return await askApp(app, path, init);
  };
  const manyParts = [
    { field: 'name', operator: 'LIKE', value: Array.from({ length: 100 }, (_, at) => `part ${at}`).join('||') },
  ];

  it('refuses what asks for much, naming it', async () => {
    const search = await asked('/v1/products', { search: manyParts });
    expect([search.status, Object.keys((await search.json()).errors)]).toEqual([422, ['search']]);
    const omni = await asked('/v1/products/omni', {
      criteria: [{ field: 'keyword', value: 'lamp' }],
      filter: manyParts,
    });
    expect([omni.status, Object.keys((await omni.json()).errors)]).toEqual([422, ['filter']]);
  });

  it('is not to blame for what asks for little: it may come again', async () => {
    const answer = await asked('/v1/products', { search: 'lamp' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({ error: expect.any(String), retry_after: 30, meta: {} });
  });
});
