import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/reel-making';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { postFilesDropped } from '../../posts/public/topics.ts';
import { presentMaking } from './present-making.ts';
import { findMaking, listUnpublished, removeMaking } from './queries.ts';

export const getReelMaking: Operation<typeof contract.getReelMaking> = async (context, { id }) =>
  presentMaking(context, await requireOwn(context, id));

export const listReelMakings: Operation<typeof contract.listReelMakings> = async (context) => {
  const rows = await listUnpublished(context.db, context.viewer.accountId);
  return { items: await Promise.all(rows.map((row) => presentMaking(context, row))) };
};

/** One that was published in the meantime stays. */
export const cancelReelMaking: Operation<typeof contract.cancelReelMaking> = async (
  context,
  { id },
) => {
  const { authorId, source, path } = await requireOwn(context, id);
  await context.db.transaction(async (tx) => {
    if (!(await removeMaking(tx, id))) throw new ApiError('not_found');
    await announce(tx, postFilesDropped, { accountId: authorId, paths: [source, path] });
  });
};

/** `not_found` for others, whether it exists or not. */
async function requireOwn({ db, viewer }: SessionContext, id: string) {
  const row = await findMaking(db, id);
  if (row?.authorId !== viewer.accountId) throw new ApiError('not_found');
  return row;
}
