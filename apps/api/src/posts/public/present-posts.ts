import type { Post } from '@arquiba/contract/posts';
import type { Context } from '../../platform/context.ts';
import { type FileReference, presentFile } from '../../platform/file-reference.ts';
import { loadProfileCards } from '../../profiles/public/profile-card.ts';

/** What a post's card is made of. */
export interface PostRow {
  id: string;
  authorId: string;
  text: string;
  media: FileReference[];
  createdAt: Date;
}

/**
 * Posts as the viewer sees them, one statement for all. Those of hidden authors are left out, and
 * those of private ones whom the viewer does not follow.
 */
export async function presentPosts(
  context: Pick<Context, 'db' | 'media' | 'viewer'>,
  rows: readonly PostRow[],
): Promise<Post[]> {
  const cards = await loadProfileCards(
    context,
    rows.map((row) => row.authorId),
  );
  return rows.flatMap((row) => {
    const author = cards.get(row.authorId);
    if (!author) return [];
    return {
      id: row.id,
      author,
      text: row.text,
      media: row.media.map((file) => presentFile(context.media, file)),
      createdAt: row.createdAt.toISOString(),
      own: context.viewer?.accountId === row.authorId,
    };
  });
}
