import { minorDigits, toMajor, type Money } from './money.ts';
import type { Rule } from './rule.ts';
import { ruleFields } from './rule-compat.ts';
import type { Availability } from './sighting.ts';
import type { TargetType } from './watch.ts';

export type PresetKind = 'any-drop' | 'below' | 'falls-by' | 'back-in-stock' | 'on-sale' | 'discount';

/** A price that stands on the scale while a target is set. */
export interface PriceMark {
  readonly kind: 'now' | 'lowest-seen' | 'best-elsewhere';
  readonly price: Money;
}

/** An alert that makes sense for what is on screen. `suggested` is in major units for `below`, in per cent otherwise. */
export interface Preset {
  readonly kind: PresetKind;
  readonly suggested?: number;
}

export interface OnScreen {
  readonly targetType: TargetType;
  /** What the alert begins at. */
  readonly price?: Money;
  /** What is on the page, where that is another. */
  readonly here?: Money;
  readonly availability: Availability;
  readonly onSale?: boolean;
  readonly lowestSeen?: Money;
  readonly bestElsewhere?: Money;
}

const SUGGESTED_FALL_PERCENT = 10;
const SUGGESTED_DISCOUNT_PERCENT = 20;

/** The presets that the service takes for this target, and that are not true already, the likeliest first. */
export function presetsFor(screen: OnScreen): Preset[] {
  const fields = ruleFields(screen.targetType);
  const { price } = screen;
  const target = suggestedTarget(screen);
  const hasBaseline = price !== undefined;
  const presets: (Preset | undefined)[] = [
    screen.availability === 'out-of-stock' && fields.includes('availability') ? { kind: 'back-in-stock' } : undefined,
    hasBaseline ? { kind: 'any-drop' } : undefined,
    hasBaseline || target !== undefined
      ? { kind: 'below', ...(target === undefined ? {} : { suggested: target }) }
      : undefined,
    hasBaseline ? { kind: 'falls-by', suggested: SUGGESTED_FALL_PERCENT } : undefined,
    screen.onSale !== true && fields.includes('on_sale') ? { kind: 'on-sale' } : undefined,
    fields.includes('sale_discount') ? { kind: 'discount', suggested: SUGGESTED_DISCOUNT_PERCENT } : undefined,
  ];
  return presets.filter((preset) => preset !== undefined);
}

/** The prices worth seeing while a target is chosen, in the page's currency alone, cheapest first. */
export function priceMarks({ price, here = price, lowestSeen, bestElsewhere }: OnScreen): PriceMark[] {
  const currency = price?.currency ?? bestElsewhere?.currency ?? lowestSeen?.currency;
  const marks: (readonly [PriceMark['kind'], Money | undefined])[] = [
    ['now', here],
    ['lowest-seen', lowestSeen],
    ['best-elsewhere', bestElsewhere],
  ];
  return marks
    .flatMap(([kind, mark]) => (mark !== undefined && mark.currency === currency ? [{ kind, price: mark }] : []))
    .sort((a, b) => a.price.minor - b.price.minor);
}

/** Under the price now by a tenth, but never under the lowest that was ever seen: that would hardly come. */
function suggestedTarget(screen: OnScreen): number | undefined {
  const now = screen.price ?? screen.bestElsewhere;
  if (now === undefined) return undefined;
  const lowest = screen.lowestSeen?.currency === now.currency ? screen.lowestSeen.minor : 0;
  const tenth = Math.floor(now.minor * (1 - SUGGESTED_FALL_PERCENT / 100));
  const minor = Math.min(now.minor, Math.max(1, tenth, lowest + 1));
  return minor / 10 ** minorDigits(now.currency);
}

/** The rules of a preset; `value` is the target or the per cent that the user chose. */
export function presetRules(kind: PresetKind, screen: OnScreen, value: number): Rule[] {
  // An ASIN's rule sleeps for good without a start value: where the page names no price, that of another shop wakes it.
  const begin = screen.price ?? (screen.targetType === 'asin' ? screen.bestElsewhere : undefined);
  const start = begin === undefined ? null : toMajor(begin);
  const price = { field: 'final_price', startValue: start } as const;
  switch (kind) {
    case 'any-drop': {
      // The smallest coin: a fall by less is none.
      const least = 1 / 10 ** (screen.price === undefined ? 2 : minorDigits(screen.price.currency));
      return [{ ...price, condition: 'decrease', threshold: { type: 'value', value: least } }];
    }
    case 'below':
      return [{ ...price, condition: 'less_than', threshold: { type: 'value', value } }];
    case 'falls-by':
      return [{ ...price, condition: 'decrease', threshold: { type: 'percentage', value } }];
    case 'back-in-stock': {
      const startValue = screen.targetType === 'asin' ? 'OutOfStock' : null;
      return [
        { field: 'availability', condition: 'equals', startValue, threshold: { type: 'value', value: 'InStock' } },
      ];
    }
    case 'on-sale': {
      const startValue = screen.targetType === 'asin' ? (screen.onSale ?? false) : null;
      return [{ field: 'on_sale', condition: 'equals', startValue, threshold: { type: 'value', value: true } }];
    }
    case 'discount':
      // "At least 20 %": greater_than is not met at its threshold, and discounts are whole.
      return [
        {
          field: 'sale_discount',
          condition: 'greater_than',
          startValue: null,
          threshold: { type: 'value', value: Math.max(0, value - 1) },
        },
      ];
  }
}
