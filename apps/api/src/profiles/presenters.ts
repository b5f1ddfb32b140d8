import type { Profile } from '@arquiba/contract/profiles';
import type { Context } from '../platform/context.ts';
import { presentFile } from '../platform/file-reference.ts';
import { presentCard } from './public/card-columns.ts';
import type { ProfileRow } from './queries.ts';

type Audience = Pick<Context, 'media' | 'viewer'>;

/** Of a private profile, and of one that they blocked, others see the name and that it is so. */
export function presentProfile(audience: Audience, row: ProfileRow): Profile {
  const { bio, city, followers, followed } = row;
  const { media } = audience;
  const { blocked, muted } = row;
  const details =
    row.shared && !blocked
      ? { bio, city, cover: row.cover && presentFile(media, row.cover) }
      : { bio: '', city: '', cover: null, avatar: null };
  return {
    ...presentCard(audience, row),
    ...details,
    ...{ followers, followed, private: row.private, blocked, muted },
    own: audience.viewer?.accountId === row.accountId,
    memberSince: row.createdAt.toISOString(),
  };
}
