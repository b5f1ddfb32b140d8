import { sql } from 'drizzle-orm';
import { post, postEdit } from '../tables.ts';

/** What a post says, and said before it was edited. */
export const saidIn = sql<string[]>`${post.text} || ARRAY(
  SELECT ${postEdit.text} FROM ${postEdit} WHERE ${postEdit.postId} = ${post.id})`;
