import { ApiError } from '@arquiba/contract/errors';
import { foldText, hashtagsIn, mentionsIn } from '@arquiba/contract/linkify';
import type { createPost as route } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import type { SessionContext } from '../platform/context.ts';
import { newId } from '../platform/database.ts';
import { claimFiles } from '../platform/file-reference.ts';
import type { Operation } from '../platform/operation.ts';
import { announce } from '../platform/outbox.ts';
import { invalidInput } from '../platform/read-input.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { presentPost } from './public/present-posts.ts';
import { tellCounts } from './public/tell-counts.ts';
import { postCreated } from './public/topics.ts';
import { insertPost, type PostParts } from './queries.ts';

const PICTURE_OR_FILM = /^(image|video)\//;
const HOUR_MS = 3_600_000;

export const createPost: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { text, audience, commentsBy, quotable, place, quoteOf = null } = input;
  if (text === '' && input.media.length === 0) {
    throw invalidInput({ text: 'Escreva um texto ou adicione um arquivo' });
  }
  if (input.poll && text === '') throw invalidInput({ text: 'Escreva a pergunta da enquete' });
  if (quoteOf !== null) await allowQuote(context, quoteOf);
  const media = await claimFiles(context, 'posts', input.media);
  if (!media.every(({ mime }) => PICTURE_OR_FILM.test(mime))) {
    throw invalidInput({ media: 'Publique só fotos e vídeos' });
  }
  const createdAt = clock.now();
  const row = {
    ...{ id: newId(createdAt), authorId: viewer.accountId, text, media, createdAt },
    ...{ audience, commentsBy, quotable, place, quoteOf, quotes: quoteOf !== null },
    hasVideo: media.some((file) => file.mime.startsWith('video/')),
  };
  const parts = await partsOf(context, input, createdAt);
  await db.transaction(async (tx) => {
    await insertPost(tx, row, parts);
    await announce(tx, postCreated, { postId: row.id, authorId: row.authorId });
  });
  if (quoteOf !== null) tellCounts(context, quoteOf);
  return presentPost(context, row.id);
};

async function allowQuote(context: SessionContext, id: string): Promise<void> {
  const { mayQuote } = await presentPost(context, id);
  if (!mayQuote) {
    throw new ApiError('not_allowed', { message: 'Esta publicação não pode ser citada.' });
  }
}

async function partsOf(
  context: SessionContext,
  input: InputOf<typeof route>,
  createdAt: Date,
): Promise<PostParts> {
  const { text = '', tagged = [], poll } = input;
  const mentioned = mentionsIn(text);
  const accounts = await resolveUsernames(context, [...tagged, ...mentioned]);
  const idsOf = (usernames: readonly string[]) => [
    ...new Set(usernames.flatMap((username) => accounts.get(username.toLowerCase()) ?? [])),
  ];
  const taggedIds = idsOf(tagged);
  if (taggedIds.length < new Set(tagged.map((username) => username.toLowerCase())).size) {
    throw invalidInput({ tagged: 'Uma das pessoas marcadas não foi encontrada' });
  }
  return {
    hashtags: hashtagsIn(text).map((spelling) => ({ tag: foldText(spelling), spelling })),
    taggedIds,
    mentionedIds: idsOf(mentioned),
    poll: poll
      ? {
          ...{ options: poll.options, multiple: poll.multiple ?? false },
          closesAt: new Date(createdAt.getTime() + poll.hours * HOUR_MS),
        }
      : null,
  };
}
