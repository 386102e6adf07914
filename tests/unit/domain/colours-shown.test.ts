import { expect, test } from 'vitest';
import { rowsOf, shown } from '../../fixtures/shown.ts';

const TABLE = `
# cream is a colour where the other name has one in its place
Kappa Flasche Cream = Kappa Flasche schwarz => likely; colour cream | black
Kappa Flasche schwarz = Kappa Flasche Cream => likely; colour black | cream
Kappa Flasche Cream = Kappa Flasche => same
Kappa Flasche = Kappa Flasche Cream => same
Kappa Flasche = Kappa Flasche schwarz => same
Kappa Flasche Cream rot = Kappa Flasche schwarz => likely; colour red | black
# and nothing else
Kappa Flasche Cream Sport = Kappa Flasche schwarz => same
# which many call otherwise
Kappa Flasche Cream = Kappa Flasche weiß => same
Kappa Flasche gelb = Kappa Flasche Cream => same
# a jar holds no more than half a litre of it, and what is weighed is put on or eaten
Kappa Flasche Creme 1 l = Kappa Flasche rot 1 l => likely; colour cream | red
Kappa Flasche rot 1 l = Kappa Flasche Creme 1 l => likely; colour red | cream
Kappa Flasche Creme 0,6 l = Kappa Flasche rot 0,6 l => likely; colour cream | red
Kappa Flasche Creme 0,5 l = Kappa Flasche rot 0,5 l => same
Kappa Creme 1 kg = Kappa rot 1 kg => same
# of what is weighed, the white one is another
Bonbonniere Tafel 100 g = Bonbonniere Tafel weiß 100 g => likely; colour - | white
Bonbonniere Tafel weiß 100 g = Bonbonniere Tafel 100 g => likely; colour white | -
Bonbonniere Tafel weiß 100 g = Bonbonniere Tafel schwarz 100 g => likely; colour white | black
Bonbonniere Tafel weiß 100 g = Bonbonniere Tafel => same
Bonbonniere Tafel = Bonbonniere Tafel weiß 100 g => same
Bonbonniere Tafel braun 100 g = Bonbonniere Tafel 100 g => same
Bonbonniere Tafel 100 g = Bonbonniere Tafel braun 100 g => same
Bonbonniere Tafel weiß braun 100 g = Bonbonniere Tafel 100 g => same
Bonbonniere Tafel weiß Nuss 100 g = Bonbonniere Tafel 100 g => same
Bonbonniere Tafel weiß 100 g = Bonbonniere Tafel Nuss 100 g => same
Wandfarbe weiß 2 l = Wandfarbe 2 l => same
# of what is used up, an XL is always named
Ariel Pods XL 40 Stück = Ariel Pods 40 Stück => likely; size xl | -
Ariel Pods 40 Stück = Ariel Pods XXL 40 Stück => likely; size - | 2xl
Ariel Pulver XL 2 kg = Ariel Pulver 2 kg => likely; size xl | -
Ariel Pulver L 2 kg = Ariel Pulver 2 kg => same
Ariel Pulver XL 2 kg = Ariel Pulver => same
Ariel Pulver XL = Ariel Pulver 2 kg => same
Socken XL 8 Stück = Socken 8 Stück => likely; size xl | -
Socken XL 7 Stück = Socken 7 Stück => same
Teppich XL 3 m = Teppich 3 m => same
Teppich XL 3 m² = Teppich 3 m² => same
`;

test.each(rowsOf(TABLE))('%s | %s', (page, offer, seen) => {
  expect(shown(page, offer)).toBe(seen);
});
