import type { Token } from './tokens.ts';

/** Beside these, "To" is a terabyte, and no range goes to anywhere. */
export const isFrenchByte = ({ text }: Token): boolean => text === 'mo' || text === 'go';
