import { savePost } from '@arquiba/contract/bookmarks';
import { type Collection, listCollections } from '@arquiba/contract/collections';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { inCollection, placeName } from './in-collection.ts';

export interface Choice extends Collection {
  /** Whether the post is in it. */
  chosen: boolean;
}

/** The viewer's collections, and which of them have the post. */
export function useChoices(postId: string) {
  const [loaded, setLoaded] = useState<readonly Choice[]>();
  const [failed, setFailed] = useState(false);
  const sent = useRef(new Set<Promise<boolean>>());
  const shown = inCollection.useShown();
  const choices = loaded?.map((choice) => {
    const chosen = shown.get(placeName(postId, choice.id)) ?? choice.chosen;
    return { ...choice, chosen, count: choice.count + Number(chosen) - Number(choice.chosen) };
  });

  const load = useCallback(() => {
    setFailed(false);
    // Saving a saved post changes nothing and returns its collections.
    Promise.all([quietCall(listCollections, {}), quietCall(savePost, { id: postId })]).then(
      ([{ items }, { collectionIds }]) => {
        const found = items.map((item) => ({ ...item, chosen: collectionIds.includes(item.id) }));
        // What an earlier dialog showed may be out of date.
        for (const { id, chosen } of found) inCollection.show(placeName(postId, id), chosen);
        setLoaded(found);
      },
      () => setFailed(true),
    );
  }, [postId]);
  useEffect(() => load(), [load]);

  function choose(id: string, chosen: boolean): Promise<boolean> {
    const answer = inCollection.set(placeName(postId, id), chosen);
    sent.current.add(answer);
    return answer;
  }

  return {
    ...{ choices, failed, load, choose },
    /** Lists a new collection and adds the post to it. */
    add(collection: Collection): Promise<boolean> {
      setLoaded((before = []) => [...before, { ...collection, chosen: false }]);
      return choose(collection.id, true);
    },
    /** The collections that the post is in, after the last answer; null if nothing was changed. */
    async settled(): Promise<string[] | null> {
      if (sent.current.size === 0) return null;
      await Promise.all(sent.current);
      const answer = await quietCall(savePost, { id: postId }).catch(() => null);
      return answer?.collectionIds ?? null;
    },
  };
}
