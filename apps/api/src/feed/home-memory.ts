import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/database/database.ts';
import { AuthorPosts, type PostChange } from './author-posts.ts';
import { findHome, findNewestOf } from './home-queries.ts';

const MIB = 1024 * 1024;
/** Decision 31 says how many people and authors fit. */
const MOST_BYTES = { authors: 40 * MIB, homes: 20 * MIB };
/** A notification may get lost: older entries are read again. */
const TRUSTED_MS = 5 * 60_000;

/** The people someone follows, and their own posts, including those only they can see. */
class Home {
  followees = new BigInt64Array();
  readonly own: AuthorPosts;

  constructor(ownerId: bigint) {
    this.own = new AuthorPosts(ownerId);
  }

  get bytes(): number {
    return this.own.bytes + this.followees.byteLength;
  }
}

/**
 * Cache of the data for home feeds. It says where to look, never what a person may see. Notifications that
 * arrive during loading are applied afterwards; everything committed before is already loaded.
 */
export class HomeMemory {
  readonly #authors: LRUCache<bigint, AuthorPosts>;
  readonly #homes: LRUCache<bigint, Home>;

  constructor({ mostBytes = MOST_BYTES, trustedMs = TRUSTED_MS, now = performanceNow } = {}) {
    const shared = { ttl: trustedMs, ttlResolution: 0, perf: { now } };
    this.#authors = new LRUCache({ ...shared, maxSize: mostBytes.authors });
    this.#homes = new LRUCache({ ...shared, maxSize: mostBytes.homes });
  }

  get bytes(): number {
    return this.#authors.calculatedSize + this.#homes.calculatedSize;
  }

  apply(change: PostChange): void {
    const { authorId, audience } = change;
    const home = this.#homes.peek(authorId);
    home?.own.apply(change);
    if (home) resize(this.#homes, authorId, home);
    if (audience === 'self') return;
    const posts = this.#authors.peek(authorId);
    posts?.apply(change);
    if (posts) resize(this.#authors, authorId, posts);
  }

  /** The people they follow have changed. */
  forgetHome(ownerId: bigint): void {
    this.#homes.delete(ownerId);
  }

  forgetAll(): void {
    this.#authors.clear();
    this.#homes.clear();
  }

  /** Whether the people someone follows are cached. */
  knows(ownerId: bigint): boolean {
    return this.#homes.get(ownerId)?.own.loading === null;
  }

  /** Their own posts first, then those of the people they follow. At most two statements, usually none. */
  async listsOf(db: Database, ownerId: bigint): Promise<AuthorPosts[]> {
    const { own, followees } = await this.#homeOf(db, ownerId);
    const lists = [own];
    const missing: AuthorPosts[] = [];
    const loading = new Set<Promise<void>>();
    for (const authorId of followees) {
      const list = this.#authors.get(authorId);
      if (!list || list.isShort) missing.push(new AuthorPosts(authorId));
      else if (list.loading) loading.add(list.loading);
      lists.push(list && !list.isShort ? list : (missing.at(-1) as AuthorPosts));
    }
    if (missing.length > 0) loading.add(this.#loadAuthors(db, missing));
    if (loading.size > 0) await Promise.all(loading);
    return lists;
  }

  /** The same without their own posts, if everything is cached; null otherwise. */
  listsAtHand(ownerId: bigint): AuthorPosts[] | null {
    if (!this.knows(ownerId)) return null;
    const followees = this.#homes.get(ownerId)?.followees ?? [];
    const lists: AuthorPosts[] = [];
    for (const authorId of followees) {
      const list = this.#authors.get(authorId);
      if (!list || list.loading) return null;
      lists.push(list);
    }
    return lists;
  }

  async #homeOf(db: Database, ownerId: bigint): Promise<Home> {
    const known = this.#homes.get(ownerId);
    if (known && !known.own.isShort) {
      if (known.own.loading) await known.own.loading;
      return known;
    }
    const home = new Home(ownerId);
    add(this.#homes, ownerId, home);
    home.own.loading = findHome(db, ownerId).then(
      ({ followees, newest }) => {
        home.followees = followees;
        home.own.fill(newest);
        resize(this.#homes, ownerId, home);
      },
      (error) => {
        if (this.#homes.peek(ownerId) === home) this.#homes.delete(ownerId);
        throw error;
      },
    );
    await home.own.loading;
    return home;
  }

  #loadAuthors(db: Database, missing: readonly AuthorPosts[]): Promise<void> {
    const ids = missing.map(({ authorId }) => authorId);
    const loading = findNewestOf(db, ids).then(
      (found) => {
        for (const list of missing) {
          list.fill(found.get(list.authorId) ?? []);
          resize(this.#authors, list.authorId, list);
        }
      },
      (error) => {
        for (const list of missing) {
          if (this.#authors.peek(list.authorId) === list) this.#authors.delete(list.authorId);
        }
        throw error;
      },
    );
    for (const list of missing) {
      list.loading = loading;
      add(this.#authors, list.authorId, list);
    }
    return loading;
  }
}

type Cache<V extends { bytes: number }> = LRUCache<bigint, V>;

/** Replaces the entry, and starts its time to live again. */
function add<V extends { bytes: number }>(cache: Cache<V>, key: bigint, value: V): void {
  cache.delete(key);
  cache.set(key, value, { size: value.bytes });
}

/** After a change to an entry. Its time to live continues. */
function resize<V extends { bytes: number }>(cache: Cache<V>, key: bigint, value: V): void {
  if (cache.peek(key) === value) cache.set(key, value, { size: value.bytes, noUpdateTTL: true });
}

function performanceNow(): number {
  return performance.now();
}
