import type { listEventPeople as route } from '@arquiba/contract/events';
import type { Operation } from '../platform/calls/operation.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { listPeople } from './answer-queries.ts';
import { findBySlug, goneEvent } from './get-event.ts';
import { findDate } from './queries.ts';

export const listEventPeople: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const event = await findBySlug(context, input.slug);
  const viewerId = viewer?.accountId ?? null;
  const query = { eventId: event.id, id: input.date, viewerId, now: clock.now() };
  if (!(await findDate(db, query))) throw goneEvent();
  const [after] = readCursor(input.cursor, ['integer']) ?? [0];
  const rows = await listPeople(db, {
    ...{ dateId: input.date, answer: input.answer, viewerId, after, limit: input.limit + 1 },
    all: event.authorId === viewerId,
  });
  const page = takePage(rows, input.limit, (row) => [row.turn]);
  return {
    items: page.items.map((row) => ({ person: presentCard(context, row), guests: row.guests })),
    nextCursor: page.nextCursor,
  };
};
