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
  /** A repost of what stands a little further down already. */
  repeated: boolean;
}

/** A page of someone's home: their own posts and those of whom they follow. At most two statements. */
export async function readHome(db: Database, query: HomeQuery): Promise<HomeRow[]> {
  const posts = (await mergeHome(db, query)) ?? (await findInHome(db, withBelow(query)));
  return posts.slice(0, query.limit).map((post, place) => ({
    id: post.id.toString(),
    repeated: isRepeated(post, posts.slice(place + 1, place + 1 + REPEATED_WITHIN)),
  }));
}

/** The newest of whom someone follows, few of each, without reposts; null where they are not at hand. */
export function newestOfHome(
  db: Database,
  ownerId: string,
  { limit, ofEach }: { limit: number; ofEach: number },
): string[] | null {
  const lists = homesOf(db).listsAtHand(BigInt(ownerId));
  const posts = lists && new MergedPosts(lists, BigInt(LARGEST_ID), ofEach).take(limit);
  return posts?.filter(saysSomething).map(({ id }) => id.toString()) ?? null;
}

/** A page with what the reposts in it need to be looked for below; null where that is not known. */
async function mergeHome(
  db: Database,
  { ownerId, before, limit }: HomeQuery,
): Promise<HomePost[] | null> {
  const [memory, owner] = [homesOf(db), BigInt(ownerId)];
  // Deep in a home of which nothing is known: what would be loaded need not reach so far.
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
