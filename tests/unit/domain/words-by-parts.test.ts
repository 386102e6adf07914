import { describe, expect, it } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';
import { lexemeOf } from '../../../lib/domain/lexeme.ts';

/** What a word says alone. */
const saidBy = (word: string): string =>
  (lexemeOf(word)?.roles ?? [])
    .map((role) => ('id' in role ? role.id : role.role))
    .sort()
    .join(' ');

describe('the parts of a word', () => {
  it.each([
    ['dunkelblau', 'blue shade:dark'],
    ['donkergrijs', 'grey shade:dark'],
    ['tiefrot', 'red shade:dark'],
    ['hellrot', 'red shade:light'],
    ['lichtgrau', 'grey shade:light'],
    ['mattschwarz', 'black'],
    ['weissgold', 'gold'],
    ['weissbrot', ''],
    ['tieftopf', ''],
    ['hellas', ''],
    ['eisblau', 'blue'],
    ['nachtschwarz', 'black'],
    ['mandelweiss', 'white'],
    ['blaugrau', 'blue grey'],
    ['rotschwarz', 'black red'],
    ['edelweiss', ''],
    ['eiweiss', ''],
    ['weizenbrot', ''],
    ['nachfullkanister', 'refill'],
    ['nachfullbar', ''],
    ['selbstnachfullend', ''],
    ['ersatzkopf', 'accessory'],
    ['الأسود', 'black'],
    ['ブラック詰め替え', 'black refill'],
    ['ホワイトブラック', 'black white'],
    ['大容量詰め替え', 'refill'],
    ['مرحبا', ''],
    ['tisch', ''],
  ])('of "%s": %s', (word, expected) => {
    expect(saidBy(word)).toBe(expected);
  });

  it('are none where nothing is known', () => {
    expect(lexemeOf('tisch')).toBeUndefined();
  });
});

/** Its words, what it is for, the condition, and what was chosen. */
function readAs(name: string): string {
  const { words, fits, condition, choices, variants } = traitsOf(name);
  const chosen = [...choices, ...variants.map(({ word }) => word)];
  return [words.join(' '), fits.join(' '), condition ?? '', chosen.join(' ')].join(' | ');
}

describe('a word in certain company', () => {
  it.each([
    ['Zewa sheets per roll', 'zewa sheets roll |  |  | '],
    ['Zewa 1000 sheets per roll', 'zewa roll |  |  | '],
    ['Cover per 4 rotoli', 'cover |  |  | '],
    ['Cover per iPhone', 'cover | iphone |  | '],
    ['cartucce per confezione', 'cartucce confezione |  |  | '],
    ["Canon d'occasion", 'canon |  | used | '],
    ['Canon occasion', 'canon |  | used | '],
    ['Canon (occasion)', 'canon |  | used | '],
    ['Karte occasion feste', 'karte occasion feste |  |  | '],
    ['Mouse used with care', 'mouse used care |  |  | '],
    ['Mouse used forest', 'mouse forest |  | used | '],
    ['Mouse used herewith', 'mouse herewith |  | used | '],
    ['Mouse used', 'mouse |  | used | '],
    ['Jacke GTX Damen', 'jacke gore-tex sex:women |  |  | sex:women gore-tex'],
    ['Galaxy S20 FE', 'galaxy fe |  |  | galaxy:s fe'],
    ['FE 35 mm', 'mount:e |  |  | mount:e'],
  ])('%s: %s', (name, expected) => {
    expect(readAs(name)).toBe(expected);
  });
});
