import { defineTopic } from '../../platform/jobs/outbox.ts';

/** With what it said to everybody. */
export const postDeleted = defineTopic<{ postId: string; authorId: string; texts: string[] }>(
  'post.deleted',
);
/** Files that a post or a draft named, and names no more. */
export const postFilesDropped = defineTopic<{ accountId: string; paths: string[] }>(
  'post.files-dropped',
);
