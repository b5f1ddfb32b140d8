import { ApiError } from '@arquiba/contract/errors';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { Audience, NewPost } from '@arquiba/contract/new-post';
import { listModerators } from '../../groups/public/moderation.ts';
import { lockRight, requireRight } from '../../groups/public/require-right.ts';
import { notify } from '../../notifications/public/notify.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import { claimFiles, type FileReference } from '../../platform/files/file-reference.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { resolveUsernames } from '../../profiles/public/resolve-username.ts';
import { hashtagRows } from '../hashtag-rows.ts';
import { claimPoll } from '../polls/claim-poll.ts';
import { insertParts, insertPost, type PostParts } from '../queries.ts';
import { restrictFiles } from '../restrict-files.ts';
import type { post } from '../tables.ts';
import { tellNamed } from '../tell-named.ts';
import type { BoundEvent } from './hooks.ts';
import { visibleState } from './post-state.ts';
import { presentPost } from './present-posts.ts';
import { groupPostShown } from './topics.ts';

const PICTURE_OR_FILM = /^(image|video)\//;

export type Author = Pick<
  SessionContext,
  'db' | 'clock' | 'media' | 'passes' | 'realtime' | 'hooks' | 'log' | 'viewer'
>;

/**
 * Publishes a post of the viewer and returns its id. `first` runs in the same transaction: if it throws,
 * there is no post. It may return the event that the post announces.
 */
export async function publishPost(
  context: Author,
  input: NewPost,
  first?: (tx: Transaction, postId: string) => Promise<BoundEvent | undefined>,
): Promise<string> {
  const { db, clock, hooks, viewer } = context;
  const { text, commentsBy, quotable, place, quoteOf = null } = input;
  requireContent(input);
  const quotedId = quoteOf === null ? null : await allowQuote(context, quoteOf);
  const media = await claimFiles(context, 'posts', input.media);
  if (!media.every(({ mime }) => PICTURE_OR_FILM.test(mime))) {
    throw invalidInput({ media: 'Publique só fotos e vídeos' });
  }
  const group = input.group === undefined ? null : await requireRight(context, input.group, 'post');
  const bound =
    input.event === undefined
      ? null
      : await hooks.eventOfPost(context, input.event, group?.id ?? null);
  const createdAt = clock.now();
  const written = {
    ...{ id: newId(createdAt), authorId: viewer.accountId, text, media, createdAt },
    ...{ commentsBy, quotable, place, quoteOf, quotes: quoteOf !== null },
    hasVideo: media.some((file) => file.mime.startsWith('video/')),
    ...{ repostOf: null, editedAt: null, counted: true },
  };
  const parts = await partsOf(context, input, createdAt);
  const row = await db.transaction(async (tx) => {
    const announced = await first?.(tx, written.id);
    const row = {
      ...written,
      ...(await placeOf(tx, written.authorId, group, input.audience)),
      ...(announced ?? bound ?? { eventId: null, event: null }),
    };
    await restrictFiles(tx, context, row, pathsOf([...media, ...picturesOf(parts.poll)]));
    await insertPost(tx, row);
    await insertParts(tx, row.id, parts);
    for (const hook of hooks.postWritten) await hook(tx, row);
    await tellNamed(context, tx, row.id, { quotedId, ...parts });
    if (group && row.held) await tellModerators(context, tx, group, row.id);
    else if (group)
      await announce(tx, groupPostShown, { postId: row.id, at: createdAt.toISOString() });
    return row;
  });
  hooks.postPublished(db, row);
  return row.id;
}

/** Where a post stands, and so who sees it. */
async function placeOf(
  tx: Transaction,
  authorId: string,
  group: { id: string } | null,
  audience: Audience,
): Promise<Pick<typeof post.$inferSelect, 'audience' | 'groupId' | 'held' | 'heldReason'>> {
  if (!group) return { audience, groupId: null, held: null, heldReason: null };
  const { access, role, approvesPosts } = await lockRight(tx, group.id, authorId, 'post');
  const held = approvesPosts && role === 'member' ? 'pending' : null;
  return {
    audience: access === 'open' && !held ? 'public' : 'group',
    ...{ groupId: group.id, held, heldReason: null },
  };
}

async function tellModerators(
  context: Author,
  tx: Transaction,
  group: { id: string; name: string },
  postId: string,
): Promise<void> {
  await notify(context, tx, {
    recipientIds: await listModerators(tx, group.id),
    actorId: context.viewer.accountId,
    ...{ kind: 'group-post-waiting', target: `post:${postId}`, topic: `group:${group.id}` },
    ...{ title: group.name, postId, path: `/post/${postId}` },
  });
}

function picturesOf(poll: PostParts['poll']): FileReference[] {
  return poll?.options.flatMap(({ picture }) => picture ?? []) ?? [];
}

function pathsOf(files: readonly FileReference[]): string[] {
  return files.map(({ path }) => path);
}

/** A post needs a text or a file, and a poll needs a question. */
export function requireContent({ text, media, poll }: NewPost): void {
  if (text === '' && media.length === 0) {
    throw invalidInput({ text: 'Escreva um texto ou adicione um arquivo' });
  }
  if (poll && text === '') throw invalidInput({ text: 'Escreva a pergunta da enquete' });
}

/** Returns the author of the quoted post. */
async function allowQuote(context: Author, id: string): Promise<string> {
  const { mayQuote } = await presentPost(context, id);
  if (!mayQuote) {
    throw new ApiError('not_allowed', { message: 'Esta publicação não pode ser citada.' });
  }
  return (await visibleState(context, id)).authorId;
}

async function partsOf(
  context: Author,
  { text, tagged, poll }: NewPost,
  createdAt: Date,
): Promise<PostParts> {
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
    hashtags: hashtagRows(text),
    taggedIds,
    mentionedIds: idsOf(mentioned),
    poll: poll ? await claimPoll(context, poll, createdAt) : null,
  };
}
