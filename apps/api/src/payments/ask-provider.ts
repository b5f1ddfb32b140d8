import type { Services } from '../platform/context.ts';
import { applyCharge } from './apply-charge.ts';
import { captureAuthorised } from './capture-authorised.ts';
import { findCharged } from './queries.ts';
import type { Actor } from './tables.ts';

/** Queries a charge and applies its state; a charge that is only authorised is captured. */
export async function askProvider(
  services: Services,
  providerId: string,
  actor: Actor,
): Promise<boolean> {
  const { payments } = services;
  const charge = await payments.fetch(providerId);
  const isOurs = await applyCharge(services, charge, actor);
  if (!isOurs || charge.status !== 'autorizado') return isOurs;
  const row = await findCharged(services.db, payments.name, charge);
  if (row) await captureAuthorised(services, row.id, actor);
  return true;
}
