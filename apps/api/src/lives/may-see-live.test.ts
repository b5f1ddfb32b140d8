import { follow } from '@arquiba/contract/follows';
import { blockProfile } from '@arquiba/contract/safety';
import { startLive } from '@arquiba/testing/lives';
import { type Person, signUp } from '@arquiba/testing/people';
import { statementsOf } from '@arquiba/testing/statements';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { VISITOR_ID } from '../platform/ports/file-passes.ts';
import { createLiveSight } from './may-see-live.ts';

const KEPT_MS = 2000;

let app: TestApp;
let author: Person;
let fan: Person;
let stranger: Person;
let hidden: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, fan] = [await signUp(app), await signUp(app)];
  [stranger, hidden] = [await signUp(app), await signUp(app)];
  for (const person of [fan, hidden]) await person.call(follow, { username: author.username });
  await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
});
afterAll(() => app.close());

const everyone = () => [author.id, fan.id, stranger.id, hidden.id, VISITOR_ID];

test('each viewer has a right of their own, which ends when it is lost', async () => {
  const [open, closed] = [
    await startLive(app, author),
    await startLive(app, author, { audience: 'followers' }),
  ];
  const sight = createLiveSight(openDatabase(app.pool), 0);
  const seen = (id: string) => Promise.all(everyone().map((viewer) => sight(id, viewer)));
  expect(await seen(open.id)).toEqual([true, true, true, false, true]);
  expect(await seen(closed.id)).toEqual([true, true, false, false, false]);
  expect(await seen('1')).toEqual([false, false, false, false, false]);
  await author.call(blockProfile, { username: fan.username });
  expect(await seen(open.id)).toEqual([true, false, true, false, true]);
  expect(await seen(closed.id)).toEqual([true, false, false, false, false]);
});

test('all who watch are asked about together, and who comes later alone', async () => {
  const { id } = await startLive(app, author);
  vi.useFakeTimers({ toFake: ['performance'] });
  const sight = createLiveSight(openDatabase(app.pool), KEPT_MS);
  const ask = (viewers: string[]) =>
    statementsOf(() => Promise.all(viewers.map((viewer) => sight(id, viewer))));
  expect(await ask([stranger.id])).toEqual(['lives_find_seers']);
  expect(await ask([stranger.id, VISITOR_ID])).toEqual(['lives_find_seers']);
  expect(await ask([stranger.id, VISITOR_ID])).toEqual([]);
  vi.advanceTimersByTime(KEPT_MS);
  expect(await ask([VISITOR_ID, stranger.id])).toEqual(['lives_find_seers']);
  vi.useRealTimers();
});
