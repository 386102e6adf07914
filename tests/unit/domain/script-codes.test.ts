import { describe, expect, it } from 'vitest';
import { scriptCode } from '../../../lib/domain/recognise/script-codes.ts';

const EAN = '4006381333931';
const GTIN = `0${EAN}`;
const codeIn = (scripts: readonly string[], names: readonly string[]): string | undefined => {
  const codes = scriptCode(scripts, names);
  expect(codes.length).toBeLessThan(2);
  return codes[0];
};

describe('a barcode in a script', () => {
  it.each<[string, string]>([
    ['of data', `{"name":"Kettle","ean":"${EAN}"}`],
    ['of an object', `x = { ean13: '${EAN}' }`],
    ['of data in a text', String.raw`x = "{\"gtin13\":\"${EAN}\"}"`],
    ['of pairs', `push(['upcean', '${EAN}'])`],
    ['of a part of its own', `{"ean":{"data":"${EAN}"},"sku":{"data":"1"}}`],
    ['of what the data knows of it', `{"name":"Kettle","known":[{"name":"EAN","value":"${EAN}"}]}`],
    ['of a list of one', `{"barcodes":[{"code":"${EAN}"}]}`],
    ['in Turkish', `x = {"barkod":"${EAN}"}`],
    ['of an attribute', `set('data-kettle-ean','${EAN}')`],
    ['of a name in two parts', `product_ean = ${EAN};`],
    ['twice', `x = { ean: '${EAN}' }; y = { gtin: '${EAN}' }`],
    ['of a long one', `${'x = 1; '.repeat(500)}y = { ean: '${EAN}' }`],
  ])('is told: %s', (_, script) => {
    expect(codeIn([script], ['Kettle'])).toBe(GTIN);
  });

  it.each<[string, string]>([
    ['where it is of another word', `x = { ocean: '${EAN}', boolean = ${EAN} }`],
    ['where it is far from the word', `x = { ean: getBarcode(), number: '${EAN}' }`],
    ['where it is what comes next', `{"ean":"","id":"${EAN}"}`],
    ['where it is what comes next to an empty list', `{"ean":[],"id":"${EAN}"}`],
    ['where it is what comes next in a text', String.raw`x = "{\"ean\":\"\",\"id\":\"${EAN}\"}"`],
    ['where it is of another line', `x.ean = a; id = ${EAN}`],
    ['where it is longer', `x = { ean: '${EAN}00' }`],
    ['where it is shorter', `x = { ean: '4006381' }`],
    ['where it is no number alone', `x = { ean: '${EAN}a' }`],
    ['where there are several', `x = { ean: '${EAN}' }; y = { ean: '3161484100123' }`],
  ])('is none %s', (_, script) => {
    expect(codeIn([script], ['Kettle'])).toBeUndefined();
  });
});

describe('a script that names nothing', () => {
  const sheet = `live.getDatasheet(box, { 'UserName': 'shop', 'GTIN': '${EAN}', 'Brand': 'Acme' })`;
  const told = (...scripts: readonly string[]): string | undefined => codeIn(scripts, ['Copper Kettle']);

  it('is one of those that show a data sheet, and are told the code', () => {
    expect(told(sheet)).toBe(GTIN);
    expect(told(`args.push(['mf','Acme']);args.push(['upcean','${EAN}'])`)).toBe(GTIN);
  });

  it('counts for nothing beside one that has the page’s name, or where several disagree', () => {
    const other = '3161484100123';
    const named = `x = { name: 'Copper Kettle', ean: '${other}' }`;
    expect(told(sheet, named)).toBe(`0${other}`);
    expect(told(sheet, `y = { ean: '${other}' }`)).toBeUndefined();
  });

  it('has no title either', () => {
    expect(told(`x = { title: 'Toaster', ean: '${EAN}' }`)).toBeUndefined();
  });
});

it('a script that has not the page’s name speaks of another product', () => {
  const seen = (name: string): string | undefined =>
    codeIn([`viewed = [{ name: '${name}', ean: '${EAN}' }]`], ['Copper Kettle']);
  expect(seen('Copper Kettle')).toBe(GTIN);
  expect(seen('Toaster')).toBeUndefined();
});

it('data that tells what kind a thing is of is read as data, for it may speak of others as well', () => {
  const data = (kind: string): string => `x = {"${kind}":"Product","name":"Lid","gtin13":"${EAN}"}`;
  expect(codeIn([data('kind')], ['Lid'])).toBe(GTIN);
  expect(codeIn([data('@type')], ['Lid'])).toBeUndefined();
});

describe('a script that comes to others', () => {
  const told = (script: string): string | undefined => codeIn([script], ['Copper Kettle']);
  const own = `product = { name: 'Copper Kettle', ean: '${EAN}' }`;

  it('has said what is the page’s own by then', () => {
    expect(told(`${own}; related = [{ name: 'Toaster', ean: '3161484100123' }]`)).toBe(GTIN);
    expect(told(`${own}; init('.swiper')`)).toBe(GTIN);
  });

  it.each(['related', 'recommended', 'upsells', 'similar', 'crossSells'])('tells of them then: %s', (list) => {
    expect(told(`product = { name: 'Copper Kettle' }; ${list} = [{ name: 'Toaster', ean: '${EAN}' }]`)).toBeUndefined();
  });
});

