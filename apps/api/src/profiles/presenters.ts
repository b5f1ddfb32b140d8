import type { Profile, ProfileCard } from '@arquiba/contract/profiles';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/file-reference.ts';
import type { CardRow, ProfileRow } from './queries.ts';

type Audience = Pick<Context, 'media' | 'viewer'>;

export function presentCard({ media, viewer }: Audience, row: CardRow): ProfileCard {
  const { username, displayName, verified, type, category } = row;
  return {
    ...{ username, displayName, verified, type, category },
    avatar: row.avatar && presentFile(media, row.avatar),
    following: viewer && viewer.accountId !== row.accountId ? row.following : null,
  };
}

export function presentProfile(audience: Audience, row: ProfileRow): Profile {
  const { bio, city, followers, followed } = row;
  return {
    ...presentCard(audience, row),
    ...{ bio, city, followers, followed },
    cover: row.cover && presentFile(audience.media, row.cover),
    own: audience.viewer?.accountId === row.accountId,
    memberSince: row.createdAt.toISOString(),
  };
}
