import { mentionsIn } from '@arquiba/contract/linkify';
import { notify, withdrawNotices } from '../notifications/public/notify.ts';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { visibleState } from '../posts/public/post-state.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { findAuthorOf } from './queries.ts';

/** The people that a comment concerns, each for the first reason. */
interface Concerned {
  reply: string[];
  comment: string[];
  'comment-mention': string[];
}

/** Who is answered, the author of the post, and who is named in the text. Read before the transaction. */
export async function concernedBy(
  context: SessionContext,
  { postId, text, answers }: { postId: string; text: string; answers: readonly string[] },
): Promise<Concerned> {
  const answered: string[] = [];
  for (const id of new Set(answers)) answered.push((await findAuthorOf(context.db, id)) ?? '');
  const { authorId } = await visibleState(context, postId);
  const named = await namedIn(context, text);
  return {
    reply: answered.filter((id) => id !== ''),
    comment: answered.includes(authorId) ? [] : [authorId],
    'comment-mention': named.filter((id) => id !== authorId && !answered.includes(id)),
  };
}

export async function tellOfComment(
  context: SessionContext,
  tx: Transaction,
  comment: { id: string; postId: string },
  concerned: Concerned,
): Promise<void> {
  for (const kind of ['reply', 'comment', 'comment-mention'] as const) {
    const notice = noticeOf(context, comment);
    await notify(context, tx, { ...notice, kind, recipientIds: concerned[kind] });
  }
}

/** The text was edited: tells people who are new in it, and no longer those who are not. */
export async function tellMentioned(
  context: SessionContext,
  tx: Transaction,
  comment: { id: string; postId: string },
  recipientIds: readonly string[],
): Promise<void> {
  const notice = { ...noticeOf(context, comment), kind: 'comment-mention' } as const;
  await withdrawNotices(tx, notice, recipientIds);
  await notify(context, tx, { ...notice, recipientIds });
}

/** The accounts that a text names. */
export async function namedIn(context: SessionContext, text: string): Promise<string[]> {
  return [...(await resolveUsernames(context, mentionsIn(text))).values()];
}

function noticeOf({ viewer }: SessionContext, { id, postId }: { id: string; postId: string }) {
  return {
    ...{ actorId: viewer.accountId, target: `comment:${id}`, postId, commentId: id },
    path: `/post/${postId}#comentario-${id}`,
  };
}
