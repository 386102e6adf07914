import type { Answered } from './answered.ts';
import { compare } from './compare.ts';
import type { Comparison } from './comparison.ts';
import { parseCurrency } from './money.ts';
import type { Listed } from './sighting.ts';
import type { Subject } from './subject.ts';
import { wantedFrom } from './wanted-from.ts';

/** From what the catalog said to what a shopper can believe. A listing's item adds what its card says. */
export function gradeAnswer(
  subject: Subject,
  { answer, notSame, stale, rates, displayCurrency }: Answered,
  listed?: Listed,
): Comparison {
  const { page, asked, fetchedAt } = answer;
  const { offers, paging, dropped, facets } = page;
  const wanted = wantedFrom(subject);
  const currency = displayCurrency === undefined ? undefined : parseCurrency(displayCurrency);
  return compare({
    subject,
    wanted: {
      ...wanted,
      ...(listed?.price ? { price: listed.price } : {}),
      ...(listed?.name ? { name: listed.name } : {}),
    },
    offers,
    notSame: new Set(notSame),
    paging,
    ...(rates === undefined ? {} : { rates }),
    ...(currency === undefined ? {} : { displayCurrency: currency }),
    ...(facets === undefined ? {} : { serviceFacets: facets }),
    droppedRows: dropped,
    fetchedAt,
    stale,
    asked,
  });
}
