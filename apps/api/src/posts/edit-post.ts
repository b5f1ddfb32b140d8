import { ApiError } from '@arquiba/contract/errors';
import { mentionsIn } from '@arquiba/contract/linkify';
import type { editPost as route } from '@arquiba/contract/post-edits';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { laterThan } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { changeContent, lockOwnPost, replaceNames } from './edit-queries.ts';
import { hashtagRows } from './hashtag-rows.ts';
import { hasVotes, lockPoll } from './polls/queries.ts';
import { visibleState } from './public/post-state.ts';
import { presentPost } from './public/present-posts.ts';
import { publishEdited } from './public/publish-edited.ts';
import { tellMentioned } from './tell-named.ts';

/** Earlier versions stay readable. Someone else's post gets the same answer as a missing one. */
export const editPost: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { id, text } = input;
  // Who left a closed group no longer changes what is in it.
  await visibleState(context, id);
  const mentioned = await resolveUsernames(context, mentionsIn(text));
  await db.transaction(async (tx) => {
    const before = await lockOwnPost(tx, id, viewer.accountId);
    if (!before) throw new ApiError('not_found');
    const media = mediaAfter(before.media, input.media);
    refuseEmpty({ text, media, asks: before.asks });
    if (before.asks && text !== before.text) await refuseAfterVotes(tx, id);
    if (text === before.text && JSON.stringify(media) === JSON.stringify(before.media)) return;
    const at = laterThan(before.editedAt, clock.now());
    await changeContent(tx, before, { text, media, at });
    const mentionedIds = [...new Set(mentioned.values())];
    await replaceNames(tx, id, { hashtags: hashtagRows(text), mentionedIds });
    await tellMentioned(context, tx, id, mentionedIds);
  });
  await publishEdited(context, id);
  return presentPost(context, id);
};

function mediaAfter(
  before: readonly FileReference[],
  wanted: ParsedInputOf<typeof route>['media'],
): FileReference[] {
  if (!wanted) return [...before];
  const places = new Set(wanted.map(({ from }) => from));
  const after = wanted.flatMap(({ from, alt }) => {
    const file = before[from];
    return file ? { ...file, alt } : [];
  });
  if (places.size < wanted.length || after.length < wanted.length) {
    throw invalidInput({ media: 'Um dos arquivos não é desta publicação' });
  }
  return after;
}

/** People have answered the question as it was. Waits for a vote that is being stored. */
async function refuseAfterVotes(tx: Transaction, id: string): Promise<void> {
  await lockPoll(tx, id);
  if (await hasVotes(tx, id)) {
    throw invalidInput({ text: 'A pergunta da enquete não muda depois do primeiro voto' });
  }
}

function refuseEmpty(post: { text: string; media: readonly unknown[]; asks: boolean }): void {
  if (post.text !== '') return;
  if (post.asks) throw invalidInput({ text: 'Escreva a pergunta da enquete' });
  if (post.media.length === 0) {
    throw invalidInput({ text: 'Escreva um texto ou deixe um arquivo' });
  }
}
