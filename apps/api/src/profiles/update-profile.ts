import { ApiError } from '@arquiba/contract/errors';
import type { updateProfile as route } from '@arquiba/contract/profiles';
import { changeNameAndCategory } from '../accounts/public/change-account.ts';
import { lockOwner } from '../accounts/public/lock-owner.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';
import { removeReplaced } from '../platform/files/remove-replaced.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { changeUsername } from './change-username.ts';
import { acceptOpenRequests } from './follows/accept-requests.ts';
import { presentProfile } from './present-profile.ts';
import { profileAudienceChanged } from './public/topics.ts';
import { changeProfile, findProfileByAccount, lockPictures } from './queries.ts';

export const updateProfile: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { socialName, subtype, username, bio, city, links, private: privateByChoice } = input;
  const changes = {
    ...(bio !== undefined && { bio }),
    ...(city !== undefined && { city }),
    ...(links !== undefined && { links: links.map(asStored) }),
    ...(privateByChoice !== undefined && { privateByChoice }),
    ...(input.avatar !== undefined && { avatar: await claim(context, 'avatar', input.avatar) }),
    ...(input.cover !== undefined && { cover: await claim(context, 'cover', input.cover) }),
  };
  const ofAccount = socialName !== undefined || subtype !== undefined;
  const before = await db.transaction(async (tx) => {
    // The account before its profile, as everything else that changes both.
    if (ofAccount) await lockOwner(tx, context);
    // Opening a profile accepts all pending requests. Before other changes, because it locks several profiles in their order.
    if (privateByChoice === false) {
      await acceptOpenRequests(tx, context, { followeeId: accountId, until: clock.now() });
    }
    if (ofAccount) await changeNameAndCategory(tx, context, { socialName, subtype });
    if (username !== undefined) await changeUsername(tx, accountId, username, clock.now());
    const pictures = await lockPictures(tx, accountId);
    if (Object.keys(changes).length > 0) await changeProfile(tx, accountId, changes);
    if (privateByChoice !== undefined) await announce(tx, profileAudienceChanged, { accountId });
    return pictures;
  });
  const row = await findProfileByAccount(db, accountId);
  if (!row) throw new ApiError('not_found');
  await removeReplaced(context, [before.avatar, before.cover], [row.avatar, row.cover]);
  return presentProfile(context, row);
};

/** The URL as browsers write it, so that odd parts of it are visible. */
function asStored({ label, url }: { label: string; url: string }) {
  return { label, url: new URL(url).href };
}

const NAMES = { avatar: 'O avatar', cover: 'A capa' };

async function claim(
  context: SessionContext,
  field: keyof typeof NAMES,
  input: { path: string; alt: string } | null,
): Promise<FileReference | null> {
  if (!input) return null;
  const [file] = await claimFiles(context, 'profiles', [input]);
  if (!file?.mime.startsWith('image/')) {
    throw invalidInput({ [field]: `${NAMES[field]} precisa ser uma imagem` });
  }
  return file;
}
