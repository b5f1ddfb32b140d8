import type { Profile } from '@arquiba/contract/profiles';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { presentCard } from './public/present-card.ts';
import type { ProfileRow } from './queries.ts';

type Audience = Pick<Context, 'media' | 'viewer'>;

/** Of a private profile, or of one that the viewer blocked, others see only the name and that state. */
export function presentProfile(audience: Audience, row: ProfileRow): Profile {
  const { bio, mentions, city, links, followers, followed } = row;
  const { media } = audience;
  const { blocked, muted } = row;
  const shared = row.shared && !blocked;
  const details = shared
    ? { bio, mentions, city, links, cover: row.cover && presentFile(media, row.cover) }
    : { bio: '', mentions: [], city: '', links: [], cover: null, avatar: null };
  const own = audience.viewer?.accountId === row.accountId;
  const follows = own || row.following === 'yes';
  return {
    ...presentCard(audience, row),
    ...details,
    ...{ followers, followed, private: row.private, followable: !row.guarded, blocked, muted },
    followRequests: row.followRequests,
    own,
    posts: shared ? row.posts + (follows ? row.followerPosts : 0) : null,
    memberSince: row.createdAt.toISOString(),
  };
}
