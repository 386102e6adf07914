import { expect, it } from 'vitest';
import { labelledCodes } from '../../../lib/domain/recognise/labels.ts';

const SEEN = `Recently viewed Fish food 50 g $22.90 Barcode · Zuletzt angesehen Wetzstein 12,50 EUR EAN · Vus récemment Nourriture EAN
Vistos recentemente Ração em flocos 50g R$22,90 Cód. de barras · Vistos recientemente Comida EAN · Onlangs bekeken Visvoer EAN
Senast visade Fiskmat EAN · Ostatnio oglądane Pokarm EAN · Naposledy prohlížené Krmivo EAN · Недавно просмотренные Корм Штрихкод
最近チェックした商品 餌 JAN · 最近浏览 鱼食 条形码`;
const OWN = 'Fish filter CX 800 EAN · Material steel, seen in many kitchens EAN · Zuletzt geändert am 3. Mai EAN';

it.each(SEEN.split(/ · |\n/))('a code is not of this thing behind: %s', (words) => {
  expect(labelledCodes([[words, '7896551120341']], ['Filter'])).toEqual([]);
});
it.each(OWN.split(' · '))('a code is of this thing behind: %s', (words) => {
  expect(labelledCodes([[words, '7896551120341']], ['Filter'])).toEqual(['7896551120341']);
});
