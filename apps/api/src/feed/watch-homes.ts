import type { Hooks } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { DatabaseListener } from '../platform/database/database-listener.ts';
import type { PostChange } from './author-posts.ts';
import { HomeMemory } from './home-memory.ts';

/** Only for databases that notify changes. */
const memories = new WeakMap<Database, HomeMemory>();

export function homesOf(db: Database): HomeMemory {
  return memories.get(db) ?? new HomeMemory();
}

/**
 * Caches homes from now on. The database notifies every process of new and deleted posts; `onChange` gets
 * them too.
 */
export async function watchHomes(
  db: Database,
  listener: Pick<DatabaseListener, 'listen'>,
  onChange: (change: PostChange) => void,
): Promise<() => void> {
  const memory = new HomeMemory();
  const onGap = () => memory.forgetAll();
  const onPost = (payload: string) => {
    const change = readChange(payload);
    memory.apply(change);
    onChange(change);
  };
  await listener.listen('home_post', onPost, onGap);
  await listener.listen('home_follow', (ownerId) => memory.forgetHome(BigInt(ownerId)), onGap);
  memories.set(db, memory);
  return () => memories.delete(db);
}

/**
 * Runs right after the commit, so that the next page of this process has it; other processes are notified.
 */
export const showInHomes: Hooks['postPublished'] = (db, post) => {
  const { id, groupId, authorId, repostOf, audience } = post;
  memories.get(db)?.apply({
    ...{ id: BigInt(id), repostOf: BigInt(repostOf ?? 0), audience, isGone: false },
    // As the trigger on posts does.
    authorId: groupId === null ? BigInt(authorId) : -BigInt(groupId),
  });
};

export const forgetFollowees: Hooks['followsChanged'] = (db, followerId) => {
  memories.get(db)?.forgetHome(BigInt(followerId));
};

/** In the format of the trigger on posts. */
function readChange(payload: string): PostChange {
  const [kind = '', id = '', authorId = '', repostOf = '', audience = ''] = payload.split(' ');
  return {
    ...{ id: BigInt(id), authorId: BigInt(authorId), repostOf: BigInt(repostOf) },
    ...{ audience, isGone: kind === 'DELETE' },
  };
}
