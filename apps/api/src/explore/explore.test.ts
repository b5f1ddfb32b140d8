import { getTrending, listHashtagPosts, search, searchPosts } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { createGroup } from '@arquiba/contract/groups';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { blockProfile } from '@arquiba/contract/safety';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { openShop } from '@arquiba/testing/shop';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetWordsJob } from './forget-words.ts';
import { refreshTrendsJob } from './refresh-trends-job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let ana: Person;
let joao: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await signUp(app, { socialName: 'Ana Conceição' });
  joao = await signUp(app, { socialName: 'João da Várzea' });
  await publish(ana, 'Antes da semana #Antigo');
  app.clock.advance(8 * DAY_MS);
  await publish(ana, 'Treino #Várzea e #corrida');
  await publish(ana, 'De novo #corrida');
  await publish(ana, 'Mais #corrida');
  await publish(joao, 'Gol! #Várzea');
  await publish(joao, 'Sem acento #varzea');
});
afterAll(() => app.close());

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };

function refreshTrends(): Promise<void> {
  return refreshTrendsJob.run(app.api.services, {}, attempt);
}

function publish(author: Person, text: string) {
  app.clock.advance(1000);
  return author.call(createPost, { text });
}

describe('trending', () => {
  test('counts the posts of the week, by how many accounts wrote', async () => {
    await refreshTrends();
    const { items } = await app.call(getTrending, {});
    expect(items).toEqual([
      { tag: 'Várzea', posts: 3, people: 2, today: 2, yesterday: 0, rising: false },
      { tag: 'corrida', posts: 3, people: 1, today: 1, yesterday: 0, rising: false },
    ]);
  });

  test('forgets a subject whose posts are gone or whose author is hidden', async () => {
    const gone = await joao.call(createPost, { text: '#Sumido' });
    await joao.call(deletePost, { id: gone.id });
    const hidden = await signUp(app);
    await hidden.call(createPost, { text: '#Escondido' });
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    const before = await joao.call(createPost, { text: '#Efêmero' });
    await refreshTrends();
    await joao.call(deletePost, { id: before.id });
    const { items } = await app.call(getTrending, {});
    expect(items.map(({ tag }) => tag)).toEqual(['Várzea', 'corrida']);
    expect((await app.call(listHashtagPosts, { tag: 'escondido' })).items).toEqual([]);
  });

  test('puts what rises today above what is merely frequent', async () => {
    for (let n = 0; n < 5; n += 1) await publish(await signUp(app), 'Olha a #Zebra');
    await refreshTrends();
    const { items } = await app.call(getTrending, { limit: 1 });
    expect(items).toEqual([
      { tag: 'Zebra', posts: 5, people: 5, today: 5, yesterday: 0, rising: true },
    ]);
    app.clock.advance(2 * DAY_MS);
    await publish(ana, 'E a #corrida segue');
    await refreshTrends();
    const { rows } = await app.pool.query(`SELECT score FROM hashtag_trend WHERE tag = 'zebra'`);
    expect(rows[0].score).toBeCloseTo(16 * 0.5 ** 12, 5);
  });
});

