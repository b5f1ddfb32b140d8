import { complete } from '@arquiba/contract/completions';
import { follow } from '@arquiba/contract/follows';
import { createPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let viewer: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  viewer = await signUp(app, { socialName: 'Quem Digita' });
});
afterAll(() => app.close());

const people = async (q: string, by: Person = viewer) =>
  (await by.call(complete, { kind: 'person', q })).people.map(({ displayName }) => displayName);
const hashtags = async (q: string) =>
  (await viewer.call(complete, { kind: 'hashtag', q })).hashtags.map(({ tag }) => tag);

describe('people', () => {
  test('are found by the beginning of any word, without accents; those one follows first', async () => {
    const joao = await signUp(app, { socialName: 'João Goleiro' });
    const popular = await signUp(app, { socialName: 'Goleira Famosa' });
    for (let count = 0; count < 3; count += 1) {
      await (await signUp(app)).call(follow, { username: popular.username });
    }
    expect(await people('GOLEI')).toEqual(['Goleira Famosa', 'João Goleiro']);
    await viewer.call(follow, { username: joao.username });
    expect(await people('golei')).toEqual(['João Goleiro', 'Goleira Famosa']);
    expect(await people('joao')).toEqual(['João Goleiro']);
    expect(await people(joao.username.slice(0, 6))).toEqual(['João Goleiro']);
    expect(await people('oleiro')).toEqual([]);
    // With one letter or none: only people one follows.
    expect(await people('g')).toEqual(['João Goleiro']);
    expect(await people('')).toEqual(['João Goleiro']);
  });

  test('who may not be seen are not found', async () => {
    const [hidden, secret, enemy] = [
      await signUp(app, { socialName: 'Zebra Escondida' }),
      await signUp(app, { socialName: 'Zebra Privada' }),
      await signUp(app, { socialName: 'Zebra Inimiga' }),
    ];
    expect(await people('zebra')).toHaveLength(3);
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    await app.pool.query(
      'UPDATE profile SET private = true, private_by_choice = true WHERE account_id = $1',
      [secret.id],
    );
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [enemy.id, viewer.id]);
    expect(await people('zebra')).toEqual([]);
    await app.pool.query('INSERT INTO follow VALUES ($1, $2, now())', [viewer.id, secret.id]);
    expect(await people('zebra')).toEqual(['Zebra Privada']);
  });

  test.each(['%', '_', '\\', "'; DROP TABLE post --", '<script>'])(
    '%s is no pattern',
    async (q) => {
      expect(await people(q)).toEqual([]);
      expect(await hashtags(q)).toEqual([]);
    },
  );
});

describe('subjects', () => {
  test('are found without accents, those with the most posts first', async () => {
    for (const text of ['#Várzea', '#várzea', '#várzea']) {
      await (await signUp(app)).call(createPost, { text });
    }
    await viewer.call(createPost, { text: '#varzeana' });
    expect(await hashtags('#VARZ')).toEqual([expect.stringMatching(/^várzea$/i), 'varzeana']);
    expect(await hashtags('')).toEqual([]);
  });

  test('of posts that are not for everybody are not told', async () => {
    await viewer.call(createPost, { text: '#segredissimo', audience: 'followers' });
    expect(await hashtags('segred')).toEqual([]);
  });
});

test('needs a session and a kind', async () => {
  await expect(app.call(complete, { kind: 'person', q: 'a' })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
  await expect(viewer.call(complete, { kind: 'x' as never, q: '' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(viewer.call(complete, { kind: 'person', q: 'a\0' })).rejects.toMatchObject({
    fields: { q: expect.any(String) },
  });
});
