import type { PostCounts, SimplePost } from '@arquiba/contract/posts';
import { useEffect } from 'react';
import { createKeyedStore } from '../../keyed-store.ts';

/** The fields of a post that change while it is on screen. */
export type PostState = Pick<SimplePost, 'counts' | 'liked' | 'reposted' | 'saved' | 'poll'>;

/** The latest known state of each post, shared by all its cards. */
const known = createKeyedStore<PostState>();

/** Post objects whose state was already stored here. */
const taken = new WeakSet<SimplePost>();

export function useKnownPost(post: SimplePost): PostState {
  const newest = known.use(post.id, post);
  useEffect(() => {
    if (taken.has(post)) return;
    taken.add(post);
    // The object itself, so that a card that already shows it does not render again.
    known.set(post.id, post);
  }, [post]);
  return taken.has(post) ? newest : post;
}

/** Ignores posts that no card has shown. */
export function learn(id: string, update: (state: PostState) => Partial<PostState>): void {
  const state = known.get(id);
  if (state) known.set(id, { ...state, ...update(state) });
}

export function learnCounts(
  id: string,
  counts: Partial<PostCounts>,
  votes: readonly number[] | null = null,
): void {
  learn(id, (state) => ({
    counts: { ...state.counts, ...counts },
    poll: state.poll && {
      ...state.poll,
      options: state.poll.options.map((option, position) => ({
        ...option,
        votes: votes?.[position] ?? option.votes,
      })),
    },
  }));
}

/** Whether a card shows the result of the post's poll. */
export function seesResult(id: string): boolean {
  return known.get(id)?.poll?.options.some(({ votes }) => votes !== null) ?? false;
}

/** For actions of the viewer whose response contains no counts. */
export function learnSaved(id: string, saved: boolean): void {
  learn(id, ({ counts, saved: was }) => ({
    saved,
    counts: { ...counts, saves: counts.saves + Number(saved) - Number(was) },
  }));
}
