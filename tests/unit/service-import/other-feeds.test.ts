import { describe, expect, it } from 'vitest';
import type { FeedHead } from '../../../backend/service/import/feed-record.ts';
import { rows, xml } from '../../support/read-feed.ts';

describe('XML as others write it', () => {
  it('takes no name of the shop from an empty title', async () => {
    const head: FeedHead = {};
    await xml(
      `<rss><title></title><channel><title>Oak House</title><item><g:id>1</g:id></item></channel></rss>`,
      9,
      head,
    );
    expect(head.title).toBe('Oak House');
  });

  it('is known by what price comparisons call its parts, in elements, attributes and named pairs', async () => {
    const [shop] =
      await xml(`<SHOP><SHOPITEM><ITEM_ID>7</ITEM_ID><PRODUCTNAME>Lampa</PRODUCTNAME><URL>https://l.example/7</URL>
      <PRICE_VAT>121</PRICE_VAT><EAN>4006381333931</EAN><PARAM name="Vendor">Lux</PARAM></SHOPITEM></SHOP>`);
    expect(shop).toMatchObject({
      values: {
        id: '7',
        title: 'Lampa',
        link: 'https://l.example/7',
        price_vat: '121',
        ean: '4006381333931',
        brand: 'Lux',
      },
    });
    const [offer] = await xml(`<offers><o id="3" url="https://l.example/3" price="9.5" stock="4"><name> Krzesło </name>
      <attrs><a name="Kod producenta"><![CDATA[K-3]]></a></attrs></o></offers>`);
    expect(offer).toMatchObject({
      values: { id: '3', title: 'Krzesło', link: 'https://l.example/3', price: '9.5', quantity: '4', mpn: 'K-3' },
    });
  });

  it('is read by a mapping, which comes before all other names', async () => {
    const text = `<all><product><code>9</code><id>no</id><label>Stool</label></product></all>`;
    const [stool] = await xml(text, undefined, {}, { id: 'Code', title: 'label' });
    expect(stool).toMatchObject({ values: { id: '9', title: 'Stool' } });
  });
});

describe('rows as others write them', () => {
  it('are known by what networks call their columns, but Google comes first', async () => {
    const head =
      'merchant_product_id,product_name,merchant_deep_link,aw_deep_link,search_price,product_price_old,in_stock';
    expect(await rows(`${head}\nA,Boot,https://b.example/a,https://net.example/a,20,30,1\n`)).toEqual([
      {
        line: 2,
        values: {
          id: 'A',
          title: 'Boot',
          link: 'https://b.example/a',
          aw_deep_link: 'https://net.example/a',
          price: '20',
          old_price: '30',
          availability: '1',
        },
      },
    ]);
    expect(await rows('id,sku,title\n1,S-1,One\n')).toEqual([
      { line: 2, values: { id: '1', sku: 'S-1', title: 'One' } },
    ]);
  });

  it('begin after the lines in which a template explains itself', async () => {
    const text = '# Required | A number; any,# Required | A name\n"# more, ""quoted"""\nid,title\n1,#1 chair\n';
    for (const size of [1, 5, 1000])
      expect(await rows(text, {}, size)).toEqual([{ line: 4, values: { id: '1', title: '#1 chair' } }]);
  });

  it('are read with backslashes before quotes where they fit the head only so', async () => {
    const text = 'id,title,price\n1,"A 3\\", bright, screen",5\n2,"C:\\",6\n3,"two, ""words""",7\n';
    for (const size of [1, 7, 1000])
      expect(await rows(text, {}, size)).toEqual([
        { line: 2, values: { id: '1', title: 'A 3", bright, screen', price: '5' } },
        { line: 3, values: { id: '2', title: 'C:\\', price: '6' } },
        { line: 4, values: { id: '3', title: 'two, "words"', price: '7' } },
      ]);
  });
});
