import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/prescriptions';
import {
  PRESCRIPTION_FILE_MAX_BYTES,
  PRESCRIPTION_FILE_TYPES,
} from '@arquiba/contract/prescriptions';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { newId } from '../../platform/database/database.ts';
import { claimFiles } from '../../platform/files/file-reference.ts';
import { checkDate } from '../check-date.ts';
import { presentPrescription } from '../present-prescription.ts';
import { findConsent, insertPrescription } from '../queries.ts';
import type { PrescriptionFileRow } from '../tables.ts';
import { CONSENT_FIRST, takePlace } from '../take-place.ts';
import { insertFile } from './queries.ts';

const OTHER_TYPE = 'Envie uma foto (JPEG, PNG, WebP ou HEIC) ou um PDF';
const TOO_LARGE = 'O arquivo da receita passa de 10 MB';
const UNREADABLE = 'Não deu para abrir este arquivo. Envie outra foto ou outro PDF';
/** Where files stay; uploads wait in the owner's folder of `prescriptions`. */
export const KEPT_FOLDER = '/prescription-files';

const EXTENSIONS: Record<PrescriptionFileRow['mime'], string> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

/** A prescription as a photo or a PDF. What was uploaded is stored again without metadata, and then deleted. */
export const createPrescriptionFromFile: Operation<
  typeof contract.createPrescriptionFromFile
> = async (context, { file: { path }, ...facts }) => {
  const { db, clock, viewer, media, log } = context;
  const { accountId } = viewer;
  const now = clock.now();
  checkDate(facts.writtenOn, now);
  if (!(await findConsent(db, accountId))) throw invalidInput({ consent: CONSENT_FIRST });
  const file = await storeKept(context, path, now);
  const moments = { createdAt: now, updatedAt: now };
  const content = { ...facts, prescriber: '', values: null, fileId: file.id };
  const row = { id: newId(now), accountId, ...content, ...moments };
  try {
    await db.transaction(async (tx) => {
      await takePlace(tx, accountId);
      await insertFile(tx, file);
      await insertPrescription(tx, row);
    });
  } catch (error) {
    await media.remove(file.path);
    throw error;
  }
  await media.remove(path).catch((error) => {
    // A job deletes it within hours.
    log.warn({ err: error }, 'the upload of a prescription is left behind');
  });
  return presentPrescription({ ...row, file }, now);
};

async function storeKept(
  context: SessionContext,
  path: string,
  now: Date,
): Promise<PrescriptionFileRow> {
  const { media } = context;
  await claimFiles(context, 'prescriptions', [{ path, alt: '' }]);
  const uploaded = (await media.describe([path])).get(path);
  if (!uploaded) throw new ApiError('not_found');
  const isKnown = PRESCRIPTION_FILE_TYPES.some((type) => type === uploaded.mime);
  if (!isKnown) throw invalidInput({ file: OTHER_TYPE });
  if (uploaded.size > PRESCRIPTION_FILE_MAX_BYTES) throw invalidInput({ file: TOO_LARGE });
  const id = newId(now);
  const mime = uploaded.mime === 'application/pdf' ? 'application/pdf' : 'image/jpeg';
  const stored = await media.storeDocument(path, `${KEPT_FOLDER}/${id}.${EXTENSIONS[mime]}`);
  if (!stored) throw invalidInput({ file: UNREADABLE });
  return { id, path: stored.path, mime, size: stored.size, createdAt: now, releasedAt: null };
}
