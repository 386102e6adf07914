import type { ListScore } from './lists.ts';
import { precision, recall, type Tallies } from './tally.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

/** The sums as plain data. */
export function summarise(tallies: Tallies) {
  return {
    fields: Object.fromEntries(
      [...tallies.fields].map(([field, tally]) => [
        field,
        { ...tally, precision: precision(tally), recall: recall(tally) },
      ]),
    ),
    falseProducts: tallies.claims,
    findings: tallies.findings,
  };
}

export function printTallies(title: string, tallies: Tallies, withFindings: boolean): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      [...tallies.fields].map(([field, tally]) => [
        field,
        { ...tally, precision: percent(precision(tally)), recall: percent(recall(tally)) },
      ]),
    ),
  );
  for (const [on, { pages, claimed }] of Object.entries(tallies.claims)) {
    const share = pages === 0 ? 0 : claimed / pages;
    console.log(`products claimed on ${on}: ${String(claimed)} of ${String(pages)} (${percent(share)})`);
  }
  if (!withFindings) return;
  const order = ['thrown', 'false-product', 'wrong', 'missed', 'unlabelled'];
  const sorted = [...tallies.findings].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.field.localeCompare(b.field),
  );
  for (const { page, field, kind, expected, got } of sorted) {
    console.log(
      `${kind.padEnd(13)} ${field.padEnd(15)} ${page}\n    expected ${short(expected)}\n    got      ${short(got)}`,
    );
  }
}

/** Precision and recall of each, side by side, as a table for a page of text. */
export function printBeside(all: ReadonlyMap<string, Tallies>): void {
  const fields = [
    'product',
    'asin',
    'gtin',
    'isbn',
    'name',
    'price',
    'availability',
    'brand',
    'sku',
    'mpn',
    'canonical-url',
  ];
  console.log(`\n| field | ${[...all.keys()].join(' | ')} |\n| --- |${' --- |'.repeat(all.size)}`);
  for (const field of fields) {
    const cells = [...all.values()].map(({ fields: sums }) => {
      const tally = sums.get(field);
      return tally === undefined ? '–' : `${percent(precision(tally))} / ${percent(recall(tally))}`;
    });
    console.log(`| ${field} | ${cells.join(' | ')} |`);
  }
  for (const on of ['negatives', 'listings'] as const) {
    const cells = [...all.values()].map(({ claims }) => `${String(claims[on].claimed)} of ${String(claims[on].pages)}`);
    console.log(`| products claimed on ${on} | ${cells.join(' | ')} |`);
  }
}

export function printList(title: string, score: ListScore): void {
  console.log(
    `\n${title}: ${String(score.right)} of ${String(score.rows)} right; contested ${String(score.contestedRight)} of ${String(score.contested)}`,
  );
  for (const { input, expected, got, contested } of score.errors) {
    console.log(
      `${contested ? 'contested' : 'wrong    '} ${short(input)}\n    expected ${expected}\n    got      ${got}`,
    );
  }
}
