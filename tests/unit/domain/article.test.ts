import { describe, expect, it } from 'vitest';
import { isArticle, isOtherThing } from '../../../lib/domain/recognise/article.ts';
import type { Evidence } from '../../../lib/domain/recognise/evidence.ts';
import { basketWords } from '../../../lib/domain/recognise/basket-words.ts';
import { AT_ONCE, fillsBasket } from '../../../lib/domain/recognise/evidence.ts';
import { pageWith } from '../../fixtures/evidence.ts';
import { money } from '../../fixtures/offers.ts';

describe('a page that writes about a product', () => {
  const article = (more: object): string => JSON.stringify({ '@type': 'BlogPosting', headline: 'Kettle', ...more });
  const page = (evidence: Partial<Evidence>): ReturnType<typeof pageWith> =>
    pageWith({ headings: ['Kettle'], ...evidence });
  const og: Partial<Evidence> = { metas: [['og:type', 'article']] };
  const finding = { source: 'meta' as const };

  it.each<[string, Partial<Evidence>, Parameters<typeof isArticle>[1], boolean]>([
    ['by its type', og, [finding], true],
    ['by its type, with nothing found', og, [], true],
    ['not where a price stands', og, [{ ...finding, price: money(1) }, finding], false],
    ['not where something is in stock', og, [finding, { ...finding, availability: 'in-stock' }], false],
    ['not by another type', { metas: [['og:type', 'product']] }, [], false],
    ['by its data', { jsonLd: [article({})] }, [{ ...finding, price: money(1) }], true],
    [
      'by data in a graph',
      { jsonLd: [JSON.stringify({ '@graph': [{ '@type': 'NewsArticle', name: 'Kettle' }] })] },
      [],
      true,
    ],
    ['by data in a list', { jsonLd: [`[1, ${article({})}]`] }, [], true],
    ['by one type of several', { jsonLd: [article({ '@type': ['Thing', 'Review'] })] }, [], true],
    ['not by data of another thing', { jsonLd: [article({ headline: 'Toaster' })] }, [], false],
    ['not by data that only names an article', { jsonLd: [article({ '@type': 'Product', x: 'article' })] }, [], false],
    ['not by a list of articles', { jsonLd: [article({ '@type': 'ArticleList' })] }, [], false],
    ['not where a button fills a basket', { ...og, jsonLd: [article({})], buttons: ['Add to cart'] }, [], false],
    ['though a button leads elsewhere', { ...og, buttons: [`${AT_ONCE}Buy now`] }, [], true],
  ])('%s', (_, evidence, found, expected) => {
    expect(isArticle(page(evidence), found)).toBe(expected);
  });

  const recipe = '{"@type":"Recipe","name":"Kettle"}';
  const program = '{"@type":"SoftwareApplication","name":"Kettle"}';
  it.each<[string, string, Parameters<typeof isOtherThing>[1], boolean]>([
    ['a recipe', recipe, [], true],
    ['a recipe of another dish', '{"@type":"Recipe","name":"Soup"}', [], false],
    ['a recipe that tags call a product', recipe, [finding], true],
    ['but not where they say what it costs', recipe, [{ ...finding, price: money(1) }], false],
    ['or where more than tags says so', recipe, [finding, { source: 'microdata' }], false],
    ['a program', program, [], true],
    ['but not one that tags call a product', program, [finding], false],
    ['a product', '{"@type":"Product","name":"Kettle"}', [], false],
    ['an article', article({}), [], false],
  ])('or about what no shop sells: %s', (_, block, found, expected) => {
    expect(isOtherThing(page({ jsonLd: [block] }), found)).toBe(expected);
  });
});

describe('a button', () => {
  it.each([
    ['ADD TO CART', true],
    ['In den Warenkorb', true],
    ['Kosárba', true],
    ['Buy now', false],
  ])('"%s" fills a basket: %s', (words, expected) => {
    expect(fillsBasket({ buttons: [basketWords(words) ?? ''] })).toBe(expected);
  });

  it('that is none fills no basket', () => {
    expect(fillsBasket({ buttons: [] })).toBe(false);
    expect(fillsBasket({ buttons: [AT_ONCE, 'Add to cart'] })).toBe(true);
  });
});
