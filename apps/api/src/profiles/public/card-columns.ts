import type { FollowState, ProfileCard } from '@arquiba/contract/profiles';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { type FileReference, presentFile } from '../../platform/files/file-reference.ts';
import { profile } from '../tables.ts';
import { tiesTo } from './ties.ts';

/** What a card is made of; `viewer` is an account id, or null for a visitor. */
export function cardColumns(viewer: SQLWrapper, { followed, requested } = tiesTo(viewer)) {
  return {
    accountId: profile.accountId,
    username: profile.username,
    displayName: profile.displayName,
    verified: profile.verified,
    type: profile.type,
    category: profile.category,
    avatar: profile.avatar,
    following: sql<FollowState>`CASE WHEN ${followed} THEN 'yes'
      WHEN ${profile.private} AND ${requested} THEN 'requested' ELSE 'no' END`,
  };
}

/** For statements of other features that show people: what `cardColumns` are columns of. */
export const cardSource = profile;

export interface CardRow extends Omit<ProfileCard, 'avatar' | 'following'> {
  accountId: string;
  avatar: FileReference | null;
  following: FollowState;
}

export function presentCard(
  { media, viewer }: Pick<Context, 'media' | 'viewer'>,
  row: CardRow,
): ProfileCard {
  const { accountId, username, displayName, verified, type, category, avatar } = row;
  // Nobody follows themselves, and a visitor nobody.
  const mayFollow = viewer !== null && viewer.accountId !== accountId;
  return {
    ...{ username, displayName, verified, type, category },
    avatar: avatar && presentFile(media, avatar),
    following: mayFollow ? row.following : null,
  };
}
