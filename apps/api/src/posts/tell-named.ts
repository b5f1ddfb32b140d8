import { notify, withdrawNotices } from '../notifications/public/notify.ts';
import type { SessionContext } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';

interface Named {
  /** The author of the quoted post. */
  quotedId: string | null;
  mentionedIds: readonly string[];
  taggedIds: readonly string[];
}

type Teller = Pick<SessionContext, 'clock' | 'realtime' | 'viewer'>;

/** Tells people that a post of the viewer is about them: each once, for the first reason. */
export async function tellNamed(
  context: Teller,
  tx: Transaction,
  postId: string,
  { quotedId, mentionedIds, taggedIds }: Named,
): Promise<void> {
  const quoted = quotedId === null ? [] : [quotedId];
  const mentioned = mentionedIds.filter((id) => id !== quotedId);
  const tagged = taggedIds.filter((id) => id !== quotedId && !mentionedIds.includes(id));
  const reasons = [
    { kind: 'quote', recipientIds: quoted },
    { kind: 'mention', recipientIds: mentioned },
    { kind: 'tag', recipientIds: tagged },
  ] as const;
  for (const reason of reasons) {
    await notify(context, tx, {
      ...{ ...reason, actorId: context.viewer.accountId, target: `post:${postId}` },
      ...{ postId, path: `/post/${postId}` },
    });
  }
}

/** The text of a post was edited: tells people who are new in it, and no longer those who are not. */
export async function tellMentioned(
  context: Teller,
  tx: Transaction,
  postId: string,
  mentionedIds: readonly string[],
): Promise<void> {
  const about = { kind: 'mention', target: `post:${postId}` } as const;
  await withdrawNotices(tx, { ...about, actorId: context.viewer.accountId }, mentionedIds);
  await tellNamed(context, tx, postId, { quotedId: null, mentionedIds, taggedIds: [] });
}
