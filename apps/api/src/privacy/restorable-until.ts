import type { Hooks } from '../platform/context.ts';
import { findPurgeDate } from './deletion-queries.ts';

/** For signing in, which stands before this feature. */
export const restorableUntil: Hooks['restorableUntil'] = ({ db, clock }, accountId) =>
  findPurgeDate(db, accountId, clock.now());
