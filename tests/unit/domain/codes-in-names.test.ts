import { expect, it, test } from 'vitest';
import { traitsOf } from '../../../lib/domain/attributes.ts';

// The numbers of a name with the letters that belong to them; a star where they name one model alone.
const TABLE = `
Ersatzteil 1234567 => 1234567*
Ersatzteil 12345678 => nothing
Objektiv 2,8 => objektiv2.8
Lens f/1.8 => f1.8
Lens f/1,8 => f1.8
Poster 1/8 => poster1
Card 27th => card27
27th Card => 27
Album 2a => album2a
12e Album => 12
Teil 12345 => 12345*
Teil 1234 => teil1234
12345 Teil => 12345*
1234 Teil => 1234
X12 Teil => x12
AB12 Teil => ab12
AB123 Teil => ab123*
ABC12 Teil => abc12*
ABCD1 Teil => abcd1
WH-1000XM5 => wh1000xm5*
Sony WH-1000XM5 schwarz => wh1000xm5*
Garn 100-AX => garn100ax*
Phone (2a) => phone2a
Phone (12) => phone12
Phone (2024) => 2024
Phone (12 rot) => 12
Phone [12] => 12
Pixel 8 => pixel8
Pixel.8 => pixel.8
Pixel - 8 => pixel8
Duden 27. Auflage => nothing
Sauce 4er-Pack => nothing
`;

test.each(
  TABLE.trim()
    .split('\n')
    .map((row) => row.split(' => ') as [string, string]),
)('%s', (name, expected) => {
  const { codes, models } = traitsOf(name);
  expect(codes.map((code) => (models.includes(code) ? `${code}*` : code)).join(' ') || 'nothing').toBe(expected);
});

it.each([
  ['FritzBox 7590 AX', 'fritzbox7590>ax'],
  ['FritzBox 7590 AX, weiß', 'fritzbox7590>ax'],
  ['FritzBox 7590 AX-Modem', ''],
  ['FritzBox 7590 AX5', ''],
  ['FritzBox 7590 Profi', ''],
  ['FritzBox 7590 kg', ''],
  ['FritzBox 7590 set', ''],
  ['FritzBox 7590 DE', ''],
  ['FritzBox 7590 rot', ''],
  ['Lampe 7590 ка', ''],
])('what stands behind the number of a model: %s', (name, expected) => {
  expect(
    traitsOf(name)
      .variants.map(({ word, after }) => `${after}>${word}`)
      .join(' '),
  ).toBe(expected);
});

test('a name is read once, as long as no thousands of others came in between, and it is none for a book', () => {
  const name = 'Bosch Akkuschrauber 18 V';
  const first = traitsOf(name);
  expect(traitsOf(name)).toBe(first);
  const thousand = 'wort '.repeat(200);
  expect(thousand).toHaveLength(1000);
  expect(traitsOf(thousand)).toBe(traitsOf(thousand));
  expect(traitsOf(`${thousand}x`)).not.toBe(traitsOf(`${thousand}x`));
  for (let count = 0; count < 2000; count += 1) traitsOf(`a${String(count)}`);
  expect(traitsOf(name)).toBe(first);
  for (let count = 0; count < 4000; count += 1) traitsOf(`b${String(count)}`);
  expect(traitsOf(name)).not.toBe(first);
  expect(traitsOf(name)).toEqual(first);
});
