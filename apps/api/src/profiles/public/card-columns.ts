import type { FollowState } from '@arquiba/contract/profiles';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { profile } from '../tables.ts';
import { tiesTo } from './ties.ts';

/** The columns of a card; `viewer` is an account id, or null for a visitor. */
export function cardColumns(viewer: SQLWrapper, { followed, requested } = tiesTo(viewer)) {
  return {
    accountId: profile.accountId,
    username: profile.username,
    displayName: profile.displayName,
    verified: profile.verified,
    type: profile.type,
    category: profile.category,
    avatar: profile.avatar,
    live: sql<boolean>`${profile.onAir} AND (NOT ${profile.private} OR ${followed})`,
    following: sql<FollowState>`CASE WHEN ${followed} THEN 'yes'
      WHEN ${profile.private} AND ${requested} THEN 'requested' ELSE 'no' END`,
  };
}

/** The table of `cardColumns`, for statements of other features that show people. */
export const cardSource = profile;
