import type { MeasureKind } from './pack-words.ts';

const UNIT_TEXT: Readonly<Partial<Record<MeasureKind, string>>> = {
  mass: 'g',
  volume: 'ml',
  length: 'm',
  area: 'm²',
  storage: 'GB',
  power: 'W',
  voltage: 'V',
  frequency: 'Hz',
  charge: 'mAh',
  energy: 'Wh',
  pixels: 'MP',
  percent: '%',
  strength: 'mg',
  light: 'lm',
  pressure: 'bar',
};

export function amountText(amount: number, kind: MeasureKind): string {
  const unit = UNIT_TEXT[kind];
  const rounded = Number(amount.toPrecision(4));
  return unit === undefined ? String(rounded) : `${rounded} ${unit}`;
}
