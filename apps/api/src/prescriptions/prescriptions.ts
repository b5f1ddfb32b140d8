import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/prescriptions';
import { HEALTH_CONSENT_VERSION } from '@arquiba/contract/prescriptions';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { dateErrors } from './check-date.ts';
import { presentPrescription } from './present-prescription.ts';
import { readValues } from './public/read-values.ts';
import { releaseFiles, removeReleased } from './public/release-files.ts';
import {
  findConsent,
  findOwn,
  insertConsent,
  insertPrescription,
  listOwn,
  removeOwn,
  updateOwn,
} from './queries.ts';
import { takePlace } from './take-place.ts';

export const listPrescriptions: Operation<typeof contract.listPrescriptions> = async ({
  db,
  clock,
  viewer,
}) => {
  const consent = await findConsent(db, viewer.accountId);
  const rows = await listOwn(db, viewer.accountId);
  return {
    consentedAt: consent?.acceptedAt.toISOString() ?? null,
    items: rows.map((row) => presentPrescription(row, clock.now())),
  };
};

export const getPrescription: Operation<typeof contract.getPrescription> = async (
  { db, clock, viewer },
  { id },
) => {
  const row = await findOwn(db, viewer.accountId, id);
  if (!row) throw new ApiError('not_found');
  return presentPrescription(row, clock.now());
};

export const createPrescription: Operation<typeof contract.createPrescription> = async (
  { db, clock, viewer },
  input,
) => {
  const { accountId } = viewer;
  const now = clock.now();
  const content = readContent(input, now);
  const row = await db.transaction(async (tx) => {
    if (input.consent) {
      const version = HEALTH_CONSENT_VERSION;
      await insertConsent(tx, { accountId, version, acceptedAt: now });
    }
    await takePlace(tx, accountId);
    const facts = { ...content, remarks: '', fileId: null, createdAt: now, updatedAt: now };
    const made = { id: newId(now), accountId, ...facts };
    await insertPrescription(tx, made);
    return made;
  });
  return presentPrescription({ ...row, file: null }, now);
};

export const updatePrescription: Operation<typeof contract.updatePrescription> = async (
  { db, clock, viewer },
  { id, ...input },
) => {
  const now = clock.now();
  const changes = { ...readContent(input, now), updatedAt: now };
  const row = await updateOwn(db, viewer.accountId, id, changes);
  if (!row) throw new ApiError('not_found');
  return presentPrescription({ ...row, file: null }, now);
};

export const deletePrescription: Operation<typeof contract.deletePrescription> = async (
  context,
  { id },
) => {
  const { db, clock, viewer } = context;
  const fileIds = await db.transaction(async (tx) => {
    const removed = await removeOwn(tx, viewer.accountId, id);
    if (!removed) throw new ApiError('not_found');
    return releaseFiles(tx, [removed.fileId], clock.now());
  });
  await removeReleased(context, fileIds);
};

type Content = Omit<ParsedInputOf<typeof contract.updatePrescription>, 'id'>;

function readContent({ name, writtenOn, prescriber, ...written }: Content, now: Date) {
  const values = readValues(written, dateErrors(writtenOn, now));
  return { name, writtenOn, prescriber, values };
}
