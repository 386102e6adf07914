import type { Pack } from './pack.ts';
import type { Traits } from './traits.ts';

/** What a name leaves out may be what tells the two apart. */
export function statesAsMuch(a: Traits, b: Traits): boolean {
  const isStated = ({ total }: Pack): boolean => total !== undefined && !(total.of === 'piece' && total.amount === 1);
  const isAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
    (one.length === 0) === (other.length === 0);
  return (
    isStated(a.pack) === isStated(b.pack) &&
    isAlike(a.sizes, b.sizes) &&
    (a.sizes.length === 0 || a.sizes.some((size) => b.sizes.includes(size))) &&
    isAlike(a.editions, b.editions) &&
    isAlike(a.formats, b.formats) &&
    isAlike(a.platforms, b.platforms) &&
    hasStorage(a) === hasStorage(b)
  );
}

const hasStorage = ({ measures }: Traits): boolean => measures.some(({ kind }) => kind === 'storage');
