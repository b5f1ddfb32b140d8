import { ApiError } from '@arquiba/contract/errors';
import type { createGroup as route } from '@arquiba/contract/groups';
import { slugOf } from '@arquiba/contract/slug';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, violates } from '../platform/database/database.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { findBySlug } from './find-by-slug.ts';
import { insertGroup } from './membership-queries.ts';
import { presentGroup } from './present-group.ts';

export const createGroup: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const slug = slugFor(input.name);
  const cover = input.cover && (await claimCover(context, input.cover));
  const createdAt = clock.now();
  const { name, description, sport, access } = input;
  const row = { id: newId(createdAt), slug, name, description, sport, access, cover, createdAt };
  try {
    await db.transaction(async (tx) => {
      await lockShown(tx, viewer.accountId);
      await insertGroup(tx, row, viewer.accountId);
    });
  } catch (error) {
    if (!violates(error, 'sports_group_slug_key')) throw error;
    throw new ApiError('already_in_use', { message: 'Já existe um grupo com este nome.' });
  }
  return presentGroup(context, await findBySlug(context, slug));
};

const LONGEST_SLUG = 80;

function slugFor(name: string): string {
  const slug = slugOf(name).slice(0, LONGEST_SLUG).replace(/-$/, '');
  if (slug === '') throw invalidInput({ name: 'Use letras ou números no nome' });
  return slug;
}

async function claimCover(
  context: SessionContext,
  input: { path: string; alt: string },
): Promise<FileReference> {
  const [file] = await claimFiles(context, 'groups', [input]);
  if (!file?.mime.startsWith('image/')) {
    throw invalidInput({ cover: 'A capa precisa ser uma imagem' });
  }
  return file;
}
