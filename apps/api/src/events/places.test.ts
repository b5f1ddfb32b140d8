import {
  type Answer,
  answerEvent,
  createEvent,
  editEvent,
  getEvent,
  listEventPeople,
} from '@arquiba/contract/events';
import { follow, unfollow } from '@arquiba/contract/follows';
import { banFromGroup } from '@arquiba/contract/group-members';
import { createGroup, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { restoreAccount } from '@arquiba/contract/privacy';
import type { InputOf } from '@arquiba/contract/route';
import { leave } from '@arquiba/testing/deletions';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropUnseenJob } from './jobs.ts';
import { tellJob } from './tell-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
let app: TestApp;
let organiser: Person;
let people: Person[];

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  organiser = await signUp(app);
  people = [];
  for (let index = 0; index < 50; index += 1) people.push(await signUp(app));
});
afterAll(() => app.close());

async function plan(changes: Partial<InputOf<typeof createEvent>> = {}) {
  const { slug, date } = await organiser.call(createEvent, {
    ...{ title: 'Poucos lugares', start: '2026-04-01T19:00', end: '2026-04-01T20:30' },
    ...changes,
  });
  return { slug, date: date.id };
}

type Place = Awaited<ReturnType<typeof plan>>;

const say = (person: Person, place: Place, answer: Answer, guests = 0) =>
  person.call(answerEvent, { ...place, answer, guests });

/** Of the whole list, by the position of the person. */
async function lineOf({ date }: Place) {
  const { rows } = await app.pool.query(
    `SELECT account_id AS id, answer, guests, turn FROM event_answer
     WHERE date_id = $1 AND NOT hidden AND answer IN ('going', 'waiting') ORDER BY turn`,
    [date],
  );
  const [{ going, capacity }] = (
    await app.pool.query('SELECT going, capacity FROM event_date WHERE id = $1', [date])
  ).rows;
  const sum = rows
    .filter(({ answer }) => answer === 'going')
    .reduce((total, { guests }) => total + 1 + guests, 0);
  return { rows, going, capacity, sum };
}

/** What must be true after every change. */
async function expectSound(place: Place) {
  const { rows, going, capacity, sum } = await lineOf(place);
  expect(sum).toBe(going);
  expect(going).toBeLessThanOrEqual(capacity);
  const head = rows.find(({ answer }) => answer === 'waiting');
  if (head) expect(going + 1 + head.guests).toBeGreaterThan(capacity);
}

test('50 answers at once never take more places than there are', async () => {
  const place = await plan({ capacity: 12 });
  const answers = await Promise.all(people.map((person) => say(person, place, 'going')));
  expect(answers.filter(({ own }) => own?.answer === 'going')).toHaveLength(12);
  await expectSound(place);
  const after = await organiser.call(getEvent, { slug: place.slug });
  expect(after.date).toMatchObject({ going: 12, waiting: 38 });
});

test('the database refuses what the code would let through', async () => {
  const place = await plan({ capacity: 2 });
  await expect(
    app.pool.query('UPDATE event_date SET going = 3 WHERE id = $1', [place.date]),
  ).rejects.toThrow('event_date_places_check');
});

