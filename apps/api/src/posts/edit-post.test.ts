import { listHashtagPosts } from '@arquiba/contract/explore';
import { vote } from '@arquiba/contract/polls';
import { editPost, listPostEdits } from '@arquiba/contract/post-edits';
import { createPost, getPost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let author: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  [author, other] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

async function photos(count: number) {
  const folder = `/posts/${author.id}/${app.clock.now().getTime()}`;
  return Promise.all(
    Array.from({ length: count }, (_, at) => storeFile(app, `${folder}/${at}.png`)),
  );
}

async function mentionedIn(id: string): Promise<string[]> {
  const { rows } = await app.pool.query('SELECT account_id FROM post_mention WHERE post_id = $1', [
    id,
  ]);
  return rows.map((row) => row.account_id);
}

describe('editing a post', () => {
  test('changes the text, says when, and keeps what it said', async () => {
    const { id, createdAt } = await author.call(createPost, { text: 'Jogo às 15h' });
    app.clock.advance(60_000);
    const edited = await author.call(editPost, { id, text: '  Jogo às 16h ' });
    const at = app.clock.now().toISOString();
    expect(edited).toMatchObject({ id, text: 'Jogo às 16h', createdAt, editedAt: at });
    expect(await app.call(getPost, { id })).toMatchObject({ text: 'Jogo às 16h', editedAt: at });
    // In the same millisecond: each version still gets its own time.
    await author.call(editPost, { id, text: 'Jogo às 17h' });
    const { items, nextCursor } = await app.call(listPostEdits, { id, limit: 1 });
    expect(items).toMatchObject([{ text: 'Jogo às 16h' }]);
    const rest = await app.call(listPostEdits, { id, cursor: nextCursor ?? '' });
    expect(rest).toEqual({
      items: [{ text: 'Jogo às 15h', mentions: [], media: [], replacedAt: at }],
      nextCursor: null,
    });
  });

  test('to the same keeps nothing', async () => {
    const { id } = await author.call(createPost, { text: 'Igual' });
    expect(await author.call(editPost, { id, text: 'Igual ' })).toMatchObject({ editedAt: null });
    expect(await app.call(listPostEdits, { id })).toMatchObject({ items: [] });
  });

  test('reorders, describes and takes away files; the film goes with its mark', async () => {
    const [one, two] = await photos(2);
    const film = await storeFile(app, `/posts/${author.id}/f/lance.mp4`, 'video');
    const { id, media } = await author.call(createPost, { media: [one, two, film] as never });
    const edited = await author.call(editPost, {
      ...{ id, text: '' },
      media: [
        { from: 1, alt: 'Agora a primeira' },
        { from: 0, alt: 'Agora a segunda' },
      ],
    });
    expect(edited.media.map(({ url, alt }) => [url, alt])).toEqual([
      [media[1]?.url, 'Agora a primeira'],
      [media[0]?.url, 'Agora a segunda'],
    ]);
    const { rows } = await app.pool.query('SELECT has_video FROM post WHERE id = $1', [id]);
    expect(rows).toEqual([{ has_video: false }]);
    const { items } = await app.call(listPostEdits, { id });
    expect(items[0]?.media).toEqual(media);
  });

  test('subjects and people follow the new text', async () => {
    const { id } = await author.call(createPost, { text: `#antesdeeditar @${other.username}` });
    expect(await mentionedIn(id)).toEqual([other.id]);
    await author.call(editPost, { id, text: `#depoisdeeditar @${author.username}` });
    expect(await mentionedIn(id)).toEqual([author.id]);
    const { items } = await app.call(listPostEdits, { id });
    expect(items).toMatchObject([{ mentions: [other.username] }]);
    const found = async (tag: string) => (await app.call(listHashtagPosts, { tag })).items.length;
    expect([await found('antesdeeditar'), await found('depoisdeeditar')]).toEqual([0, 1]);
  });

  test('is for its author, and for posts that say something', async () => {
    const { id } = await author.call(createPost, { text: 'Meu' });
    await expect(other.call(editPost, { id, text: 'Seu' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(app.call(editPost, { id, text: 'Seu' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    const repost = (BigInt(id) + 1n).toString();
    await app.pool.query(
      `INSERT INTO post (id, author_id, text, created_at, repost_of) VALUES ($1, $2, '', now(), $3)`,
      [repost, author.id, id],
    );
    await expect(author.call(editPost, { id: repost, text: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each([
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(5001) }],
    ['text', { text: 'x'.repeat(50_000) }],
    ['text', { text: 'a\0b' }],
    ['media', { text: 'x', media: [{ from: 1, alt: '' }] }],
    ['media.0.from', { text: 'x', media: [{ from: -1, alt: '' }] }],
    ['media', { text: 'x', media: Array.from({ length: 2 }, () => ({ from: 0, alt: '' })) }],
    ['media.0.alt', { text: 'x', media: [{ from: 0, alt: 'x'.repeat(1001) }] }],
    ['media.0.alt', { text: 'x', media: [{ from: 0, alt: '\0' }] }],
  ])('names the field %s (%#)', async (field, input) => {
    const { id } = await author.call(createPost, { text: 'Fica' });
    const failure = await author.call(editPost, { id, ...input }).catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(failure.fields)).toContain(field);
    expect(await app.call(getPost, { id })).toMatchObject({ text: 'Fica', editedAt: null });
  });

  test('a poll keeps its question', async () => {
    const poll = { options: [{ label: 'Sim' }, { label: 'Não' }], hours: 24 };
    const [photo] = await photos(1);
    const { id } = await author.call(createPost, { text: 'Vamos?', poll, media: [photo] as never });
    await expect(author.call(editPost, { id, text: '' })).rejects.toMatchObject({
      fields: { text: 'Escreva a pergunta da enquete' },
    });
    await author.call(editPost, { id, text: 'Vamos ao jogo?' });
    await other.call(vote, { id, positions: [0] });
    await expect(author.call(editPost, { id, text: 'Ficamos?' })).rejects.toMatchObject({
      fields: { text: 'A pergunta da enquete não muda depois do primeiro voto' },
    });
    const media = [{ from: 0, alt: 'O campo' }];
    expect(await author.call(editPost, { id, text: 'Vamos ao jogo?', media })).toMatchObject({
      ...{ text: 'Vamos ao jogo?', media: [{ alt: 'O campo' }] },
    });
  });
});

test('what a post said is for whoever sees the post', async () => {
  const { id } = await author.call(createPost, { text: 'Segredo', audience: 'followers' });
  await author.call(editPost, { id, text: 'Segredo maior' });
  expect((await author.call(listPostEdits, { id })).items).toHaveLength(1);
  for (const viewer of [other, app]) {
    await expect(viewer.call(listPostEdits, { id })).rejects.toMatchObject({ code: 'not_found' });
  }
});
