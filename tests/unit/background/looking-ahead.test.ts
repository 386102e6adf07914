import { expect, test } from 'vitest';
import { createLookingAhead } from '../../../lib/background/looking-ahead.ts';
import { firstPage } from '../../../lib/domain/asking.ts';
import { defaultSettings } from '../../../lib/domain/settings.ts';
import { err, ok } from '../../../lib/domain/result.ts';
import { sightingWith } from '../../fixtures/offers.ts';

const answered = (stale: boolean) => ok({ stale }) as never;

test.each<[string, readonly string[], string, unknown, boolean]>([
  ['a shop of the user’s choice', ['shop.example'], 'shop.example', ok(null), true],
  ['a part of it', ['shop.example'], 'de.shop.example', ok(null), true],
  ['one that only ends like it', ['shop.example'], 'workshop.example', ok(null), false],
  ['any other', ['shop.example'], 'other.example', ok(null), false],
  ['any, where none was chosen', [], 'shop.example', ok(null), false],
  ['a product whose answer is old', ['shop.example'], 'shop.example', answered(true), true],
  ['one whose answer is fresh', ['shop.example'], 'shop.example', answered(false), false],
  ['one whose answer cannot be read', ['shop.example'], 'shop.example', err({ kind: 'not-found' }), true],
])('asks ahead at %s', async (_, automaticShops, shop, stored, asks) => {
  const asked: unknown[] = [];
  const lookAhead = createLookingAhead({
    settings: { get: async () => ({ ...defaultSettings, automaticShops }) },
    comparisons: {
      stored: async () => stored as never,
      fetch: async (about) => {
        asked.push(about);
        return err({ kind: 'offline' });
      },
    },
  });
  const sighting = sightingWith({ shop });
  await lookAhead(sighting);
  // As the popup will ask, so that it finds the answer.
  expect(asked).toEqual(asks ? [{ subject: { kind: 'sighting', sighting }, query: firstPage }] : []);
});
