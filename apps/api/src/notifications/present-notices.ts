import type { Notification, NotificationKind } from '@arquiba/contract/notifications';
import type { SessionContext } from '../platform/context.ts';
import { presentHeldFile } from '../platform/files/present-file.ts';
import { presentPerson } from '../profiles/public/present-card.ts';
import { findActors, type NoticeRow } from './read-queries.ts';

/** Groups of notices as the viewer sees them, with their people read in one statement. */
export async function presentNotices(
  context: SessionContext,
  rows: readonly NoticeRow[],
): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ actorIds }) => actorIds ?? []))];
  const people = ids.length > 0 ? await findActors(context.db, context.viewer.accountId, ids) : [];
  const cards = new Map(people.map((row) => [row.accountId, presentPerson(context, row)]));
  return rows.map((row) => {
    const { id, head: newest, kind, count, title, path, read, createdAt } = row;
    // One person may have written several posts.
    const actors = [...new Set(row.actorIds)].flatMap((actorId) => cards.get(actorId) ?? []);
    return {
      ...{ id, newest, kind, count, title, read, actors },
      ...{ excerpt: row.detail || (row.subject?.text ?? ''), picture: pictureOf(context, row) },
      path: pathOf(kind, path, actors),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** A new follower's profile: it may have another username by now. */
export function pathOf(
  kind: NotificationKind,
  path: string,
  [actor]: readonly { username: string }[],
): string {
  return kind === 'follow' && actor ? `/perfil/${actor.username}` : path;
}

function pictureOf(context: SessionContext, { subject, postId, commentId }: NoticeRow) {
  if (!subject?.picture) return null;
  const holder = commentId
    ? ({ kind: 'comment', id: commentId } as const)
    : ({ kind: 'post', id: postId ?? '' } as const);
  return presentHeldFile(context, subject.picture, { ...holder, open: subject.open });
}
