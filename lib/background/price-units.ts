import type { Connection } from '../domain/connection.ts';
import type { OfferPage } from '../domain/offer-page.ts';
import { type DecidedUnit, decideUnit, noUnitEvidence, withEvidence } from '../domain/price-calibration.ts';
import type { Subject } from '../domain/subject.ts';
import type { LocalItems } from '../storage/local-items.ts';

type Items = Pick<LocalItems, 'settings' | 'unit'>;

async function evidenceOf(address: string, items: Items) {
  const stored = await items.unit.get();
  return stored?.address === address ? stored.evidence : noUnitEvidence;
}

/** By hand, else as the proxy states it, else as prices on pages have shown. */
export async function unitOf({ address, capabilities }: Connection, items: Items): Promise<DecidedUnit> {
  const { priceUnit } = await items.settings.get();
  return decideUnit(priceUnit, capabilities.priceUnit, await evidenceOf(address, items));
}

/** A page's price beside its offers' says what unit the service counts in. True when that changed the decision. */
export async function calibrate(
  connection: Connection,
  items: Items,
  subject: Subject,
  { offers }: OfferPage,
): Promise<boolean> {
  if (subject.kind !== 'sighting') return false;
  const { unit } = await unitOf(connection, items);
  const evidence = withEvidence(await evidenceOf(connection.address, items), subject.sighting, offers, unit);
  await items.unit.set({ address: connection.address, evidence });
  return (await unitOf(connection, items)).unit !== unit;
}