test('the waiting list moves up in order, with its guests, and the person is told', async () => {
  const place = await plan({ title: 'Rachão', capacity: 3 });
  const [one, two, three, four, five] = people as [Person, Person, Person, Person, Person];
  await say(one, place, 'going', 1);
  await say(two, place, 'going');
  expect((await say(three, place, 'going', 1)).own).toMatchObject({
    ...{ answer: 'waiting', position: 1 },
  });
  expect((await say(four, place, 'going')).own).toMatchObject({ position: 2 });
  expect((await say(five, place, 'going')).own).toMatchObject({ position: 3 });
  // One place is free, but the head of the line is two people: nobody overtakes them.
  expect(await say(two, place, 'no')).toMatchObject({ going: 2, waiting: 3 });
  expect(await say(one, place, 'maybe')).toMatchObject({ going: 3, waiting: 1, maybe: 1 });
  const { items } = await app.call(listEventPeople, { ...place, answer: 'going' });
  expect(items.map(({ person }) => person.username)).toEqual([three.username, four.username]);
  await runAnnounced(app, 'event.notice', tellJob);
  const mails = await queuedMails(app, three.sent.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Você tem lugar: Rachão']);
  // Coming back is at the end of the line.
  expect((await say(two, place, 'going')).own).toMatchObject({ position: 2 });
  await say(three, place, 'no');
  const after = await lineOf(place);
  expect(after.rows.map(({ id, answer }) => [id, answer])).toEqual([
    [four.id, 'going'],
    [five.id, 'going'],
    [two.id, 'going'],
  ]);
});

test('a party that leaves the head of the waiting list lets those behind it in', async () => {
  const place = await plan({ capacity: 3 });
  const [one, two, three] = people as [Person, Person, Person];
  await say(one, place, 'going', 1);
  await say(two, place, 'going', 1);
  await say(three, place, 'going');
  expect(await say(two, place, 'no')).toMatchObject({ going: 3, waiting: 0 });
});

test('more guests need places; asking for them loses none', async () => {
  const place = await plan({ capacity: 3 });
  const [one, two] = people as [Person, Person];
  await say(one, place, 'going');
  await say(two, place, 'going');
  await expect(say(one, place, 'going', 2)).rejects.toMatchObject({
    ...{ code: 'invalid_input', fields: { guests: 'Não há lugar para mais 2' } },
  });
  expect(await say(one, place, 'going', 1)).toMatchObject({ going: 3, own: { answer: 'going' } });
  await expect(say(one, place, 'going', 5)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(say(one, place, 'going', 6)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('more places let people in; fewer than go are refused', async () => {
  const place = await plan({ capacity: 2 });
  for (const person of people.slice(0, 5)) await say(person, place, 'going');
  const edit = (capacity: number | null) =>
    organiser.call(editEvent, {
      ...{ ...place, scope: 'all', title: 'Poucos lugares', capacity },
      ...{ start: '2026-04-01T19:00', end: '2026-04-01T20:30' },
    });
  expect((await edit(4)).date).toMatchObject({ going: 4, waiting: 1 });
  await expect(edit(3)).rejects.toMatchObject({
    fields: { capacity: expect.stringContaining('Já vão 4 pessoas') },
  });
  expect((await edit(null)).date).toMatchObject({ going: 5, waiting: 0, capacity: null });
});

test('who deletes the account gives the place up, and gets one again if there is one', async () => {
  const place = await plan({ capacity: 1 });
  const [goer, next] = [await signUp(app), people[0] as Person];
  await say(goer, place, 'going');
  await say(next, place, 'going');
  await leave(app, goer);
  await expectSound(place);
  expect((await lineOf(place)).rows.map(({ id }) => id)).toEqual([next.id]);
  const { email, password } = goer.sent;
  await app.call(restoreAccount, { email, password });
  await expectSound(place);
  expect((await lineOf(place)).rows.map(({ id, answer }) => [id, answer])).toEqual([
    [goer.id, 'waiting'],
    [next.id, 'going'],
  ]);
  await say(next, place, 'no');
  expect((await lineOf(place)).rows).toMatchObject([{ id: goer.id, answer: 'going' }]);
});

test('who leaves a closed group gives the place up at once', async () => {
  const { slug: group } = await organiser.call(createGroup, {
    ...{ name: 'Clube fechado', description: 'Só nós.' },
  });
  const [one, two] = people as [Person, Person];
  for (const person of [one, two]) await person.call(joinGroup, { slug: group });
  await app.pool.query(`UPDATE sports_group SET access = 'closed' WHERE slug = $1`, [group]);
  const place = await plan({ group, capacity: 1 });
  await say(one, place, 'going');
  await say(two, place, 'going');
  await one.call(leaveGroup, { slug: group });
  expect((await lineOf(place)).rows).toMatchObject([{ id: two.id, answer: 'going' }]);
});

test('who is banned from an open group gives the place up at once', async () => {
  const { slug: group } = await organiser.call(createGroup, {
    ...{ name: 'Clube aberto', description: 'Quem quiser vem.' },
  });
  const [one, two] = people as [Person, Person];
  await one.call(joinGroup, { slug: group });
  const place = await plan({ group, capacity: 1 });
  await say(one, place, 'going');
  await say(two, place, 'going');
  await organiser.call(banFromGroup, { slug: group, username: one.username, reason: 'Briga' });
  expect((await lineOf(place)).rows).toMatchObject([{ id: two.id, answer: 'going' }]);
});

test('who no longer follows loses the place of an event for followers within minutes', async () => {
  const [one, two] = people as [Person, Person];
  const { username } = organiser;
  for (const person of [one, two]) await person.call(follow, { username });
  const place = await plan({ audience: 'followers', capacity: 1 });
  await say(one, place, 'going');
  await say(two, place, 'going');
  await one.call(unfollow, { username });
  await dropUnseenJob.run(app.api.services, {}, attempt);
  expect((await lineOf(place)).rows).toMatchObject([{ id: two.id, answer: 'going' }]);
});

/** The same rules, written as plainly as possible. */
class Model {
  going: { id: number; places: number }[] = [];
  waiting: { id: number; places: number }[] = [];
  readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  get free() {
    return this.capacity - this.going.reduce((sum, { places }) => sum + places, 0);
  }

  say(id: number, answer: Answer, guests: number) {
    const places = 1 + guests;
    const mine = this.going.find((each) => each.id === id);
    const inLine = this.waiting.find((each) => each.id === id);
    if (answer !== 'going') {
      this.going = this.going.filter((each) => each.id !== id);
      this.waiting = this.waiting.filter((each) => each.id !== id);
    } else if (places > this.capacity) return;
    else if (mine) {
      if (places - mine.places > this.free) return;
      mine.places = places;
    } else if (inLine) inLine.places = places;
    else if (this.waiting.length === 0 && places <= this.free) this.going.push({ id, places });
    else this.waiting.push({ id, places });
    for (;;) {
      const [head] = this.waiting;
      if (!head || head.places > this.free) return;
      this.going.push(head);
      this.waiting.shift();
    }
  }
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

const ANSWERS: Answer[] = ['going', 'going', 'going', 'maybe', 'no'];

test('random answers, one after the other, end as in a plain model', async () => {
  const place = await plan({ capacity: 6 });
  const model = new Model(6);
  const roll = dice(7);
  for (let step = 0; step < 200; step += 1) {
    const [index, answer, guests] = [roll(12), ANSWERS[roll(5)] ?? 'no', roll(4)];
    await say(people[index] as Person, place, answer, guests).catch(() => {});
    model.say(index, answer, guests);
  }
  const { rows } = await lineOf(place);
  const named = (each: { id: number }) => people[each.id]?.id;
  const waiting = rows.filter(({ answer }) => answer === 'waiting').map(({ id }) => id);
  expect(waiting).toEqual(model.waiting.map(named));
  const going = rows.filter(({ answer }) => answer === 'going').map(({ id }) => id);
  expect(going.toSorted()).toEqual(model.going.map(named).toSorted());
  await expectSound(place);
});

test('random answers at the same time leave no place empty and none taken twice', async () => {
  const place = await plan({ capacity: 9 });
  const roll = dice(11);
  for (let round = 0; round < 8; round += 1) {
    await Promise.allSettled(
      people.slice(0, 30).map((person) => say(person, place, ANSWERS[roll(5)] ?? 'no', roll(3))),
    );
    await expectSound(place);
  }
});
