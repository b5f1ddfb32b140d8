import type { AccountType } from '@arquiba/contract/accounts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { givenIds, prepared } from '../platform/database/prepared.ts';
import { openRequests } from './follows/request-queries.ts';
import { cardColumns } from './public/card-columns.ts';
import { namedIn } from './public/named-in.ts';
import { hasBlocked, tiesTo } from './public/ties.ts';
import { isMuted } from './public/unwanted.ts';
import {
  isSharedWith,
  notBlocked,
  notBlockedBy,
  openToAll,
  sharedWith,
} from './public/visibility.ts';
import { profile, profileStat } from './tables.ts';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileByAccount>>>;

const visible = eq(profile.hidden, false);
const viewerId = sql.placeholder('viewerId');

/** Counted for the owner only. */
const waitingRequests = sql<
  number | null
>`CASE WHEN ${profile.accountId} = ${viewerId}::bigint THEN ${openRequests} END`;

export function findCards(db: Queryable, viewerId: string | null, accountIds: readonly string[]) {
  return cards(db).execute({ viewerId, accountIds });
}

const cards = prepared((db) =>
  db
    .select(cardColumns(sql`${viewerId}`))
    .from(profile)
    .where(
      and(
        sharedWith(sql`${viewerId}`),
        sql`${profile.accountId} = ANY (${givenIds('accountIds')})`,
      ),
    )
    .prepare('profiles_cards'),
);

interface ProfileQuery {
  viewerId: string | null;
  username: string;
  now: Date;
}

export async function findProfile(db: Queryable, query: ProfileQuery) {
  const [row] = await profileByUsername(db).execute({ ...query });
  return row ?? null;
}

const profileByUsername = prepared((db) =>
  selectProfile(db, eq(profile.username, sql.placeholder('username'))).prepare('profiles_by_name'),
);

export async function findProfileByAccount(db: Queryable, accountId: string) {
  const [row] = await profileByAccount(db).execute({
    ...{ viewerId: accountId, accountId, now: new Date(0) },
  });
  return row ?? null;
}

const profileByAccount = prepared((db) =>
  selectProfile(db, eq(profile.accountId, sql.placeholder('accountId'))).prepare('profiles_own'),
);

export async function findVisibleAccount(db: Queryable, viewerId: string | null, username: string) {
  const [row] = await visibleAccount(db).execute({ viewerId, username });
  return row ?? null;
}

const visibleAccount = prepared((db) =>
  db
    .select({
      accountId: profile.accountId,
      username: profile.username,
      private: profile.private,
      pinnedPostId: profile.pinnedPostId,
      shared: isSharedWith(sql`${viewerId}`),
      blocked: hasBlocked(sql`${viewerId}`),
    })
    .from(profile)
    .where(
      and(
        visible,
        notBlockedBy(sql`${viewerId}`),
        eq(profile.username, sql.placeholder('username')),
      ),
    )
    .prepare('profiles_resolve'),
);

export function findVisibleAccounts(
  db: Queryable,
  viewerId: string | null,
  usernames: readonly string[],
) {
  return db
    .select({ accountId: profile.accountId, username: profile.username })
    .from(profile)
    .where(and(sharedWith(sql`${viewerId}`), inArray(profile.username, [...usernames])));
}

/** Also for hidden accounts: their owners still see themselves. */
export async function findFace(db: Queryable, accountId: string) {
  const [row] = await face(db).execute({ accountId });
  return row ?? null;
}

const face = prepared((db) =>
  db
    .select({ username: profile.username, avatar: profile.avatar })
    .from(profile)
    .where(eq(profile.accountId, sql.placeholder('accountId')))
    .prepare('profiles_face'),
);

function selectProfile(db: Queryable, which: SQL) {
  return db
    .select({
      ...cardColumns(sql`${viewerId}`),
      private: profile.private,
      shared: isSharedWith(sql`${viewerId}`),
      blocked: hasBlocked(sql`${viewerId}`),
      muted: isMuted(sql`${viewerId}`, sql`${sql.placeholder('now')}`),
      bio: profile.bio,
      mentions: namedIn(profile.bio, sql`${viewerId}`),
      city: profile.city,
      links: profile.links,
      guarded: profile.guarded,
      privateByChoice: profile.privateByChoice,
      followRequests: waitingRequests,
      cover: profile.cover,
      createdAt: profile.createdAt,
      followers: profileStat.followers,
      followed: profileStat.followed,
      posts: profileStat.posts,
      followerPosts: profileStat.followerPosts,
    })
    .from(profile)
    .innerJoin(profileStat, eq(profileStat.accountId, profile.accountId))
    .where(and(visible, notBlockedBy(sql`${viewerId}`), which));
}

