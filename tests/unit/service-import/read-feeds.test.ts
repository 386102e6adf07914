import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedHead } from '../../../backend/service/import/feed-record.ts';
import { mendXml } from '../../../backend/service/import/mend-xml.ts';
import { all, pieces, rows, xml } from '../../support/read-feed.ts';

const RSS = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
<title>Pine &amp; Sons</title><link>https://pine.example</link>
<item>
  <g:id>1</g:id><title><![CDATA[Oak & <b>ash</b> table]]></title><link>https://pine.example/1</link>
  <g:price>129.99 EUR</g:price><g:shipping><g:price>5 EUR</g:price></g:shipping>
  <g:additional_image_link>https://pine.example/a.jpg</g:additional_image_link>
  <g:additional_image_link>https://pine.example/b.jpg</g:additional_image_link>
</item>
<item><g:id>2</g:id><g:title>Tom & Jerry&nbsp;chair &lt;new&gt; &#38; &eacute;</g:title><g:brand/></item>
</channel></rss>`;

describe('Google Merchant XML', () => {
  it('is read as RSS, with what it says of the shop', async () => {
    const head: FeedHead = {};
    expect(await xml(RSS, undefined, head)).toEqual([
      {
        line: 4,
        values: {
          id: '1',
          title: 'Oak & <b>ash</b> table',
          link: 'https://pine.example/1',
          price: '129.99 EUR',
          additional_image_link: 'https://pine.example/a.jpg',
        },
      },
      { line: 10, values: { id: '2', title: 'Tom & Jerry\u00a0chair <new> & é' } },
    ]);
    expect(head).toEqual({ title: 'Pine & Sons', link: 'https://pine.example' });
  });

  it('is read as Atom, whose links are attributes', async () => {
    const head: FeedHead = {};
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
      <title>Lamps</title><link rel="self" href="https://lamps.example"/>
      <entry><g:id>a</g:id><title>Lamp</title><link rel="enclosure" href="https://x.example"/><link href="https://lamps.example/a"/></entry>
    </feed>`;
    expect(await xml(atom, undefined, head)).toEqual([
      { line: 3, values: { id: 'a', title: 'Lamp', link: 'https://lamps.example/a' } },
    ]);
    expect(head).toEqual({ title: 'Lamps', link: 'https://lamps.example' });
  });

  it('means the same wherever it is cut into pieces', async () => {
    const whole = await xml(RSS);
    for (const size of [1, 2, 3, 7, 16, 41, 100]) expect(await xml(RSS, size)).toEqual(whole);
  });

  it('loses only the product that is ill-formed, and names its line', async () => {
    const broken = RSS.replace('<g:brand/>', '<g:brand attribute>x</g:brand>');
    const [good, bad] = await xml(broken);
    expect(good).toMatchObject({ values: { id: '1' } });
    expect(bad).toMatchObject({ line: 10, problem: expect.stringContaining('line 10') });
  });

  it('is refused when it ends in the middle', async () => {
    await expect(xml(RSS.slice(0, -20))).rejects.toThrow('ends in the middle');
  });

  it('does not expand references that a feed brings itself', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY boom "&a;&a;">]><rss><channel><item><g:id>&boom;</g:id></item></channel></rss>`;
    expect(await xml(bomb)).toMatchObject([{ problem: expect.stringContaining('undefined entity') }]);
  });
});

describe('bare ampersands', () => {
  it.each([
    ['a & b', 'a &amp; b'],
    ['a &amp; b &#38; &#x26; &eacute;', 'a &amp; b &#38; &#x26; &eacute;'],
    ['?a=1&b=2', '?a=1&amp;b=2'],
    ['<![CDATA[a & b]]> & c', '<![CDATA[a & b]]> &amp; c'],
    ['&', '&amp;'],
  ])('%s', async (text, mended) => {
    expect((await all(mendXml(pieces(text)))).join('')).toBe(mended);
  });

  it('are found wherever the text is cut', async () => {
    const text = fc.array(fc.constantFrom('&', 'amp;', '<![CDATA[', ']]>', 'a', ' ', ';', ']', '<', '#38;'), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (parts, size) => {
        const whole = parts.join('');
        expect((await all(mendXml(pieces(whole, size)))).join('')).toBe((await all(mendXml(pieces(whole)))).join(''));
      }),
    );
  });
});

describe('rows', () => {
  it('are read from TSV, with quotes and a mark at its start', async () => {
    expect(
      await rows('\ufeffid\tTitle\timage link\r\n1\t"Boot ""x"""\thttps://x.example/1.jpg\r\n2\t5" screen\t\r\n'),
    ).toEqual([
      { line: 2, values: { id: '1', title: 'Boot "x"', image_link: 'https://x.example/1.jpg' } },
      { line: 3, values: { id: '2', title: '5" screen' } },
    ]);
  });

  it('are read from CSV by a mapping, whatever separates them', async () => {
    const columns = { id: 'Nr', title: 'Bezeichnung', price: 'Preis' };
    expect(await rows('Nr;Bezeichnung;Preis;Lager\n7;"Tisch; rund\nund groß";"99,90";3\n', columns)).toEqual([
      { line: 2, values: { id: '7', title: 'Tisch; rund\nund groß', price: '99,90', lager: '3' } },
    ]);
  });

  it('with too few or too many columns are bad, and the next are read', async () => {
    expect(await rows('id,title\n1\n2,Two\n3,Three,more\n')).toEqual([
      { line: 2, problem: '1 columns where the head has 2' },
      { line: 3, values: { id: '2', title: 'Two' } },
      { line: 4, problem: '3 columns where the head has 2' },
    ]);
  });

  it('lose nothing but their own line to a quote that nobody closes', async () => {
    const good = { line: 3, values: { id: '2', title: 'Two' } };
    expect(await rows('id;title\n1;"One\n2;Two\n')).toEqual([
      { line: 2, problem: 'it has no end: a quote is opened and not closed' },
      good,
    ]);
    expect(await rows('id;title\n1;"One\n2;Two\n3;"Three"\n')).toEqual([
      { line: 2, values: { id: '1', title: '"One' } },
      good,
      { line: 4, values: { id: '3', title: 'Three' } },
    ]);
    expect(await rows('id\ttitle\n1\t"Round" table\n2\tTwo')).toEqual([
      { line: 2, values: { id: '1', title: '"Round" table' } },
      good,
    ]);
  });

  it.each(['', '"'])('passes over a line that never seems to end, as one row, with %j before it', async (before) => {
    const endless = `${before}${'x'.repeat(3_500_000)}`;
    const text = `id,title\n1,One\n2,${endless}\n3,Three\n4,Four,Five\n`;
    expect(await rows(text, {}, 300_000)).toEqual([
      { line: 2, values: { id: '1', title: 'One' } },
      { line: 3, problem: 'it is longer than 1000000 letters' },
      { line: 4, values: { id: '3', title: 'Three' } },
      { line: 5, problem: '3 columns where the head has 2' },
    ]);
    expect(await rows(`id,title\n1,One\n2,${endless}`, {}, 300_000)).toHaveLength(2);
  });

  it('end with any of the three line ends, and empty ones are passed over', async () => {
    const read = [
      { line: 2, values: { id: '1', title: 'One' } },
      { line: 4, values: { id: '2', title: 'Two' } },
    ];
    for (const end of ['\n', '\r\n', '\r'])
      for (const last of ['', end])
        for (const size of [1, 1000])
          expect(await rows(['id,title', '1,"One"', '', '2,Two'].join(end) + last, {}, size)).toEqual(read);
  });

  it('give back any cells that were written as the standard says', async () => {
    const cell = fc
      .array(fc.constantFrom('a', '"', ',', '\n', ' b', '""'), { maxLength: 6 })
      .map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { maxLength: 6 }),
        fc.integer({ min: 1, max: 7 }),
        async (table, size) => {
          const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
          const text = [['id', 'title'], ...table].map((row) => row.map(quoted).join(',')).join('\n');
          const read = await rows(text, {}, size);
          const filled = table.filter((row) => row.some((one) => one !== ''));
          expect(
            read.map((row) => ('values' in row ? [row.values['id'] ?? '', row.values['title'] ?? ''] : row)),
          ).toEqual(filled.map((row) => row.map((one) => one.trim())));
        },
      ),
    );
  });

  it('mean the same wherever they are cut into pieces', async () => {
    const text = fc.array(fc.constantFrom('"', ',', '\n', '\r\n', 'a', '""', '\r', '\\"'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (parts, size) => {
        const whole = `id,title\n${parts.join('')}`;
        expect(await rows(whole, {}, size)).toEqual(await rows(whole));
      }),
    );
  });
});
