import { ApiError } from '@arquiba/contract/errors';
import type { updateProfile as route } from '@arquiba/contract/profiles';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles, type FileReference } from '../platform/file-reference.ts';
import type { Operation } from '../platform/operation.ts';
import { invalidInput } from '../platform/read-input.ts';
import { presentProfile } from './presenters.ts';
import { changeProfile, findProfileByAccount } from './queries.ts';

export const updateProfile: Operation<typeof route> = async (context, input) => {
  const { db, viewer } = context;
  const changes = {
    ...(input.bio !== undefined && { bio: input.bio }),
    ...(input.city !== undefined && { city: input.city }),
    ...(input.avatar !== undefined && { avatar: await claim(context, 'avatar', input.avatar) }),
    ...(input.cover !== undefined && { cover: await claim(context, 'cover', input.cover) }),
  };
  if (Object.keys(changes).length > 0) await changeProfile(db, viewer.accountId, changes);
  const row = await findProfileByAccount(db, viewer.accountId);
  if (!row) throw new ApiError('not_found');
  return presentProfile(context, row);
};

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
