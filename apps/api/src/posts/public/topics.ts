import { defineTopic } from '../../platform/jobs/outbox.ts';

/** `texts`: the public texts of the post and its earlier versions. */
export const postDeleted = defineTopic<{ postId: string; authorId: string; texts: string[] }>(
  'post.deleted',
);
/** A post became visible to its group, at a time. */
export const groupPostShown = defineTopic<{ postId: string; at: string }>('post.shown-in-group');
/** Files that a post, a comment or a draft no longer uses; for comments a trigger announces it. */
export const postFilesDropped = defineTopic<{ accountId: string; paths: string[] }>(
  'post.files-dropped',
);
