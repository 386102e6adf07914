import { criteriaOf, ofGtin } from './criteria.ts';
import { subjectKey } from './product-key.ts';
import type { Listed } from './sighting.ts';
import type { Subject } from './subject.ts';

/** Everything that names the product of a subject: what the user says of it under one name holds under all of them. */
export function namesOf(subject: Subject): readonly string[] {
  const names = criteriaOf(subject).flatMap(({ field, values: [value = ''] }) =>
    field === 'keyword' ? [] : [`${field}:${value}`],
  );
  return [...new Set([subjectKey(subject), ...names])];
}

/** The same of an item on a listing page. */
export function namesOfListed({ asin, gtin, url }: Listed): readonly string[] {
  return [
    ...(asin === undefined ? [] : [`asin:${asin}`]),
    ...(gtin === undefined ? [] : [`barcode:${ofGtin(gtin).values[0] ?? gtin}`]),
    ...(url === undefined ? [] : [`url:${url}`]),
  ];
}
