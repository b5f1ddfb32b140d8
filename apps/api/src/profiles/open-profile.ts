import type { Hooks } from '../platform/context.ts';
import { setPrivate } from './queries.ts';

/** Shows a profile that waited for a guardian. */
export const openProfile: Hooks['accountOpened'][number] = (tx, accountId) =>
  setPrivate(tx, accountId, false);