interface ListQuery {
  viewerId: string | null;
  type: AccountType | null;
  before: { followers: number; accountId: string };
  limit: number;
}

/** Profiles that are open to all, most followed first; without the viewer and the people they follow. */
export function listByFollowers(db: Queryable, { before, ...query }: ListQuery) {
  return profilesByFollowers(db).execute({ ...query, ...before });
}

const profilesByFollowers = prepared((db) =>
  db
    .select({
      ...cardColumns(sql`${viewerId}`),
      bio: profile.bio,
      followers: profileStat.followers,
    })
    .from(profileStat)
    .innerJoin(profile, eq(profile.accountId, profileStat.accountId))
    .where(
      and(
        openToAll,
        notBlocked(sql`${viewerId}`),
        sql`(${profileStat.followers}, ${profileStat.accountId}) < (${sql.placeholder('followers')}::integer, ${sql.placeholder('accountId')}::bigint)`,
        sql`${profile.type} = coalesce(${sql.placeholder('type')}, ${profile.type})`,
        sql`${profile.accountId} IS DISTINCT FROM ${viewerId}::bigint`,
        sql`NOT ${tiesTo(sql`${viewerId}`).followed}`,
      ),
    )
    .orderBy(desc(profileStat.followers), desc(profileStat.accountId))
    .limit(sql.placeholder('limit'))
    .prepare('profiles_by_followers'),
);

/** Adds a profile unless its username is taken. */
export async function insertProfile(tx: Transaction, row: typeof profile.$inferInsert) {
  const { rowCount } = await tx
    .insert(profile)
    .values(row)
    .onConflictDoNothing({ target: profile.username });
  if (rowCount === 0) return false;
  await tx.insert(profileStat).values({ accountId: row.accountId });
  return true;
}

type Changes = Partial<
  Pick<
    typeof profile.$inferInsert,
    'bio' | 'city' | 'links' | 'privateByChoice' | 'avatar' | 'cover'
  >
>;

export async function changeProfile(db: Queryable, accountId: string, changes: Changes) {
  const { privateByChoice } = changes;
  const isPrivate = sql`${profile.guarded} OR ${privateByChoice}`;
  await db
    .update(profile)
    .set({ ...changes, ...(privateByChoice !== undefined && { private: isPrivate }) })
    .where(eq(profile.accountId, accountId));
}

/** The pictures of a profile, locked until the transaction ends. */
export async function lockPictures(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ avatar: profile.avatar, cover: profile.cover })
    .from(profile)
    .where(eq(profile.accountId, accountId))
    .for('no key update');
  return row ?? { avatar: null, cover: null };
}

/** Ends the guardian's restriction; the owner's own choice stays. */
export async function endGuard(db: Queryable, accountId: string) {
  await db
    .update(profile)
    .set({ guarded: false, private: sql`${profile.privateByChoice}` })
    .where(eq(profile.accountId, accountId));
}

/** The verified mark vouches for a name: a new name loses it. */
export async function setAccountPart(
  db: Queryable,
  accountId: string,
  part: { displayName: string; type: AccountType; category: string },
) {
  const verified = sql`${profile.verified} AND ${profile.displayName} = ${part.displayName}`;
  await db
    .update(profile)
    .set({ ...part, verified })
    .where(eq(profile.accountId, accountId));
}

export async function setVerified(db: Queryable, username: string) {
  const { rowCount } = await db
    .update(profile)
    .set({ verified: true })
    .where(eq(profile.username, username));
  return rowCount === 1;
}

export async function setUsername(db: Queryable, accountId: string, username: string) {
  const { rowCount } = await db
    .update(profile)
    .set({ username })
    .where(eq(profile.accountId, accountId));
  return rowCount === 1;
}
