import type { Hooks } from '../platform/context.ts';
import { countActsOf } from './state-queries.ts';

/**
 * Likes, comments, reposts, bookmarks and votes of a hidden account are in no counter. Runs after the profile
 * was hidden or shown, because that decides about replies in threads of others.
 */
export const countActs: Hooks['accountShown'][number] = (tx, accountId, shown) =>
  countActsOf(tx, accountId, shown);
