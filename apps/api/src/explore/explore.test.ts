import { getTrending, listHashtagPosts, search } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signUp } from '../../../../tools/testing/people.ts';
import { startTestApp, type TestApp } from '../../../../tools/testing/test-app.ts';

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

function publish(author: Person, text: string) {
  app.clock.advance(1000);
  return author.call(createPost, { text });
}

describe('trending', () => {
  test('counts the posts of the week, by how many accounts wrote', async () => {
    const { items } = await app.call(getTrending, {});
    expect(items).toEqual([
      { tag: 'Várzea', posts: 3 },
      { tag: 'corrida', posts: 3 },
    ]);
  });

  test('forgets a subject whose posts are gone or whose author is hidden', async () => {
    const gone = await joao.call(createPost, { text: '#Sumido' });
    await joao.call(deletePost, { id: gone.id });
    const hidden = await signUp(app);
    await hidden.call(createPost, { text: '#Escondido' });
    await app.pool.query('UPDATE profile SET hidden = true WHERE account_id = $1', [hidden.id]);
    const { items } = await app.call(getTrending, {});
    expect(items.map(({ tag }) => tag)).toEqual(['Várzea', 'corrida']);
    expect((await app.call(listHashtagPosts, { tag: 'escondido' })).items).toEqual([]);
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
});

describe('search', () => {
  test('finds people without accents and with a slip of the finger', async () => {
    for (const q of ['conceicao', 'CONCEIÇÃO', 'conceisao', '@ana.conc']) {
      const { profiles } = await app.call(search, { q });
      expect(profiles[0]?.displayName, q).toBe('Ana Conceição');
    }
  });

  test('finds subjects by any part of them', async () => {
    for (const q of ['#varz', 'arze', 'ÁRZEA']) {
      const { hashtags } = await app.call(search, { q });
      expect(hashtags, q).toEqual([{ tag: 'Várzea', posts: 3 }]);
    }
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
});
