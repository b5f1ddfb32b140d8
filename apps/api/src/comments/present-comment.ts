import { COMMENT_EDIT_HOURS, type Comment } from '@arquiba/contract/comments';
import type { Context } from '../platform/context.ts';
import { presentHeldFile } from '../platform/files/present-file.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import type { CommentRow } from './read-queries.ts';

type Audience = Pick<Context, 'media' | 'passes' | 'clock' | 'viewer'>;

const EDIT_MS = COMMENT_EDIT_HOURS * 3_600_000;

/** A comment as the viewer sees it; `ofOwnPost` says whether the post is theirs. */
export function presentComment(context: Audience, row: CommentRow, ofOwnPost: boolean): Comment {
  const { id, postId, parentId, text, mentions, hidden, forFollowers, liked, createdAt } = row;
  const own = context.viewer?.accountId === row.author.accountId;
  return {
    ...{ id, postId, parentId, text, mentions, hidden, forFollowers, liked, own },
    counts: { likes: row.likes, replies: row.replies },
    author: presentCard(context, row.author),
    media:
      row.media && presentHeldFile(context, row.media, { kind: 'comment', id, open: row.open }),
    createdAt: createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mayEdit: own && context.clock.now().getTime() - createdAt.getTime() < EDIT_MS,
    mayHide: ofOwnPost && !own,
    mayDelete: own || ofOwnPost,
  };
}
