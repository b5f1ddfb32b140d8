import { getFeed, noteSeen } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { getInterests, setInterests } from '@arquiba/contract/interests';
import { createPost, type Post } from '@arquiba/contract/posts';
import { blockProfile, notInterested } from '@arquiba/contract/safety';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetSeen } from './forget-seen.ts';
import { refreshHot } from './hot-queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let app: TestApp;
let author: Person;
let viewer: Person;
let fans: Person[];

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  fans = [];
  for (let index = 0; index < 4; index += 1) fans.push(await signUp(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query('DELETE FROM post');
  [author, viewer] = [await signUp(app), await signUp(app)];
});

async function publish(text: string, likes = 0, by = author, video = false): Promise<Post> {
  app.clock.advance(1000);
  const path = `/posts/${by.id}/${text}/lance.mp4`;
  const media = video ? [await storeFile(app, path, 'video')] : [];
  const post = await by.call(createPost, { text, media });
  await like(post, fans.slice(0, likes));
  return post;
}

async function like({ id }: Post, people: Person[]): Promise<void> {
  for (const person of people) {
    await app.pool.query('INSERT INTO reaction VALUES ($1, $2, $3)', [
      ...[id, person.id, app.clock.now()],
    ]);
  }
}

const refresh = () => refreshHot(app.api.services.db, app.clock.now());

async function listed(kind: 'hot' | 'video' | 'foryou', by: Pick<Person, 'call'> = app, limit = 2) {
  const texts: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Post[]; nextCursor: string | null } = await by.call(getFeed, {
      ...{ kind, limit },
      ...(cursor && { cursor }),
    });
    texts.push(...page.items.map(({ text }) => text));
    cursor = page.nextCursor;
  } while (cursor);
  return texts;
}

describe('what is hot', () => {
  test('is what most happens with for its age, and the rest comes after it', async () => {
    await publish('velho', 4);
    app.clock.advance(10 * HOUR_MS);
    await publish('novo', 1);
    await publish('agora', 2);
    await refresh();
    await publish('ainda não contado', 4);
    expect(await listed('hot')).toEqual(['agora', 'novo', 'velho', 'ainda não contado']);
    const { rows } = await app.pool.query('SELECT score FROM hot_post ORDER BY score LIMIT 1');
    expect(rows[0].score).toBeCloseTo(4 / (10 + 2 / 3600 + 2) ** 1.8, 6);
  });

  test('cools down as time goes by', async () => {
    await publish('um', 4);
    app.clock.advance(DAY_MS);
    await publish('dois', 1);
    await refresh();
    expect(await listed('hot')).toEqual(['dois', 'um']);
    app.clock.advance(30 * DAY_MS);
    await refresh();
    expect(await listed('hot')).toEqual(['um', 'dois']);
  });

  test('may be videos only', async () => {
    await publish('foto', 4);
    await publish('quieto', 0, author, true);
    await publish('visto', 2, author, true);
    await publish('outro', 1, author, true);
    await refresh();
    await publish('mais novo', 0, author, true);
    expect(await listed('video')).toEqual(['visto', 'outro', 'quieto', 'mais novo']);
  });

  test('shows nothing that is not for all, whenever it became so', async () => {
    await publish('aberto', 1);
    await author.call(createPost, { text: 'fechado', audience: 'followers' });
    const hidden = await signUp(app);
    await publish('de quem se escondeu', 3, hidden);
    await refresh();
    await app.pool.query(
      'UPDATE profile SET private = true, private_by_choice = true WHERE account_id = $1',
      [hidden.id],
    );
    expect(await listed('hot')).toEqual(['aberto']);
    await refresh();
    const { rows } = await app.pool.query('SELECT count(*)::int AS left FROM hot_post');
    expect(rows[0].left).toBe(1);
  });
});

