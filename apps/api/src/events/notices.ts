import type { NotificationKind } from '@arquiba/contract/notifications';
import type { Transaction } from '../platform/database/database.ts';
import { announceAll, defineTopic } from '../platform/jobs/outbox.ts';
import { type About, findAbout } from './notice-queries.ts';
import { eventPath } from './present-date.ts';
import type { DateRow } from './tables.ts';

/** What one person is told about an event. It is complete, so that it can be told after the event is gone. */
export interface EventNotice {
  recipientId: string;
  actorId: string | null;
  kind: NotificationKind;
  /** The same thing is told once. */
  target: string;
  title: string;
  path: string;
  /** Only people who may see this post are told; null after it was deleted. */
  postId: string | null;
  groupId: string | null;
  /** Null if a notice in the product is enough. */
  mail: { subject: string; lines: string[] } | null;
}

export const eventNotice = defineTopic<EventNotice>('event.notice');

/** People who had waited got a place. */
export async function announcePlaces(
  tx: Transaction,
  date: Pick<DateRow, 'id'>,
  accountIds: readonly string[],
): Promise<void> {
  const about = await findAbout(tx, date.id);
  if (!about) return;
  await announceAll(
    tx,
    eventNotice,
    accountIds.map((recipientId) => ({
      ...noticeOf(about),
      ...{ recipientId, actorId: null, kind: 'event-place' },
      target: `event-date:${date.id}:place:${about.nextTurn}`,
      mail: {
        subject: `Você tem lugar: ${about.title}`,
        lines: [
          `Abriu um lugar em ${about.title} e ele é seu.`,
          ...whenAndWhere(about),
          'Se não puder ir, mude a sua resposta para que outra pessoa vá.',
        ],
      },
    })),
  );
}

export function noticeOf({ title, slug, id, postId, groupId }: Omit<About, 'nextTurn'>) {
  return { title, path: eventPath(slug, id), postId, groupId };
}

type Meeting = Pick<About, 'startsAt' | 'timeZone' | 'place' | 'onlineUrl'>;

export function whenAndWhere({ startsAt, timeZone, place, onlineUrl }: Meeting): string[] {
  return [
    `Quando: ${momentIn(startsAt, timeZone)}`,
    ...(place ? [`Onde: ${place}`] : []),
    ...(onlineUrl ? [`Pela internet: ${onlineUrl}`] : []),
  ];
}

/** 'quarta-feira, 18 de março de 2026 às 19:30 (Horário Padrão de Brasília)' */
export function momentIn(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('pt-BR', {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone },
  }).format(moment);
  const zone = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'long' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return zone ? `${text} (${zone.value})` : text;
}
