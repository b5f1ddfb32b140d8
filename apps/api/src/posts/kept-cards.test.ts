import { editPost } from '@arquiba/contract/post-edits';
import { createPost, getPost, listProfilePosts } from '@arquiba/contract/posts';
import { pinPost } from '@arquiba/contract/profile-posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { likePost, repost } from '@arquiba/contract/reactions';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let app: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  [author, reader] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

/** How many cards the database had to send whole. */
async function sentFor(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(app.pool, 'query');
  try {
    await call();
    const answers = await Promise.all(query.mock.results.map(({ value }) => value));
    const [cards] = answers.flatMap(({ rows }) => rows).filter((row) => 'lasting' in row);
    return cards.lasting?.length ?? 0;
  } finally {
    query.mockRestore();
  }
}

test('what everybody sees of a card is sent once, with what it quotes and repeats', async () => {
  const { id: quoteOf } = await author.call(createPost, { text: 'Placar final' });
  const { id } = await author.call(createPost, { text: 'Que jogo', quoteOf });
  await reader.call(repost, { id });
  const read = () => reader.call(listProfilePosts, { username: reader.username });
  const seen = await read();
  expect(seen.items).toMatchObject([{ text: 'Que jogo', quoted: { text: 'Placar final' } }]);
  expect(await sentFor(read)).toBe(0);
  expect(await read()).toEqual(seen);
});

test('what is kept is nobody’s: each viewer sees their own part of it', async () => {
  const { id } = await author.call(createPost, { text: 'Treino aberto' });
  await reader.call(likePost, { id });
  const mine = { liked: false, own: true, mayComment: true, counts: { likes: 1 } };
  const theirs = { liked: true, own: false, mayComment: true, author: { following: 'no' } };
  const visitors = { liked: false, own: false, mayComment: false, author: { following: null } };
  for (let times = 0; times < 2; times += 1) {
    expect(await author.call(getPost, { id })).toMatchObject(mine);
    expect(await reader.call(getPost, { id })).toMatchObject(theirs);
    expect(await app.call(getPost, { id })).toMatchObject(visitors);
  }
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
