import type { Transaction } from '../platform/database/database.ts';
import { unbindOthersPosts } from '../posts/public/post-event.ts';
import type { FoundEvent } from './queries.ts';
import { dropAnswer } from './show-answers.ts';
import { listUnseenOfEvent } from './show-queries.ts';
import { tellAnswerers } from './tell-answerers.ts';

/**
 * After fewer people may see an event: who no longer sees it holds no place, and is told; posts of others
 * show nothing of it.
 */
export async function closeToOthers(tx: Transaction, event: FoundEvent, now: Date): Promise<void> {
  const lost = await listUnseenOfEvent(tx, event.id, now);
  const dates = [...new Set(lost.map(({ dateId }) => dateId))];
  await tellAnswerers(
    tx,
    dates.map((id) => ({ id })),
    {
      ...{ kind: 'event-cancelled', actorId: event.authorId, now, gone: true },
      only: new Set(lost.map(({ accountId }) => accountId)),
      mail: (about) => ({
        subject: `Fechado: ${about.title}`,
        lines: [`${about.title} não está mais aberto para você. O seu lugar foi liberado.`],
      }),
    },
  );
  for (const held of lost) await dropAnswer(tx, held);
  await unbindOthersPosts(tx, event.id, event.authorId);
}
