import type { FollowState, ProfileCard } from '@arquiba/contract/profiles';
import type { MediaPort } from '@arquiba/media-contract/port';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Context, Viewer } from '../../platform/context.ts';
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
  const following = followingShown(viewer, row.accountId, row.following);
  return { ...presentPerson(media, row), following };
}

/** What everybody sees of someone. */
export function presentPerson(media: MediaPort, row: Omit<CardRow, 'following'>) {
  const { username, displayName, verified, type, category, avatar } = row;
  return {
    ...{ username, displayName, verified, type, category },
    avatar: avatar && presentFile(media, avatar),
  };
}

/** Nobody follows themselves, and a visitor nobody. */
export function followingShown(
  viewer: Viewer | null,
  accountId: string,
  following: FollowState,
): ProfileCard['following'] {
  return viewer && viewer.accountId !== accountId ? following : null;
}
