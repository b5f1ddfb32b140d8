import type { Database } from '../platform/database/database.ts';
import { AuthorPosts, type PostChange } from './author-posts.ts';
import { findHome, findNewestOf } from './home-queries.ts';
import { Shelf } from './shelf.ts';

const MIB = 1024 * 1024;
/** Decision 31 says how many people and authors these hold. */
const MOST_BYTES = { authors: 40 * MIB, homes: 20 * MIB };
/** For what is told and does not arrive. */
const TRUSTED_MS = 5 * 60_000;

/** Whom someone follows, and what they wrote themselves, also for nobody else. */
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
 * What homes are made of, as far as this process needs it. It says where to look, never what one may see.
 * Whatever is told of while it is being loaded is added afterwards; what was committed before is in it.
 */
export class HomeMemory {
  readonly #authors: Shelf<AuthorPosts>;
  readonly #homes: Shelf<Home>;

  constructor({ mostBytes = MOST_BYTES, trustedMs = TRUSTED_MS, now = performanceNow } = {}) {
    this.#authors = new Shelf({ mostBytes: mostBytes.authors, trustedMs, now });
    this.#homes = new Shelf({ mostBytes: mostBytes.homes, trustedMs, now });
  }

  get bytes(): number {
    return this.#authors.bytes + this.#homes.bytes;
  }

  tell(change: PostChange): void {
    const { authorId, audience } = change;
    const home = this.#homes.peek(authorId);
    home?.own.tell(change);
    if (home) this.#homes.weigh(authorId, home);
    if (audience === 'self') return;
    const posts = this.#authors.peek(authorId);
    posts?.tell(change);
    if (posts) this.#authors.weigh(authorId, posts);
  }

  /** They follow somebody else than before. */
  forgetHome(ownerId: bigint): void {
    this.#homes.delete(ownerId);
  }

  forgetAll(): void {
    this.#authors.clear();
    this.#homes.clear();
  }

  /** Whether whom someone follows is known. */
  knows(ownerId: bigint): boolean {
    return this.#homes.get(ownerId)?.own.loading === null;
  }

  /** Their own posts first, then those of whom they follow. At most two statements, usually none. */
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

  /** The same where nothing has to be asked for, without their own; null else. */
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
    this.#homes.set(ownerId, home);
    home.own.loading = findHome(db, ownerId).then(
      ({ followees, newest }) => {
        home.followees = followees;
        home.own.fill(newest);
        this.#homes.weigh(ownerId, home);
      },
      (error) => {
        this.#homes.delete(ownerId, home);
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
          this.#authors.weigh(list.authorId, list);
        }
      },
      (error) => {
        for (const list of missing) this.#authors.delete(list.authorId, list);
        throw error;
      },
    );
    for (const list of missing) {
      list.loading = loading;
      this.#authors.set(list.authorId, list);
    }
    return loading;
  }
}

function performanceNow(): number {
  return performance.now();
}
