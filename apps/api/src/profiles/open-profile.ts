import type { Hooks } from '../platform/context.ts';
import { endGuard } from './queries.ts';

/** Opens a profile that waited for a guardian, unless its owner wants it private. */
export const openProfile: Hooks['accountOpened'][number] = (tx, accountId) =>
  endGuard(tx, accountId);
