import { editPost } from '@arquiba/contract/post-edits';
import { createPost, getPost } from '@arquiba/contract/posts';
import { pinPost } from '@arquiba/contract/profile-posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { likePost } from '@arquiba/contract/reactions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

test('each viewer sees their own part of a card', async () => {
  const { id } = await author.call(createPost, { text: 'Treino aberto' });
  await reader.call(likePost, { id });
  const mine = { liked: false, own: true, mayComment: true, counts: { likes: 1 } };
  const theirs = { liked: true, own: false, mayComment: true, author: { following: 'no' } };
  const visitors = { liked: false, own: false, mayComment: false, author: { following: null } };
  expect(await author.call(getPost, { id })).toMatchObject(mine);
  expect(await reader.call(getPost, { id })).toMatchObject(theirs);
  expect(await app.call(getPost, { id })).toMatchObject(visitors);
});

test.each<[string, (id: string) => Promise<unknown>, object]>([
  [
    'its text',
    (id) => author.call(editPost, { id, text: 'Corrigido', media: [] }),
    { text: 'Corrigido' },
  ],
  ['its place', (id) => author.call(pinPost, { id }), { pinned: true }],
  [
    'its author',
    () => author.call(updateProfile, { username: 'outro_nome' }),
    { author: { username: 'outro_nome' } },
  ],
  [
    'its audience',
    (id) => app.pool.query(`UPDATE post SET audience = 'followers' WHERE id = $1`, [id]),
    { audience: 'followers', mayShare: false },
  ],
])('a card is the new one as soon as it changes: %s', async (_what, change, shown) => {
  const { id } = await author.call(createPost, { text: 'Antes' });
  const read = () => author.call(getPost, { id });
  expect(await read()).not.toMatchObject(shown);
  await change(id);
  expect(await read()).toMatchObject(shown);
});
