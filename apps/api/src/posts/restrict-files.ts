import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { lockIfShown } from '../profiles/public/lock-shown.ts';

/** Before a post is shown with its files: nobody sees their addresses without the restriction. */
export async function restrictFiles(
  tx: Transaction,
  { media }: Pick<Services, 'media'>,
  post: { authorId: string; audience: string },
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  // Locked: a profile that becomes private meanwhile waits, and then finds this post.
  const author = await lockIfShown(tx, post.authorId);
  const isOpen = post.audience === 'public' && author?.private === false;
  await media.restrict(paths, !isOpen);
}
