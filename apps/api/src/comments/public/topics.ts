import { defineTopic } from '../../platform/outbox.ts';

export const commentCreated = defineTopic<{
  commentId: string;
  postId: string;
  authorId: string;
  /** Whom it answers, where it is a reply. */
  answeredId: string | null;
}>('comment.created');
