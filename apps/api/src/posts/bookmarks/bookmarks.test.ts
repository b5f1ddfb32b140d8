import {
  listSavedPosts,
  MOST_COLLECTIONS,
  savePost,
  unsavePost,
} from '@arquiba/contract/bookmarks';
import {
  createCollection,
  deleteCollection,
  listCollections,
  removeFromCollection,
  renameCollection,
} from '@arquiba/contract/collections';
import { follow } from '@arquiba/contract/follows';
import { createPost, deletePost, getPost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const GENEROUS = { size: 100_000, seconds: 60 };
let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  author = await signUp(app);
});
afterAll(() => app.close());

async function write(text: string, more: object = {}): Promise<string> {
  app.clock.advance(1000);
  return (await author.call(createPost, { text, ...more })).id;
}

async function savedIds({ call }: Person, input: object = {}): Promise<string[]> {
  return (await call(listSavedPosts, input)).items.map(({ id }) => id);
}

/** A second later, so that the list has an order. */
function save({ call }: Person, id: string, ...collectionIds: string[]) {
  app.clock.advance(1000);
  return call(savePost, { id, collectionIds });
}

describe('saving', () => {
  test('stores once, is shown on the card and in the list, and is undone', async () => {
    const reader = await signUp(app);
    const [first, second] = [await write('Um'), await write('Dois')];
    for (const id of [first, first, second]) {
      expect(await save(reader, id)).toEqual({ saved: true, collectionIds: [] });
    }
    expect(await reader.call(getPost, { id: first })).toMatchObject({
      saved: true,
      counts: { saves: 1 },
    });
    expect(await savedIds(reader)).toEqual([second, first]);
    for (let time = 0; time < 2; time += 1) {
      const answer = await reader.call(unsavePost, { id: second });
      expect(answer).toEqual({ saved: false, collectionIds: [] });
    }
    expect(await savedIds(reader)).toEqual([first]);
    expect(await author.call(getPost, { id: second })).toMatchObject({ counts: { saves: 0 } });
  });

  test('goes on by cursor without gaps or repeats', async () => {
    const reader = await signUp(app);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift(await write(`Lance ${index}`));
    for (const id of ids.toReversed()) await save(reader, id);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.call(listSavedPosts, { limit: 2, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(ids);
  });

  test('of a repost, the post itself', async () => {
    const [reader, id] = [await signUp(app), await write('Original')];
    const repost = '4000000000000000001';
    await app.pool.query(
      `INSERT INTO post (id, author_id, text, created_at, repost_of) VALUES ($1, $2, '', now(), $3)`,
      [repost, reader.id, id],
    );
    await app.pool.query('INSERT INTO post_stat (post_id) VALUES ($1)', [repost]);
    await reader.call(savePost, { id: repost });
    expect(await savedIds(reader)).toEqual([id]);
  });

  test('what one may not see is not found, and what became invisible is not there', async () => {
    const reader = await signUp(app);
    const nearby = await write('Entre nós', { audience: 'followers' });
    await expect(reader.call(savePost, { id: nearby })).rejects.toMatchObject({
      code: 'not_found',
    });
    await reader.call(follow, { username: author.username });
    const { id: collectionId } = await reader.call(createCollection, { name: 'Guardados' });
    const open = await write('Para todos');
    const gone = await write('Por pouco tempo');
    for (const id of [nearby, open, gone])
      await reader.call(savePost, { id, collectionIds: [collectionId] });
    const counts = async () => {
      const { all, items } = await reader.call(listCollections, {});
      return [all.count, items[0]?.count];
    };
    expect(await counts()).toEqual([3, 3]);
    await author.call(deletePost, { id: gone });
    await app.pool.query('DELETE FROM follow WHERE follower_id = $1', [reader.id]);
    expect(await savedIds(reader)).toEqual([open]);
    expect(await counts()).toEqual([1, 1]);
    await app.pool.query('INSERT INTO block VALUES ($1, $2, now())', [author.id, reader.id]);
    expect(await savedIds(reader, { collectionId })).toEqual([]);
    expect(await counts()).toEqual([0, 0]);
    await app.pool.query('DELETE FROM block');
    // It can still be removed.
    await reader.call(unsavePost, { id: nearby });
    await reader.call(follow, { username: author.username });
    expect(await savedIds(reader)).toEqual([open]);
  });

  test('50 people save and leave at once: the count is right', async () => {
    const readers = await Promise.all(Array.from({ length: 25 }, () => signUp(app)));
    const id = await write('Muito salvo');
    await Promise.all(
      readers.flatMap(({ call }) => [call(savePost, { id }), call(savePost, { id })]),
    );
    await Promise.all(
      readers.map(({ call }, index) => call(index % 2 ? savePost : unsavePost, { id })),
    );
    expect(await author.call(getPost, { id })).toMatchObject({ counts: { saves: 12 } });
  }, 60_000);
});

describe('collections', () => {
  test('hold posts, have a cover and a count, and leave the posts saved when they go', async () => {
    const reader = await signUp(app);
    const photo = await storeFile(app, `/posts/${author.id}/1/foto.png`);
    const [plain, pictured] = [await write('Só texto'), await write('Foto', { media: [photo] })];
    const { id: collectionId } = await reader.call(createCollection, { name: 'Treinos' });
    expect(await save(reader, pictured, collectionId)).toEqual({
      saved: true,
      collectionIds: [collectionId],
    });
    await save(reader, plain, collectionId);
    // Saved again without a collection, it stays in its collection.
    await reader.call(savePost, { id: plain });
    const { all, items } = await reader.call(listCollections, {});
    expect(items).toMatchObject([{ id: collectionId, name: 'Treinos', count: 2 }]);
    expect(items[0]?.cover?.alt).toBe('Descrição de foto.png');
    expect(all).toMatchObject({ count: 2, cover: { alt: 'Descrição de foto.png' } });
    await reader.call(removeFromCollection, { id: collectionId, postId: plain });
    expect(await savedIds(reader, { collectionId })).toEqual([pictured]);
    expect(await reader.call(unsavePost, { id: pictured })).toEqual({
      saved: false,
      collectionIds: [collectionId],
    });
    await save(reader, pictured, collectionId);
    await reader.call(deleteCollection, { id: collectionId });
    expect(await savedIds(reader)).toEqual([pictured, plain]);
    expect((await reader.call(listCollections, {})).items).toEqual([]);
  });

  test('a post is in several, is counted once among all, and stays in one when another goes', async () => {
    const reader = await signUp(app);
    const make = async (name: string) => {
      // Ids are in the order of time.
      app.clock.advance(1);
      return (await reader.call(createCollection, { name })).id;
    };
    const [goals, training, empty] = [
      await make('Gols'),
      await make('Treinos'),
      await make('Vazia'),
    ];
    const [both, one] = [await write('Nas duas'), await write('Em uma')];
    await save(reader, both, goals);
    await save(reader, one, training);
    // Added later: there it comes first, among all it keeps its place.
    expect(await save(reader, both, training, training)).toEqual({
      saved: true,
      collectionIds: [goals, training],
    });
    expect(await savedIds(reader)).toEqual([one, both]);
    expect(await savedIds(reader, { collectionId: goals })).toEqual([both]);
    expect(await savedIds(reader, { collectionId: training })).toEqual([both, one]);
    const counts = async () => {
      const { all, items } = await reader.call(listCollections, {});
      return [all.count, ...items.map(({ count }) => count)];
    };
    expect(await counts()).toEqual([2, 1, 2, 0]);
    expect(await reader.call(getPost, { id: both })).toMatchObject({ counts: { saves: 1 } });
    const next = await reader.call(listSavedPosts, { collectionId: training, limit: 1 });
    const cursor = next.nextCursor ?? '';
    expect(await savedIds(reader, { collectionId: training, cursor })).toEqual([one]);

    // Removed and saved again with what the answer says, as undo does.
    const gone = await reader.call(unsavePost, { id: both });
    expect(gone).toEqual({ saved: false, collectionIds: [goals, training] });
    expect(await counts()).toEqual([1, 0, 1, 0]);
    await save(reader, both, ...gone.collectionIds);
    await reader.call(deleteCollection, { id: goals });
    expect(await savedIds(reader, { collectionId: training })).toEqual([both, one]);
    for (let time = 0; time < 2; time += 1) {
      await reader.call(removeFromCollection, { id: training, postId: both });
    }
    expect(await savedIds(reader, { collectionId: training })).toEqual([one]);
    expect(await savedIds(reader)).toEqual([both, one]);
    await reader.call(removeFromCollection, { id: empty, postId: '1' });
  });

  test('is added and removed at once, and every collection is right', async () => {
    const [reader, id] = [await signUp(app), await write('Muito arrumado')];
    const made = Array.from({ length: 12 }, (_, index) =>
      reader.call(createCollection, { name: `Coleção ${index}` }),
    );
    const ids = (await Promise.all(made)).map((collection) => collection.id);
    await Promise.all(ids.map((shelf) => reader.call(savePost, { id, collectionIds: [shelf] })));
    const half = ids.slice(0, 9).filter((_, index) => index % 2 === 0);
    await Promise.all([
      ...half.map((shelf) => reader.call(removeFromCollection, { id: shelf, postId: id })),
      ...ids.slice(9).map((shelf) => reader.call(deleteCollection, { id: shelf })),
    ]);
    const left = ids.filter((_, index) => index % 2 === 1 && index < 9);
    const { collectionIds } = await reader.call(savePost, { id });
    expect(collectionIds).toEqual(left.toSorted((a, b) => Number(BigInt(a) - BigInt(b))));
    // Removed while it is added: what is not saved is in no collection.
    await Promise.all([
      reader.call(unsavePost, { id }),
      ...half.slice(0, 4).map((added) => reader.call(savePost, { id, collectionIds: [added] })),
    ]);
    const [{ saved }, { items }] = await Promise.all([
      reader.call(getPost, { id }),
      reader.call(listCollections, {}),
    ]);
    expect(saved || items.every(({ count }) => count === 0)).toBe(true);
  });

  test('one name, whatever its accents and case', async () => {
    const reader = await signUp(app);
    await reader.call(createCollection, { name: 'Vôlei' });
    const { id } = await reader.call(createCollection, { name: 'Basquete' });
    const refusal = {
      code: 'already_in_use',
      fields: { name: 'Você já tem uma coleção com este nome' },
    };
    await expect(reader.call(createCollection, { name: ' VOLEI ' })).rejects.toMatchObject(refusal);
    await expect(reader.call(renameCollection, { id, name: 'volei' })).rejects.toMatchObject(
      refusal,
    );
    await reader.call(renameCollection, { id, name: 'BASQUETE' });
    await author.call(createCollection, { name: 'Vôlei' });
    await expect(reader.call(createCollection, { name: '  ' })).rejects.toMatchObject({
      fields: { name: 'Dê um nome à coleção' },
    });
  });

  test('at most a hundred, also when asked for at once', async () => {
    const reader = await signUp(app);
    await app.pool.query(
      `INSERT INTO collection SELECT $1::bigint + n, $1, 'Coleção ' || n, now()
       FROM generate_series(1, $2) AS n`,
      [reader.id, MOST_COLLECTIONS - 1],
    );
    const asked = ['A', 'B', 'C', 'D'].map((name) => reader.call(createCollection, { name }));
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reader.call(createCollection, { name: 'E' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  test("another person's is not found", async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    const { id } = await owner.call(createCollection, { name: 'Minha' });
    const { id: own } = await other.call(createCollection, { name: 'Dele' });
    const postId = await write('Para guardar');
    await owner.call(savePost, { id: postId, collectionIds: [id] });
    const refused = { code: 'not_found' };
    for (const call of [
      () => other.call(renameCollection, { id, name: 'Sua' }),
      () => other.call(deleteCollection, { id }),
      () => other.call(listSavedPosts, { collectionId: id }),
      () => other.call(savePost, { id: postId, collectionIds: [id] }),
      () => other.call(savePost, { id: postId, collectionIds: [own, id] }),
      () => other.call(removeFromCollection, { id, postId }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused);
    }
    expect(await savedIds(other)).toEqual([]);
    expect(await savedIds(owner, { collectionId: id })).toEqual([postId]);
    // The database refuses it too.
    await expect(
      app.pool.query('INSERT INTO collection_post VALUES ($1, $2, $3, 1)', [owner.id, postId, own]),
    ).rejects.toThrow(/foreign key/);
  });

  test('needs a session', async () => {
    for (const route of [listSavedPosts, listCollections]) {
      await expect(app.call(route, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    }
  });
});