describe('the page’s name in a script', () => {
  const told = (name: string, written: string): string | undefined =>
    codeIn([`x = { name: '${written}', ean: '${EAN}' }`], [name]);

  it.each<[string, string, string]>([
    [
      'behind a letter that is written as its number',
      'Чайник Bosch TWK 3A011',
      String.raw`\u0427\u0430 Bosch TWK 3A011`,
    ],
    ['before such a letter', 'Sierra a batería', String.raw`Sierra a bater\u00eda`],
    ['behind a quotation mark', '15.6″ Laptop "Swift"', String.raw`15.6\u2033 Laptop \"Swift\"`],
    ['that has no others', 'Чайник', 'Чайник'],
    ['that is short', 'Kite', 'Kite'],
  ])('is known %s', (_, name, written) => {
    expect(told(name, written)).toBe(GTIN);
  });

  it.each<[string, string, string]>([
    ['of another', 'Чайник Bosch TWK 3A011', String.raw`\u0427\u0430 Bosch TWK 6A013`],
    ['of another with no such letters', 'Чайник', 'Тостер'],
    ['of which only the beginning is the same', 'Sierra a batería', 'Sierra a gasolina'],
    ['of which only one letter of a kind is the same', 'Ä-1 Ö', 'Ü-1 Ö'],
  ])('is not that %s', (_, name, written) => {
    expect(told(name, written)).toBeUndefined();
  });
});

it('one of a page’s names is enough, and a page without any has no script of its own', () => {
  const script = `x = { name: 'Copper Kettle', ean: '${EAN}' }`;
  expect(codeIn([script], ['Our finest things', 'Copper Kettle'])).toBe(GTIN);
  expect(codeIn([script], ['', ''])).toBeUndefined();
  expect(codeIn([script], [])).toBeUndefined();
});

it('what has a wrong check digit is no barcode, and says nothing against another', () => {
  const script = (code: string): string => `x = { name: 'Kettle', ean: '${code}' }`;
  expect(codeIn([script('4006381333932')], ['Kettle'])).toBeUndefined();
  expect(codeIn([script('4006381333932'), script(EAN)], ['Kettle'])).toBe(GTIN);
});

describe('of several barcodes in scripts', () => {
  const OTHER = '4242005377558';
  const told = (...scripts: readonly string[]): string | undefined => codeIn(scripts, ['Copper Kettle']);

  it.each<[string, string]>([
    ['right behind it', `a = { name: 'Copper Kettle', ean: '${EAN}' }; b = { name: 'Lid', ean: '${OTHER}' }`],
    ['behind parts of it', `a = { name: 'Copper Kettle', b: { c: { d: 1 } }, ean: '${EAN}' }; b = { ean: '${OTHER}' }`],
    ['in a part of it', `a = { name: 'Copper Kettle', codes: { ean: '${EAN}' } }; b = { ean: '${OTHER}' }`],
    ['behind others', `b = { ean: '${OTHER}' }; a = { name: 'Copper Kettle', ean: '${EAN}' }`],
    [
      'in a text',
      String.raw`push("{\"name\":\"Copper Kettle\",\"ean\":\"${EAN}\"},{\"name\":\"Lid\",\"ean\":\"${OTHER}\"}")`,
    ],
    [
      'at one of its places',
      `n = 'Copper Kettle'; a = { name: n }; a = { name: 'Copper Kettle', ean: '${EAN}' }; b = { ean: '${OTHER}' }`,
    ],
  ])('it is the one of the thing that has the page’s name: %s', (_, script) => {
    expect(told(script)).toBe(GTIN);
  });

  it.each<[string, string]>([
    [
      'of two such things',
      `a = { name: 'Copper Kettle', ean: '${EAN}' }; b = { name: 'Copper Kettle', ean: '${OTHER}' }`,
    ],
    ['before the name', `a = { ean: '${EAN}', name: 'Copper Kettle' }; b = { ean: '${OTHER}', name: 'Lid' }`],
    [
      'far behind it',
      `a = { name: 'Copper Kettle', x: '${' '.repeat(2000)}', ean: '${EAN}' }; b = { ean: '${OTHER}' }`,
    ],
    [
      'behind parts of parts of it',
      `a = { name: 'Copper Kettle', b: { c: { d: {} } }, ean: '${EAN}' }; b = { ean: '${OTHER}' }`,
    ],
  ])('it is none %s', (_, script) => {
    expect(told(script)).toBeUndefined();
  });
});

it('where scripts that know the name do not agree, one that is told the code alone says it', () => {
  const named = `a = { ean: '${EAN}', name: 'Kettle' }; b = { ean: '4242005377558', name: 'Lid' }`;
  expect(codeIn([named], ['Kettle'])).toBeUndefined();
  expect(codeIn([named, `sheet({ 'GTIN': '${EAN}' })`], ['Kettle'])).toBe(GTIN);
});
