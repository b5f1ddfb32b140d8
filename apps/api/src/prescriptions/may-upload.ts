import { invalidInput } from '../platform/calls/read-input.ts';
import type { Hooks } from '../platform/context.ts';
import { findConsent } from './queries.ts';
import { CONSENT_FIRST } from './take-place.ts';

/** No data about health leaves the browser before its owner has agreed. */
export const mayUploadPrescription: NonNullable<Hooks['beforeUpload']['prescriptions']> = async (
  { db },
  accountId,
) => {
  if (!(await findConsent(db, accountId))) throw invalidInput({ consent: CONSENT_FIRST });
};