describe('a subject', () => {
  test('has its posts whatever accents and case, the new ones first, page by page', async () => {
    const first = await app.call(listHashtagPosts, { tag: 'VARZEA', limit: 2 });
    expect(first.items.map(({ text }) => text)).toEqual(['Sem acento #varzea', 'Gol! #Várzea']);
    const second = await app.call(listHashtagPosts, {
      tag: 'várzea',
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect(second.items.map(({ text }) => text)).toEqual(['Treino #Várzea e #corrida']);
    expect(second.nextCursor).toBeNull();
  });

  test('is named as most of its posts write it, and not at all where there is none', async () => {
    expect((await app.call(listHashtagPosts, { tag: 'varzea' })).name).toBe('Várzea');
    expect((await app.call(listHashtagPosts, { tag: 'Ninguém' })).name).toBeNull();
    expect((await app.call(listHashtagPosts, { tag: 'escondido' })).name).toBeNull();
  });

  test('says on its first page how many posts everybody may see', async () => {
    const shy = await signUp(app);
    await shy.call(updateProfile, { private: true });
    await publish(shy, 'Só para os meus #Várzea');
    const own = await shy.call(listHashtagPosts, { tag: 'VARZEA', limit: 2 });
    expect([own.posts, own.items[0]?.text]).toEqual([3, 'Só para os meus #Várzea']);
    const further = { tag: 'varzea', limit: 2, cursor: own.nextCursor ?? '' };
    expect((await shy.call(listHashtagPosts, further)).posts).toBeNull();
    expect((await app.call(listHashtagPosts, { tag: 'escondido' })).posts).toBe(0);
  });
});

describe('search', () => {
  test('finds people without accents and with a slip of the finger', async () => {
    for (const q of [
      'conceicao',
      'CONCEIÇÃO',
      'conceisao',
      'ocnceicao',
      'bonceicao',
      '@ana.conc',
    ]) {
      const { profiles } = await app.call(search, { q });
      expect(profiles[0]?.displayName, q).toBe('Ana Conceição');
    }
  });

  test('finds subjects by any part of them', async () => {
    for (const q of ['#varz', 'arze', 'ÁRZEA', 'vazrea', 'vatzea']) {
      const { hashtags } = await app.call(search, { q });
      expect(hashtags, q).toEqual([{ tag: 'Várzea', posts: 3 }]);
    }
  });

  test('finds posts by the stem of a word, its beginning, and in spite of a slip', async () => {
    const { id } = await publish(joao, 'Os goleiros treinaram pênaltis na chuva, nada mais');
    for (const q of ['goleiro', 'GOLEIROS chuva', 'penaltis', 'pênalti', 'chuva penal']) {
      const { items } = await app.call(searchPosts, { q });
      expect(
        items.map((each) => each.id),
        q,
      ).toEqual([id]);
    }
    const slip = await app.call(searchPosts, { q: 'golerios na chuva' });
    expect(slip).toMatchObject({ items: [{ id }], corrected: 'goleiros na chuva' });
    const swapped = await app.call(searchPosts, { q: 'cuhva' });
    expect(swapped).toMatchObject({ items: [{ id }], corrected: 'chuva' });
    const { posts } = await app.call(search, { q: 'goleiro' });
    expect(posts).toMatchObject({ items: [{ id }], more: false, corrected: null });
    expect((await app.call(searchPosts, { q: 'voleibol' })).items).toEqual([]);
  });

  test('finds posts of one person and of some days', async () => {
    const day = () =>
      new Date(app.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
    const first = await publish(ana, 'Treino na piscina');
    const from = day();
    app.clock.advance(3 * DAY_MS);
    const second = await publish(joao, 'Piscina cheia de novo');
    const found = async (filter: object) => {
      const { items } = await app.call(searchPosts, { q: 'piscina', ...filter });
      return items.map(({ id }) => id);
    };
    expect(await found({})).toEqual([second.id, first.id]);
    expect(await found({ by: `@${ana.username.toUpperCase()}` })).toEqual([first.id]);
    expect(await found({ by: 'ninguem.assim' })).toEqual([]);
    expect(await found({ since: day() })).toEqual([second.id]);
    expect(await found({ since: from, until: from })).toEqual([first.id]);
    expect(await found({ by: joao.username, until: from })).toEqual([]);
    await expect(found({ since: '31/12/2026' })).rejects.toMatchObject({
      fields: { since: 'Data inválida' },
    });
  });

  test('with a deleted post go the words and subjects that no other has', async () => {
    const { id } = await publish(joao, 'Um drible quimérico no alambrado #SóHoje');
    await publish(ana, 'Segurem o alambrado');
    expect(await known('quimerico', 'alambrado', 'sohoje')).toEqual([
      ...['#sohoje', 'alambrado', 'quimerico', 'sohoje'],
    ]);
    await joao.call(deletePost, { id });
    await runAnnounced(app, 'post.deleted', forgetWordsJob);
    expect(await known('quimerico', 'alambrado', 'sohoje')).toEqual(['alambrado']);
  });

  test('shows no post that is not for everybody, nor says that its words exist', async () => {
    const text = 'Escalação ultrassecreta #Sigilo';
    const { id } = await publish(ana, text);
    await app.pool.query(`UPDATE post SET audience = 'followers' WHERE id = $1`, [id]);
    for (const q of ['ultrassecreta', 'ultrasecreta', 'sigilo']) {
      const found = await joao.call(search, { q });
      expect(found.posts, q).toEqual({ items: [], more: false, corrected: null });
      expect(found.hashtags, q).toEqual([]);
    }
  });

  test('finds groups by something alike', async () => {
    await ana.call(createGroup, {
      name: 'Pedal da Aurora',
      description: 'Cedo.',
      sport: 'Ciclismo',
    });
    for (const q of ['aurora', 'ciclimo', 'PEDAL']) {
      const { groups } = await app.call(search, { q });
      expect(
        groups.map(({ name }) => name),
        q,
      ).toEqual(['Pedal da Aurora']);
    }
  });

  test('finds glasses as the shop does, and all of them by their own name', async () => {
    const add = await openShop(app);
    await add([1], { title: 'Planalto', shape: 'aviador' });
    app.clock.advance(1000);
    await add([1], { title: 'Meia-lua' });
    const titles = async (q: string) =>
      (await app.call(search, { q })).products.map(({ title }) => title);
    for (const q of ['planalto', 'Aviador', 'aviadro'])
      expect(await titles(q), q).toEqual(['Planalto']);
    for (const q of ['óculos', 'OCULOS'])
      expect(await titles(q), q).toEqual(['Meia-lua', 'Planalto']);
    for (const q of ['de', 'óculos de natação']) expect(await titles(q), q).toEqual([]);
  });

  test('takes what is typed as text, never as a pattern', async () => {
    for (const q of ['%', '_', '\\', '%%%', "'; DROP TABLE post; --", '']) {
      const found = await app.call(search, { q });
      expect(found.hashtags, q).toEqual([]);
      expect(found.products, q).toEqual([]);
    }
    expect((await app.call(getFeed, {})).items.length).toBeGreaterThan(0);
  });

  test('hides hidden people', async () => {
    const hidden = await signUp(app, { socialName: 'Zuleica Invisível' });
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    expect((await app.call(search, { q: 'zuleica' })).profiles).toEqual([]);
  });

  test('finds private people by name, with figures and nothing else; never what they write', async () => {
    const shy = await signUp(app, { socialName: 'Quitéria Reservada' });
    const friend = await signUp(app);
    const avatar = await storeFile(app, `/profiles/${shy.id}/rosto.png`);
    await friend.call(follow, { username: shy.username });
    await shy.call(updateProfile, { private: true, avatar, bio: 'Jogo às escuras' });
    await publish(shy, 'Recuada no gol #quietude');
    const whole = { username: shy.username, private: true, followers: 1 };

    for (const call of [app.call, joao.call]) {
      const { profiles } = await call(search, { q: 'quiteria' });
      expect(profiles).toMatchObject([{ ...whole, avatar: null }]);
      for (const q of ['recuada', 'quietude', 'escuras']) {
        const found = await call(search, { q });
        expect([found.profiles, found.posts.items, found.hashtags], q).toEqual([[], [], []]);
        expect((await call(searchPosts, { q })).items, q).toEqual([]);
      }
      expect((await call(listHashtagPosts, { tag: 'quietude' })).items).toEqual([]);
    }
    const known = await friend.call(search, { q: 'quiteria' });
    expect(known.profiles).toMatchObject([{ ...whole, following: 'yes' }]);
    expect(known.profiles[0]?.avatar).not.toBeNull();
    await shy.call(blockProfile, { username: joao.username });
    expect((await joao.call(search, { q: 'quiteria' })).profiles).toEqual([]);
  });
});

/** Which of these the search still knows, as words and as hashtags. */
async function known(...words: string[]): Promise<string[]> {
  const { rows } = await app.pool.query(
    `SELECT word AS name FROM search_word WHERE word = ANY ($1)
     UNION ALL SELECT '#' || tag FROM hashtag WHERE tag = ANY ($1) ORDER BY name`,
    [words],
  );
  return rows.map(({ name }) => name);
}
