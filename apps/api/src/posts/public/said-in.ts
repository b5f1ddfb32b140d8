import { sql } from 'drizzle-orm';
import { post, postEdit } from '../tables.ts';

/** The current text of a post and its earlier versions. */
export const saidIn = sql<string[]>`${post.text} || ARRAY(
  SELECT ${postEdit.text} FROM ${postEdit} WHERE ${postEdit.postId} = ${post.id})`;
