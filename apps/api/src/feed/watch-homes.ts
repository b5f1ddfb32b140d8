import type { Hooks } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { DatabaseListener } from '../platform/database/database-listener.ts';
import type { PostChange } from './author-posts.ts';
import { HomeMemory } from './home-memory.ts';

/** Only of databases that notify changes. */
const kept = new WeakMap<Database, HomeMemory>();

export function homesOf(db: Database): HomeMemory {
  return kept.get(db) ?? new HomeMemory();
}

/** Keeps homes from now on. The database tells every process what came and went; `hear` gets it too. */
export async function watchHomes(
  db: Database,
  listener: Pick<DatabaseListener, 'listen'>,
  hear: (change: PostChange) => void,
): Promise<() => void> {
  const memory = new HomeMemory();
  const onGap = () => memory.forgetAll();
  const onPost = (told: string) => {
    const change = readChange(told);
    memory.tell(change);
    hear(change);
  };
  await listener.listen('home_post', onPost, onGap);
  await listener.listen('home_follow', (ownerId) => memory.forgetHome(BigInt(ownerId)), onGap);
  kept.set(db, memory);
  return () => kept.delete(db);
}

/** Right after the commit, so that the next page of this process has it; the others are told. */
export const showInHomes: Hooks['postPublished'] = (db, { id, authorId, repostOf, audience }) => {
  kept.get(db)?.tell({
    ...{ id: BigInt(id), authorId: BigInt(authorId), repostOf: BigInt(repostOf ?? 0) },
    ...{ audience, isGone: false },
  });
};

export const forgetFollowees: Hooks['followsChanged'] = (db, followerId) => {
  kept.get(db)?.forgetHome(BigInt(followerId));
};

/** As the trigger on posts writes it. */
function readChange(told: string): PostChange {
  const [kind = '', id = '', authorId = '', repostOf = '', audience = ''] = told.split(' ');
  return {
    ...{ id: BigInt(id), authorId: BigInt(authorId), repostOf: BigInt(repostOf) },
    ...{ audience, isGone: kind === 'DELETE' },
  };
}
