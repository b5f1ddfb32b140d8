import { savePost } from '@arquiba/contract/bookmarks';
import { createCollection } from '@arquiba/contract/collections';
import { collections } from './content/collections.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import { type AccountOf, CALLS_AT_ONCE, step } from './fill-step.ts';

/** Adds the bookmarks of the demonstration accounts to their collections. */
export async function keepPosts(
  options: FillOptions,
  accountOf: AccountOf,
  postIdOf: PostIdOf,
): Promise<void> {
  const owners = Object.entries(collections);
  await step(options, 'Guardando', owners, CALLS_AT_ONCE, async ([member, shelves]) => {
    const call = options.callAs(accountOf(member).id, { at: options.now });
    for (const [name, keys] of Object.entries(shelves)) {
      const { id: collectionId } = await call(createCollection, { name });
      for (const key of keys)
        await call(savePost, { id: postIdOf(key), collectionIds: [collectionId] });
    }
  });
}
