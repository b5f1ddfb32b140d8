import { getPost, type PostCounts } from '@arquiba/contract/posts';
import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { quietCall } from '../api-call.ts';
import { listen } from '../realtime/public/listen.ts';
import { changePost } from './public/changed-posts.ts';
import { learnCounts, seesResult } from './public/known-posts.ts';
import { readCounts, readCountsSoon } from './public/read-counts.ts';
import { withJitter } from './with-jitter.ts';

const SPREAD_MS = 1000;

/** Half a screen ahead, so that cards are up to date when they scroll into view. */
const MARGIN = '50% 0%';

interface Watched {
  id: string;
  leave: (() => void) | null;
}

const cards = new Map<Element, Watched>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target);
      if (!card) continue;
      card.leave?.();
      card.leave = isIntersecting ? subscribe(card.id) : null;
    }
  },
  { rootMargin: MARGIN },
);

/** Subscribes to a post while its card is on screen. */
export function watchPost(card: Element, id: string): () => void {
  cards.set(card, { id, leave: null });
  observer.observe(card);
  return () => {
    observer.unobserve(card);
    cards.get(card)?.leave?.();
    cards.delete(card);
  };
}

function subscribe(id: string): () => void {
  return listen(`post:${id}`, {
    onEvent: (event) => take(id, event),
    onGap: () => readCounts(id),
  });
}

/**
 * Events of posts that are not public contain no counters, and those of polls whose result is not for everyone
 * contain no votes: they are fetched.
 */
function take(id: string, { type, counts, votes }: RealtimeEvent): void {
  if (type === 'edited') readTextSoon(id);
  if (type !== 'counts') return;
  if (counts) learnCounts(id, counts as PostCounts, votes as number[] | null);
  else readCounts(id);
  if (votes === null && seesResult(id)) readCountsSoon(id);
}

/** All viewers receive the event at the same time: a random delay spreads their requests. */
const readTextSoon = withJitter((id) => void readText(id), SPREAD_MS);

async function readText(id: string): Promise<void> {
  try {
    changePost(await quietCall(getPost, { id }));
  } catch {
    // Ignored: the old text stays until the next load.
  }
}
