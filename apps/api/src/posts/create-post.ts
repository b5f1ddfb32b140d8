import { ApiError } from '@arquiba/contract/errors';
import { foldText, hashtagsIn } from '@arquiba/contract/linkify';
import type { createPost as route } from '@arquiba/contract/posts';
import { newId } from '../platform/database.ts';
import { claimFiles } from '../platform/file-reference.ts';
import type { Operation } from '../platform/operation.ts';
import { announce } from '../platform/outbox.ts';
import { invalidInput } from '../platform/read-input.ts';
import { presentPosts } from './public/present-posts.ts';
import { postCreated } from './public/topics.ts';
import { insertPost } from './queries.ts';

const PICTURE_OR_FILM = /^(image|video)\//;

export const createPost: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  if (input.text === '' && input.media.length === 0) {
    throw invalidInput({ text: 'Escreva um texto ou adicione um arquivo' });
  }
  const media = await claimFiles(context, 'posts', input.media);
  if (!media.every(({ mime }) => PICTURE_OR_FILM.test(mime))) {
    throw invalidInput({ media: 'Publique só fotos e vídeos' });
  }
  const createdAt = clock.now();
  const row = {
    id: newId(createdAt),
    authorId: viewer.accountId,
    text: input.text,
    media,
    hasVideo: media.some((file) => file.mime.startsWith('video/')),
    createdAt,
  };
  const hashtags = hashtagsIn(row.text).map((spelling) => ({ tag: foldText(spelling), spelling }));
  await db.transaction(async (tx) => {
    await insertPost(tx, row, hashtags);
    await announce(tx, postCreated, { postId: row.id, authorId: row.authorId });
  });
  const [created] = await presentPosts(context, [row]);
  if (!created) throw new ApiError('not_found');
  return created;
};