describe('what is chosen for someone', () => {
  test('is worth more by those whom they follow and with hashtags that they like', async () => {
    const friend = await signUp(app);
    await viewer.call(follow, { username: friend.username });
    await like(await publish('gostei disto #vôlei', 0), [viewer]);
    app.clock.advance(20 * DAY_MS);
    await publish('o mais quente', 3);
    await publish('do assunto #Volei', 2);
    await publish('de quem sigo', 2, friend);
    await publish('meu', 4, viewer);
    await refresh();
    const chosen = await listed('foryou', viewer);
    expect(chosen).toEqual([
      ...['de quem sigo', 'do assunto #Volei', 'o mais quente', 'gostei disto #vôlei'],
    ]);
  });

  test('is worth less by those who did not interest them', async () => {
    const other = await signUp(app);
    const boring = await publish('não me interessa', 0, other);
    await publish('do mesmo', 3, other);
    await publish('de outra pessoa', 2);
    await refresh();
    expect(await listed('foryou', viewer)).toEqual([
      ...['do mesmo', 'de outra pessoa', 'não me interessa'],
    ]);
    await viewer.call(notInterested, { id: boring.id });
    expect(await listed('foryou', viewer)).toEqual(['de outra pessoa', 'do mesmo']);
  });

  test('is never what they have seen, for two weeks', async () => {
    const seen = await publish('visto', 3);
    await publish('novo', 1);
    await refresh();
    await viewer.call(noteSeen, { ids: [seen.id, seen.id, '12345'] });
    await viewer.call(noteSeen, { ids: [seen.id] });
    expect(await listed('foryou', viewer)).toEqual(['novo']);
    expect(await listed('hot', viewer)).toEqual(['visto', 'novo']);
    app.clock.advance(13 * DAY_MS);
    const tidy = () => forgetSeen(app.api.services, new AbortController().signal);
    await tidy();
    expect(await listed('foryou', viewer)).toEqual(['novo']);
    app.clock.advance(2 * DAY_MS);
    await tidy();
    expect(await listed('foryou', viewer)).toEqual(['visto', 'novo']);
  });

  test('stays the same list for whoever pages on, and is weighed anew after a minute', async () => {
    const posts = [];
    for (const likes of [4, 3, 2, 1]) posts.push(await publish(`de ${likes}`, likes));
    await refresh();
    const first = await viewer.call(getFeed, { kind: 'foryou', limit: 2 });
    await app.pool.query('UPDATE post_stat SET likes = 9 WHERE post_id = $1', [posts[3]?.id]);
    await refresh();
    const cursor = first.nextCursor as string;
    const second = await viewer.call(getFeed, { kind: 'foryou', limit: 1, cursor });
    const texts = [...first.items, ...second.items].map(({ text }) => text);
    expect(texts).toEqual(['de 4', 'de 3', 'de 2']);
    app.clock.advance(61_000);
    const anew = await viewer.call(getFeed, { kind: 'foryou', limit: 2 });
    expect(anew.items.map(({ text }) => text)).toEqual(['de 1', 'de 4']);
  });

  test('is judged when it is read, not when it was chosen', async () => {
    const [other, third] = [await signUp(app), await signUp(app)];
    await publish('de quem se escondeu', 4, other);
    await publish('de quem me bloqueou', 3, third);
    const seen = await publish('visto', 2);
    for (const likes of [1, 0]) await publish(`de ${likes}`, likes);
    await refresh();
    expect((await viewer.call(getFeed, { kind: 'foryou', limit: 2 })).items).toHaveLength(2);
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [other.id]);
    await third.call(blockProfile, { username: viewer.username });
    await viewer.call(noteSeen, { ids: [seen.id] });
    expect(await listed('foryou', viewer, 3)).toEqual(['de 1', 'de 0']);
  });

  test('has what nobody has counted yet, below the rest', async () => {
    await publish('contado', 1);
    await refresh();
    await publish('novo', 4);
    await publish('só para mim', 0, viewer);
    await author.call(createPost, { text: 'fechado', audience: 'followers' });
    expect(await listed('foryou', viewer)).toEqual(['contado', 'novo']);
  });

  test('puts the chosen sports first, also in words of another form, from the next look on', async () => {
    await publish('Duas cestas no fim', 2);
    await publish('Dez km de MARATÓNA', 2);
    await publish('Que golaço', 3);
    await refresh();
    expect((await listed('foryou', viewer))[0]).toBe('Que golaço');
    expect(await viewer.call(setInterests, { sports: ['basquete', 'basquete'] })).toEqual({
      sports: ['basquete'],
    });
    expect(await listed('foryou', viewer)).toEqual([
      'Duas cestas no fim',
      'Que golaço',
      'Dez km de MARATÓNA',
    ]);
    await viewer.call(setInterests, { sports: [] });
    expect(await viewer.call(getInterests, {})).toEqual({ sports: [] });
    expect((await listed('foryou', viewer))[0]).toBe('Que golaço');
    await Promise.all(
      (['volei', 'corrida', 'skate'] as const).map((sport) =>
        viewer.call(setInterests, { sports: [sport] }),
      ),
    );
    await expect(
      viewer.call(setInterests, { sports: ['xadrez' as 'volei'] }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('is what is hot, for a visitor', async () => {
    await publish('um', 1);
    await publish('dois', 2);
    await refresh();
    expect(await listed('foryou')).toEqual(['dois', 'um']);
    await expect(app.call(noteSeen, { ids: [] })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });
});
