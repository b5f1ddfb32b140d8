import type * as contract from '@arquiba/contract/prescriptions';
import { HEALTH_CONSENT_VERSION } from '@arquiba/contract/prescriptions';
import type { Operation } from '../platform/calls/operation.ts';
import type { Services } from '../platform/context.ts';
import { releaseFiles, removeReleased } from './public/release-files.ts';
import { findConsent, insertConsent, removeConsent } from './queries.ts';

export const giveHealthConsent: Operation<typeof contract.giveHealthConsent> = async ({
  db,
  clock,
  viewer: { accountId },
}) => {
  const version = HEALTH_CONSENT_VERSION;
  const consent = { accountId, version, acceptedAt: clock.now() };
  // One that was given before stays as it is.
  await db.transaction((tx) => insertConsent(tx, consent));
  const { acceptedAt } = (await findConsent(db, accountId)) ?? consent;
  return { consentedAt: acceptedAt.toISOString() };
};

export const withdrawHealthConsent: Operation<typeof contract.withdrawHealthConsent> = (context) =>
  forgetPrescriptions(context, context.viewer.accountId);

/** Deletes the consent of an account with its prescriptions, their files, and what it has uploaded. */
export async function forgetPrescriptions(
  services: Pick<Services, 'db' | 'clock' | 'media' | 'log'>,
  accountId: string,
): Promise<void> {
  const { db, clock, media } = services;
  const fileIds = await db.transaction(async (tx) =>
    releaseFiles(tx, await removeConsent(tx, accountId), clock.now()),
  );
  await removeReleased(services, fileIds);
  await media.removeFolder(`/prescriptions/${accountId}`);
}
