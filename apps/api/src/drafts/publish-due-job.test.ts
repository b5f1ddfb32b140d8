import { createDraft, type DraftContent, listDrafts, openDraft } from '@arquiba/contract/drafts';
import { listProfilePosts } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newContent, newPoll } from '../platform/testing/draft-samples.ts';
import { publishDueJob } from './publish-due-job.ts';

const HOUR = 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const run = () => publishDueJob.run(app.api.services, {}, attempt);

function schedule(person: Person, text: string, changes: Partial<DraftContent> = {}) {
  const publishAt = new Date(app.clock.now().getTime() + HOUR).toISOString();
  return person.call(createDraft, { content: newContent(text, { publishAt, ...changes }) });
}

const postsOf = async ({ username }: Person) =>
  (await app.call(listProfilePosts, { username })).items.map(({ text }) => text);
const waitingOf = async (person: Person) => (await person.call(listDrafts, {})).items;

test('a scheduled post comes out at its time, whole, and once', async () => {
  const person = await signUp(app);
  await schedule(person, 'Bola rolando! Quem ganha?', {
    ...{ place: 'Ginásio', commentsBy: 'followers' },
    poll: newPoll(['Nós', 'Eles', ''], { hours: 2, changeable: false }),
  });
  app.clock.advance(HOUR - 1);
  await run();
  expect(await postsOf(person)).toEqual([]);
  expect(await waitingOf(person)).toMatchObject([{ scheduled: true, problem: null }]);

  app.clock.advance(1);
  // Two workers at the same moment, and one again: still only one post.
  await Promise.all([run(), run()]);
  await run();
  const { items } = await app.call(listProfilePosts, { username: person.username });
  expect(items).toMatchObject([
    {
      place: 'Ginásio',
      commentsBy: 'followers',
      poll: { changeable: false, options: [{ label: 'Nós' }, { label: 'Eles' }] },
    },
  ]);
  expect(items[0]?.createdAt).toBe(app.clock.now().toISOString());
  expect(await waitingOf(person)).toEqual([]);
});

test('a crash before the end leaves the draft, and no post', async () => {
  const person = await signUp(app);
  await schedule(person, 'Depois da queda');
  app.clock.advance(HOUR);
  // The last statement of the transaction fails, as it would if the process died there.
  await app.pool.query('ALTER TABLE search_word RENAME TO word_away');
  await expect(run()).rejects.toThrow();
  await app.pool.query('ALTER TABLE word_away RENAME TO search_word');
  expect(await postsOf(person)).toEqual([]);
  expect(await waitingOf(person)).toMatchObject([{ problem: null }]);
  await run();
  expect(await postsOf(person)).toEqual(['Depois da queda']);
});

test('what cannot be published says why, and holds nobody else up', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const photo = await storeFile(app, `/posts/${person.id}/1/foto.png`);
  const { id } = await schedule(person, 'Com foto', { media: [{ ...photo, url: '', mime: '' }] });
  await schedule(other, 'Sem foto');
  await app.media.port.remove(photo.path);
  app.clock.advance(HOUR);
  await run();
  await run();
  expect(await postsOf(other)).toEqual(['Sem foto']);
  expect(await waitingOf(person)).toMatchObject([
    { scheduled: false, problem: 'Arquivo não encontrado. Envie-o de novo.' },
  ]);
  expect(await person.call(openDraft, { id })).toMatchObject({ problem: null });
});

test('what is opened in the composer is not published meanwhile', async () => {
  const person = await signUp(app);
  const { id } = await schedule(person, 'Ainda mudo');
  await person.call(openDraft, { id });
  app.clock.advance(HOUR);
  await run();
  expect(await postsOf(person)).toEqual([]);
});

test('nothing comes out of an account that is hidden', async () => {
  const person = await signUp(app);
  await schedule(person, 'Volto um dia');
  await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [person.id]);
  app.clock.advance(HOUR);
  await run();
  await app.pool.query('UPDATE profile SET hidden = false WHERE account_id = $1', [person.id]);
  expect(await postsOf(person)).toEqual([]);
  await run();
  expect(await postsOf(person)).toEqual(['Volto um dia']);
});
