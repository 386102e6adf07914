import { traitsOf } from './attributes.ts';
import { unstatedPack } from './pack.ts';
import type { Traits } from './traits.ts';

/** The attributes say it better than the name does; what they do not state, the name may. */
export function withAttributes(traits: Traits, { color, size, gender }: Attributes): Traits {
  if (color === undefined && size === undefined && gender === undefined) return traits;
  const colours = color === undefined ? [] : traitsOf(color).colours;
  const chosen = gender === undefined ? [] : traitsOf(gender).choices;
  return {
    ...traits,
    colours: colours.length > 0 ? colours : traits.colours,
    choices: [...traits.choices, ...chosen.filter((one) => !traits.choices.includes(one))],
    ...(size === undefined ? {} : sizeAttribute(traits, size)),
    last: undefined,
  };
}

interface Attributes {
  readonly color?: string;
  readonly size?: string;
  readonly gender?: string;
}

const LETTER_SIZES: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
  'x-large': 'xl',
  'xx-large': '2xl',
  xxl: '2xl',
  xxxl: '3xl',
};

/** "500 ml" and "256 GB" are sizes, too, and so is "EU 42". */
function sizeAttribute(traits: Traits, text: string): Partial<Traits> {
  const sized = traitsOf(text);
  if (sized.measures.length > 0) {
    const pack = traits.pack === unstatedPack ? sized.pack : traits.pack;
    const others = sized.measures.filter(({ kind }) => traits.measures.every((known) => known.kind !== kind));
    return { pack, measures: [...traits.measures, ...others] };
  }
  const word = text.trim().toLowerCase();
  if (!/^[\w .,/-]{1,16}$/.test(word)) return {};
  return { sizes: sized.sizes.length > 0 ? sized.sizes : [LETTER_SIZES[word] ?? word] };
}
