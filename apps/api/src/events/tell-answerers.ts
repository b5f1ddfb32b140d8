import type { NotificationKind } from '@arquiba/contract/notifications';
import { newId, type Transaction } from '../platform/database/database.ts';
import { announceAll } from '../platform/jobs/outbox.ts';
import { type About, findAbout } from './notice-queries.ts';
import { type EventNotice, eventNotice, noticeOf } from './notices.ts';
import type { DateRow } from './tables.ts';
import { listAnswerers } from './write-queries.ts';

interface Telling {
  kind: NotificationKind;
  actorId: string;
  now: Date;
  mail(about: About): EventNotice['mail'];
  /** The event is about to be deleted: its page will not exist. */
  gone?: boolean;
  /** Nobody else is told. */
  only?: ReadonlySet<string>;
}

/** Everyone who answered one of these dates is told once, of the first of their dates. */
export async function tellAnswerers(
  tx: Transaction,
  dates: readonly Pick<DateRow, 'id'>[],
  { kind, actorId, now, mail, gone = false, only }: Telling,
): Promise<void> {
  const answerers = await listAnswerers(
    tx,
    dates.map(({ id }) => id),
  );
  const target = `event-change:${newId(now)}`;
  const notices: EventNotice[] = [];
  for (const [dateId, people] of Map.groupBy(answerers, (each) => each.dateId)) {
    const about = await findAbout(tx, dateId);
    if (!about) continue;
    for (const { accountId } of people) {
      if (accountId === actorId || only?.has(accountId) === false) continue;
      notices.push({
        ...{ ...noticeOf(about), recipientId: accountId, actorId, kind, target },
        mail: mail(about),
        ...(gone && { postId: null, path: '/eventos' }),
      });
    }
  }
  await announceAll(tx, eventNotice, notices);
}
