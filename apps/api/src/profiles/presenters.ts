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

/** Of a private profile others see the name and that it is private. */
export function presentProfile(audience: Audience, row: ProfileRow): Profile {
  const { bio, city, links, followers, followed } = row;
  const { media } = audience;
  const details = row.shared
    ? { bio, city, links, cover: row.cover && presentFile(media, row.cover) }
    : { bio: '', city: '', links: [], cover: null, avatar: null };
  return {
    ...presentCard(audience, row),
    ...details,
    ...{ followers, followed, private: row.private, followable: !row.guarded },
    followRequests: row.followRequests,
    own: audience.viewer?.accountId === row.accountId,
    memberSince: row.createdAt.toISOString(),
  };
}
