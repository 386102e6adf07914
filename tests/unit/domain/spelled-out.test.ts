import { describe, expect, it } from 'vitest';
import type { Page } from '../../../lib/domain/recognise/page.ts';
import { behindShop } from '../../../lib/domain/recognise/name-edges.ts';
import { spelledOut } from '../../../lib/domain/recognise/spelled-out.ts';
import { pageWith } from '../../fixtures/evidence.ts';

const NAME = 'Copper Kettle 2 L';
const named = (title: string, path = '/products/copper-kettle-2-l'): string | undefined =>
  spelledOut(title, new URL(`https://shop.example${path}`));

describe('a name that the address spells out', () => {
  it.each([
    NAME,
    `${NAME} | Acme`,
    `Acme: ${NAME}`,
    `Acme - ${NAME} - Kettles`,
    `${NAME} :: Acme`,
    `${NAME} » Acme`,
    `${NAME} / Acme`,
    `Buy ${NAME} Online | Acme`,
    `Buy ${NAME} at Best Price in India | Acme`,
    `${NAME} online kaufen bei Acme`,
    `Acheter ${NAME} pas cher | Acme`,
    `Comprar ${NAME} online`,
    `Купить ${NAME} в магазине Acme`,
    `${NAME} satın al`,
    `${NAME}, Price: €49.90`,
    `${NAME}: Acme`,
  ])('is found in “%s”', (title) => {
    expect(named(title)).toBe(NAME);
  });

  it.each([
    '/kettles/copper-kettle-2-l.html',
    '/copper-kettle-2-l-12345678',
    '/1234-copper-kettle-2-l',
    '/Copper_Kettle_2_L/p',
    '/copper-kettle-2-l-i7',
  ])('has numbers and endings around it in %s', (path) => {
    expect(named(`Acme: ${NAME}`, path)).toBe(NAME);
  });

  it('is spelled without accents, and in any script', () => {
    expect(named('Große Säge für Äste | Acme', '/grosse-sage-fur-aste')).toBeUndefined();
    expect(named('Scie à métaux légère | Acme', '/scie-a-metaux-legere')).toBe('Scie à métaux légère');
    expect(
      named(
        'Acme | 銅 の やかん 大 二 リットル',
        '/%E9%8A%85%E3%81%AE%E3%82%84%E3%81%8B%E3%82%93%E5%A4%A7%E4%BA%8C%E3%83%AA%E3%83%83%E3%83%88%E3%83%AB',
      ),
    ).toBe('銅 の やかん 大 二 リットル');
  });

  it('has behind it what the address leaves out, up to the next part', () => {
    expect(named(`${NAME} Black | Acme`)).toBe(`${NAME} Black`);
    expect(named(`${NAME} (2026)`)).toBe(`${NAME} (2026)`);
  });

  it.each([
    ['of two words', 'Copper Kettle | Acme', '/copper-kettle'],
    ['the address has most of otherwise', NAME, '/copper-kettle-2-l-with-a-whistle-and-a-wooden-handle'],
    ['of another thing', 'Iron Pan 28 cm | Acme', '/products/copper-kettle-2-l'],
    ['at a number', NAME, '/p/123456789'],
    ['at nothing', NAME, '/'],
    ['of signs', '| – | – |', '/products/copper-kettle-2-l'],
    ['behind forty words', `${'word '.repeat(40)}${NAME}`, '/products/copper-kettle-2-l'],
  ])('is none %s', (_, title, path) => {
    expect(named(title, path)).toBeUndefined();
  });

  it('costs little in a title of any length', () => {
    const start = performance.now();
    named('copper '.repeat(20_000), `/${'copper-'.repeat(280)}`);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('a title that begins with the shop', () => {
  const page = (site: string): Page =>
    pageWith({ metas: site === '' ? [] : [['og:site_name', site]] }, 'https://www.acme-shop.example/x');
  it.each([
    ['Acme Shop | Copper Kettle', '', 'Copper Kettle'],
    ['Acme-Shop: Copper Kettle', '', 'Copper Kettle'],
    ['Acme Shop - Copper Kettle - Black', '', 'Copper Kettle - Black'],
    ['The Kettle House » Copper Kettle', 'The Kettle House', 'Copper Kettle'],
    ['Copper Kettle | Acme Shop', '', 'Copper Kettle | Acme Shop'],
    ['Kettles: Copper Kettle', '', 'Kettles: Copper Kettle'],
    ['Acme Shop | Mug', '', 'Acme Shop | Mug'],
    ['Acme Shop', '', 'Acme Shop'],
  ])('“%s” (%s): %s', (title, site, expected) => {
    expect(behindShop(title, page(site))).toBe(expected);
  });
});
