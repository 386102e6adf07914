import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/graded.ts';
import { offerWith } from '../../fixtures/offers.ts';

// What one name states and the other does not may be what tells the two apart.
it.each([
  ['Nivea Soft Creme Gesicht', '', '', 'likely'],
  ['Nivea Soft Creme Gesicht', '200 ml', '200 ml', 'likely'],
  ['Nivea Soft Creme Gesicht', '200 ml', '', 'similar'],
  ['Nivea Soft Creme Gesicht', '1 Stück', '', 'likely'],
  ['Nivea Soft Creme Gesicht', '4 Stück', '', 'similar'],
  ['Nivea Soft Creme Gesicht', '1 ml', '', 'similar'],
  ['Adidas Gazelle Sneaker Leder', 'Größe 42', 'Größe 42', 'likely'],
  ['Adidas Gazelle Sneaker Leder', 'Größe 42', '', 'similar'],
  ['Adidas Gazelle Sneaker Leder', 'Größe 42', 'EU 42', 'similar'],
  ['Adidas Gazelle Shirt Leder', 'Größe M / L', 'Größe L', 'likely'],
  ['Duden Wörterbuch Deutsch Neu', '27. Auflage', '27. Auflage', 'likely'],
  ['Duden Wörterbuch Deutsch Neu', '27. Auflage', '', 'similar'],
  ['Dune Roman Frank Herbert', 'Taschenbuch', 'Taschenbuch', 'likely'],
  ['Dune Roman Frank Herbert', 'Taschenbuch', '', 'similar'],
  ['Hogwarts Legacy Avalanche Zauberer', 'PS5', 'PS5', 'likely'],
  ['Hogwarts Legacy Avalanche Zauberer', 'PS5', '', 'similar'],
  ['Lenovo Yoga Android Tablet', '128 GB', '128 GB', 'likely'],
  ['Lenovo Yoga Android Tablet', '128 GB', '', 'similar'],
  ['Lenovo Yoga Android Tablet', '128 GB 10 W', '128 GB', 'likely'],
  ['Lenovo Yoga Android Tablet', '10 W', '', 'likely'],
])('%s: "%s" and "%s" are %s', (name, one, other, grade) => {
  const brand = name.split(' ')[0] ?? '';
  const graded = (page: string, offer: string): string =>
    readingOf({ gtins: [], name: `${name} ${page}`, brand }, offerWith({ gtins: [], brand, name: `${name} ${offer}` }))
      .match.grade;
  expect(graded(one, other)).toBe(grade);
  expect(graded(other, one)).toBe(grade);
});
