import type { Hooks } from '../platform/context.ts';
import { findPurgeDate } from './deletion-queries.ts';

/** For signing in, which may not import this feature. */
export const restorableUntil: Hooks['restorableUntil'] = ({ db, clock }, accountId) =>
  findPurgeDate(db, accountId, clock.now());
