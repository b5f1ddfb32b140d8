import type { Hooks } from '../platform/context.ts';
import { forgetPrescriptions } from './health-consent.ts';

/** The files, which no foreign key of the account reaches. */
export const purgePrescriptions: Hooks['accountPurged'][number] = forgetPrescriptions;
