import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/groups';
import { GROUP_SLUG_MAX_CHARACTERS } from '@arquiba/contract/groups';
import { slugOf } from '@arquiba/contract/slug';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { newId, violates } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { claimCover } from './claim-cover.ts';
import { findPageBySlug } from './find-by-slug.ts';
import { insertGroup } from './membership-queries.ts';
import { presentGroupPage } from './present-group.ts';
import { isSlugTaken } from './queries.ts';

export const createGroup: Operation<typeof contract.createGroup> = async (context, input) => {
  const { db, clock, viewer } = context;
  const slug = input.slug ?? slugFor(input.name);
  const cover = await claimCover(context, input.cover);
  const createdAt = clock.now();
  const row = { ...input, id: newId(createdAt), slug, cover, createdAt };
  try {
    await db.transaction(async (tx) => {
      await lockShown(tx, viewer.accountId);
      await insertGroup(tx, row, viewer.accountId);
    });
  } catch (error) {
    if (!violates(error, 'sports_group_slug_key')) throw error;
    throw takenSlug(input.slug !== undefined);
  }
  return presentGroupPage(context, await findPageBySlug(context, slug));
};

export const checkGroupSlug: Operation<typeof contract.checkGroupSlug> = async (
  { db },
  { slug },
) => ({ available: !(await isSlugTaken(db, slug)) });

function slugFor(name: string): string {
  const slug = slugOf(name).slice(0, GROUP_SLUG_MAX_CHARACTERS).replace(/-$/, '');
  if (slug === '') throw invalidInput({ name: 'Use letras ou números no nome' });
  return slug;
}

/** Names the field that decided on the slug. */
function takenSlug(chosen: boolean): ApiError {
  const message = chosen ? 'Este endereço já está em uso.' : 'Já existe um grupo com este nome.';
  return new ApiError('already_in_use', {
    message,
    fields: { [chosen ? 'slug' : 'name']: message },
  });
}
