import { answerEvent, createEvent, getEvent } from '@arquiba/contract/events';
import { getPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followZonesJob } from './follow-zones-job.ts';

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
let app: TestApp;
let organiser: Person;

beforeAll(async () => {
  app = await startTestApp();
  organiser = await signUp(app);
});
afterAll(() => app.close());

async function sequenceOf(slug: string): Promise<number[]> {
  const { rows } = await app.pool.query(
    `SELECT sequence FROM event_date JOIN event ON event.id = event_id WHERE slug = $1
     ORDER BY local_start`,
    [slug],
  );
  return rows.map(({ sequence }) => sequence);
}

test('after the law of a zone changed, coming dates keep their hour and get new instants', async () => {
  const { slug, date, postId } = await organiser.call(createEvent, {
    ...{ title: 'Treino', start: '2026-11-01T19:00', end: '2026-11-01T20:30' },
    repetition: { every: 'week', count: 2 },
  });
  const fan = await signUp(app);
  await fan.call(answerEvent, { slug, date: date.id, answer: 'going' });
  // As computed when Brazil still had summer time.
  await app.pool.query(
    `UPDATE event_date SET starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour'
     WHERE id = $1`,
    [date.id],
  );
  await app.pool.query('UPDATE event_answer SET reminded = 2 WHERE date_id = $1', [date.id]);
  expect((await app.call(getEvent, { slug })).date.startsAt).toBe('2026-11-01T21:00:00.000Z');
  const mails = async () => (await app.pool.query('SELECT count(*) FROM outbox')).rows;
  const before = await mails();
  for (let run = 0; run < 2; run += 1) await followZonesJob.run(app.api.services, {}, attempt);

  const after = await app.call(getEvent, { slug });
  expect(after.date).toMatchObject({
    ...{ localStart: '2026-11-01T19:00', startsAt: '2026-11-01T22:00:00.000Z' },
    ...{ endsAt: '2026-11-01T23:30:00.000Z', moved: false, going: 1 },
  });
  expect((await app.call(getPost, { id: postId })).event?.startsAt).toBe(after.date.startsAt);
  // Calendars hear of this date, and of no other; people hear nothing, and are reminded at the right time.
  expect(await sequenceOf(slug)).toEqual([1, 0]);
  expect(await mails()).toEqual(before);
  const { rows } = await app.pool.query('SELECT reminded FROM event_answer WHERE date_id = $1', [
    date.id,
  ]);
  expect(rows).toEqual([{ reminded: 0 }]);
});
