import type { FollowState, ProfileCard } from '@arquiba/contract/profiles';
import type { Context } from '../../platform/context.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { presentFile } from '../../platform/files/present-file.ts';

/** A row of `cardColumns`. */
export interface CardRow extends Omit<ProfileCard, 'avatar' | 'following'> {
  accountId: string;
  avatar: FileReference | null;
  following: FollowState;
}

/** The avatar of a private profile is for its followers, in every list. */
export function presentPerson(
  context: Pick<Context, 'media' | 'viewer'>,
  row: CardRow & { shared: boolean },
): ProfileCard {
  return presentCard(context, row.shared ? row : { ...row, avatar: null });
}

export function presentCard(
  { media, viewer }: Pick<Context, 'media' | 'viewer'>,
  row: CardRow,
): ProfileCard {
  const { accountId, username, displayName, verified, type, category, avatar, live } = row;
  // Nobody can follow themselves, and a visitor can follow nobody.
  const mayFollow = viewer !== null && viewer.accountId !== accountId;
  return {
    ...{ username, displayName, verified, type, category },
    avatar: avatar && presentFile(media, avatar),
    following: mayFollow ? row.following : null,
    ...(live && { live }),
  };
}
