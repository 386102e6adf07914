import { randomBytes } from 'node:crypto';

/** Ids that no other process makes up too, without a random draw for each. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
