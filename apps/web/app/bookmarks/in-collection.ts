import { savePost } from '@arquiba/contract/bookmarks';
import { removeFromCollection } from '@arquiba/contract/collections';
import { call } from '../api-call.ts';
import { createToggles } from '../toggles.ts';

/** Whether a saved post is in a collection, keyed by `placeName`. */
export const inCollection = createToggles((place, wanted) => {
  const [postId = '', id = ''] = place.split(' ');
  return wanted
    ? call(savePost, { id: postId, collectionIds: [id] })
    : call(removeFromCollection, { id, postId });
});

export const placeName = (postId: string, collectionId: string) => `${postId} ${collectionId}`;
