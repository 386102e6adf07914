import { cleanText } from './clean-text.ts';
import { labelField, type LabelField } from './labels.ts';

export type Labelled = { [Field in LabelField]?: Field extends 'gtin' | 'isbn' ? string[] : string };

const ROWS = 'tr,dt,li,p,div';
const MAX_ROWS = 1500;
const MAX_ROW_LENGTH = 300;

/** Labelled values in specification tables, definition lists and bullet points below the given elements. */
export function readLabelled(roots: readonly Element[]): Labelled {
  const found: Labelled = {};
  let budget = MAX_ROWS;
  for (const root of roots) {
    for (const row of root.querySelectorAll(ROWS)) {
      if ((budget -= 1) < 0) return found;
      readRow(row, found);
    }
  }
  return found;
}

function readRow(row: Element, found: Labelled): void {
  if (row.localName === 'dt') return readPair(row, row.nextElementSibling, found);
  const text = row.textContent ?? '';
  if (text.length > MAX_ROW_LENGTH * 4) return;
  const { firstElementChild: head, lastElementChild: value } = row;
  if (head !== value && labelField(head?.textContent ?? '') !== undefined) return readPair(head, value, found);
  const [, label = '', rest = ''] = /^([^:：]{2,40})[:：](.{1,120})$/.exec(cleanText(text, MAX_ROW_LENGTH)) ?? [];
  const field = labelField(label);
  if (field !== undefined) add(found, field, rest.trim());
}

function readPair(head: Element | null, value: Element | null, found: Labelled): void {
  const field = labelField(head?.textContent ?? '');
  if (field !== undefined) add(found, field, cleanText(value?.textContent ?? '', 120));
}

function add(found: Labelled, field: LabelField, value: string): void {
  if (value === '') return;
  if (field === 'gtin' || field === 'isbn') {
    const list = (found[field] ??= []);
    if (list.length < 10) list.push(...value.split(/[,;/|]|\s{2,}|\s(?=\d{8,})/).slice(0, 10));
  } else {
    found[field] ??= value;
  }
}
