import { expect, test } from 'vitest';
import { exportAs } from '../../../components/options/export-tables.ts';

const whole = {
  fileName: 'elsewhere-2026-03-01.json',
  text: JSON.stringify({
    watches: [
      {
        clientId: 'c',
        draft: {
          name: '=HYPERLINK("x")',
          rules: [{ field: 'final_price', condition: 'less_than', threshold: { type: 'value', value: 20 } }],
        },
        product: { key: 'k', name: 'Stapler, "big"', url: 'https://shop.example/1' },
        attempts: 0,
        createdAt: 0,
        changedAt: 0,
        tags: ['office', 'gift'],
      },
    ],
    observations: [{ at: 0, product: 'k', merchant: 'Shop', price: { minor: 1999, currency: 'EUR' }, origin: 'page' }],
  }),
};

test('the whole stays as it is', () => {
  expect(exportAs('json', whole)).toBe(whole);
});

test('watches as a table, in which no cell is a formula', () => {
  const { fileName, text } = exportAs('watches-csv', whole);
  expect(fileName).toBe('elsewhere-watches-2026-03-01.csv');
  const [head, row, end] = text.split('\r\n');
  expect(head).toBe('name,product,state,rules,created,last checked,expires,tags,address');
  expect(row).toContain(`"'=HYPERLINK(""x"")","Stapler, ""big""",`);
  expect(row).toContain('final_price less_than 20 value,1970-01-01T00:00:00.000Z,,,office gift,https://shop.example/1');
  expect(end).toBe('');
});

test('prices as a table, in the units people pay with', () => {
  const { fileName, text } = exportAs('prices-csv', whole);
  expect(fileName).toBe('elsewhere-prices-2026-03-01.csv');
  expect(text.split('\r\n')[1]).toBe('1970-01-01T00:00:00.000Z,k,Shop,19.99,,EUR,page');
});
