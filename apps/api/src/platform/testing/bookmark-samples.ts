import { savePost } from '@arquiba/contract/bookmarks';
import { createCollection } from '@arquiba/contract/collections';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `bookmarks` that succeed. */
export async function bookmarkSamples(
  { call }: Person,
  postId: string,
): Promise<Record<string, Sample>> {
  const make = async (name: string) => (await call(createCollection, { name })).id;
  const collectionId = await make('Treinos');
  await call(savePost, { id: postId, collectionIds: [collectionId] });
  const same = (input: object): Sample => ({ as: 'member', inputs: [input, input] });
  return {
    savePost: same({ id: postId, collectionIds: [collectionId] }),
    // Not saved, so that both calls have the same result.
    unsavePost: same({ id: '1' }),
    listSavedPosts: same({ collectionId, limit: 1 }),
    listCollections: same({}),
    createCollection: { as: 'member', inputs: [{ name: 'Gols' }, { name: 'Defesas' }] },
    renameCollection: same({ id: await make('Jogos'), name: 'Jogos de 2026' }),
    removeFromCollection: same({ id: await make('Treinos de ontem'), postId }),
    deleteCollection: {
      as: 'member',
      inputs: [{ id: await make('Um') }, { id: await make('Dois') }],
    },
  };
}
