import type { MessageCard } from '@arquiba/contract/messages';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { presentFile } from '../../platform/files/present-file.ts';
import { findMoments } from '../read-queries.ts';
import { moment } from '../tables.ts';

type Reader = Pick<SessionContext, 'db' | 'clock' | 'media' | 'passes' | 'viewer'>;

/** The cards of moments in messages, each with its id; without what the viewer may not see, or see no more. */
export async function findMomentCards(
  { db, clock, media, passes, viewer }: Reader,
  targets: readonly string[],
): Promise<(MessageCard & { id: string })[]> {
  const ids = targets.filter((id) => /^\d{1,18}$/.test(id));
  if (ids.length === 0) return [];
  const viewerId = viewer.accountId;
  const rows = await findMoments(db, ids, { viewerId, now: clock.now() });
  return rows.map(({ id, username, displayName, title, media: file }) => {
    const pass = passes.issue(file.path, { kind: 'moment', id, viewerId });
    const { poster, original, ...picture } = presentFile(media, file, pass);
    return {
      ...{ id, kind: 'moment', gone: false, path: `/moments/${username}/${id}` },
      ...{ title: title ?? `Moment de ${displayName}`, detail: `@${username}` },
      picture: poster ? { ...picture, url: poster, mime: 'image/jpeg' } : picture,
    };
  });
}

export async function isMomentBy(db: Queryable, id: string, accountId: string): Promise<boolean> {
  return (await db.$count(moment, and(eq(moment.id, id), eq(moment.authorId, accountId)))) > 0;
}
