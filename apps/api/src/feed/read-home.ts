import { type Database, LARGEST_ID } from '../platform/database/database.ts';
import { type HomePost, NO_POST, REPEATED_WITHIN } from './author-posts.ts';
import { findInHome } from './home-queries.ts';
import { MergedPosts } from './merge-posts.ts';
import { homesOf } from './watch-homes.ts';

interface HomeQuery {
  ownerId: string;
  before: string;
  limit: number;
}

interface HomeRow {
  id: string;
  /** A repost whose original is a little further down. */
  repeated: boolean;
}

/**
 * A page of someone's home feed: their own posts and those of the people they follow. At most two statements.
 */
export async function readHome(db: Database, query: HomeQuery): Promise<HomeRow[]> {
  const posts = (await mergeHome(db, query)) ?? (await findInHome(db, withBelow(query)));
  return posts.slice(0, query.limit).map((post, place) => ({
    id: post.id.toString(),
    repeated: isRepeated(post, posts.slice(place + 1, place + 1 + REPEATED_WITHIN)),
  }));
}

/**
 * The newest posts of the people someone follows, few of each, without reposts; null if they are not cached.
 */
export function newestOfHome(
  db: Database,
  ownerId: string,
  { limit, ofEach }: { limit: number; ofEach: number },
): string[] | null {
  const lists = homesOf(db).listsAtHand(BigInt(ownerId));
  const posts = lists && new MergedPosts(lists, BigInt(LARGEST_ID), ofEach).take(limit);
  return posts?.filter(saysSomething).map(({ id }) => id.toString()) ?? null;
}

/**
 * A page, and the posts below it in which originals of its reposts are searched; null if the cache does not
 * reach that far.
 */
async function mergeHome(
  db: Database,
  { ownerId, before, limit }: HomeQuery,
): Promise<HomePost[] | null> {
  const [memory, owner] = [homesOf(db), BigInt(ownerId)];
  // A later page of a home that is not cached: loading it might not reach that far.
  if (before !== LARGEST_ID && !memory.knows(owner)) return null;
  const merged = new MergedPosts(await memory.listsOf(db, owner), BigInt(before));
  const page = merged.take(limit);
  const last = page?.findLastIndex((post) => !saysSomething(post)) ?? -1;
  if (!page || last < 0) return page;
  const below = merged.take(Math.max(0, last + 1 + REPEATED_WITHIN - limit));
  return below && [...page, ...below];
}

function withBelow(query: HomeQuery): HomeQuery {
  return { ...query, limit: query.limit + REPEATED_WITHIN };
}

function saysSomething({ repostOf }: HomePost): boolean {
  return repostOf === NO_POST;
}

function isRepeated(post: HomePost, older: readonly HomePost[]): boolean {
  if (saysSomething(post)) return false;
  return older.some(({ id, repostOf }) => id === post.repostOf || repostOf === post.repostOf);
}
