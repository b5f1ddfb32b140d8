import { describe, expect, test } from 'vitest';
import { AuthorPosts, KEPT_OF_ONE, NO_POST, type PostChange } from './author-posts.ts';
import { MergedPosts } from './merge-posts.ts';

const EVERYTHING = 10_000n;

function came(id: bigint, repostOf = NO_POST): PostChange {
  return { id, repostOf, authorId: 1n, audience: 'public', isGone: false };
}

function gone(id: bigint): PostChange {
  return { ...came(id), isGone: true };
}

/** In descending order. */
function posts(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, at) => ({
    ...{ id: BigInt(from - at), repostOf: NO_POST },
  }));
}

function filled(newest: ReturnType<typeof posts>): AuthorPosts {
  const list = new AuthorPosts(1n);
  list.fill(newest);
  return list;
}

function taken(lists: AuthorPosts[], count: number, before = EVERYTHING) {
  return new MergedPosts(lists, before).take(count)?.map(({ id }) => Number(id)) ?? null;
}

describe('the newest posts of an author', () => {
  test('have what was told while they were loaded, and lose what went meanwhile', () => {
    const list = new AuthorPosts(1n);
    for (const change of [came(9n), gone(3n), came(4n)]) list.apply(change);
    list.fill(posts(5, 3));
    expect([...list.ids]).toEqual([9n, 5n, 4n]);
  });

  test('stay in order, each once, whatever the order in which they are told', () => {
    const list = filled(posts(3, 3));
    for (const id of [7n, 5n, 9n, 5n, 1n]) list.apply(came(id, id === 5n ? 2n : NO_POST));
    expect([...list.ids]).toEqual([9n, 7n, 5n, 3n, 1n]);
    expect([...list.ids].map((_, place) => list.originAt(place))).toEqual([0n, 0n, 2n, 0n, 0n]);
    list.apply(gone(7n));
    expect([...list.ids].map((_, place) => list.originAt(place))).toEqual([0n, 2n, 0n, 0n]);
  });

  test('are the newest alone where there are many, and know where they end', () => {
    const list = filled(posts(KEPT_OF_ONE + 1, 1));
    expect([list.ids.length, list.floor]).toEqual([KEPT_OF_ONE, 2n]);
    list.apply(came(1n));
    expect(list.ids.at(-1)).toBe(2n);
    list.apply(came(EVERYTHING));
    expect([list.ids.length, list.ids[0], list.floor]).toEqual([KEPT_OF_ONE, EVERYTHING, 3n]);
    expect(list.isShort).toBe(false);
    list.apply(gone(EVERYTHING));
    expect(list.isShort).toBe(true);
  });
});

describe('posts of several authors', () => {
  test('are taken newest first, below a place, until there are no more', () => {
    const lists = [filled(posts(9, 8)), filled(posts(7, 5)), filled([]), filled(posts(4, 4))];
    expect(taken(lists, 10)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(taken(lists, 3, 8n)).toEqual([7, 6, 5]);
    const merged = new MergedPosts(lists, EVERYTHING);
    expect([merged.take(2), merged.take(1)].flat().map((post) => post?.id)).toEqual([9n, 8n, 7n]);
  });

  test('are not known below the end of a list that is cut', () => {
    const cut = filled(posts(KEPT_OF_ONE + 11, 10));
    const lists = [cut, filled(posts(9, 1)), filled(posts(900, 900))];
    expect(taken(lists, KEPT_OF_ONE + 1)).toHaveLength(KEPT_OF_ONE + 1);
    expect(taken(lists, KEPT_OF_ONE + 2)).toBeNull();
    expect(taken(lists, 1, 8n)).toBeNull();
    expect(taken([cut], KEPT_OF_ONE + 1)).toBeNull();
  });
});
