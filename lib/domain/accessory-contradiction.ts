import { holds } from './differing-lists.ts';
import { type Contradiction, differs, told } from './match-reasons.ts';
import type { Traits } from './traits.ts';

/** What one is *for* is what the other *is*: a case for the phone, a filter for the machine. */
export function accessoryContradiction(wanted: Traits, offered: Traits): Contradiction | undefined {
  if (isBeside(offered, wanted)) return differs('accessory', undefined, offered.accessory);
  if (isBeside(wanted, offered)) return differs('accessory', wanted.accessory, undefined);
  if (isFor(offered, wanted)) return differs('accessory', undefined, told(offered.fits));
  if (isFor(wanted, offered)) return differs('accessory', told(wanted.fits), undefined);
  return undefined;
}

/** A case and the phone: all that names the one names the other, too, but for the case. */
function isBeside(one: Traits, other: Traits): boolean {
  if (one.accessory === undefined || other.accessory !== undefined || one.pack.total !== undefined) return false;
  // What is for something is a thing beside another itself, whatever it is called.
  if (other.fits.length > 0) return false;
  return (
    !other.squashed.includes(one.accessory.replace(/^ersatz/, '')) &&
    other.words.length > 0 &&
    holds(one.words, other.words)
  );
}

/** "For all hair types" and "for cats" fit no thing. */
const PURPOSES = new Set(
  'all alle allen tous toutes tutti tutte todo todos todas todo wszystkich всех hair haar haare skin haut peau cheveux capelli pelle cats cat katze katzen chat chats gato gatos gatto gatti kota kotow kocky katt dogs dog hund hunde chien chiens perro perros cane cani psa psow psy copies fotocopie photocopies fotokopien'.split(
    ' ',
  ),
);

function isFor(one: Traits, other: Traits): boolean {
  if (one.fits.length === 0 || other.fits.length > 0 || PURPOSES.has(one.fits[0] ?? '')) return false;
  const fitting = one.fits.filter((word) => other.words.includes(word)).length;
  const shared = one.words.filter((word) => other.words.includes(word)).length;
  // Beside the maker's name: "GoPro battery for Hero".
  return fitting > 0 && (fitting > shared || (fitting === shared && one.words.length > shared + 1));
}
