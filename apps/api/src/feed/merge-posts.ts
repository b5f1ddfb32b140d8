import type { AuthorPosts, HomePost } from './author-posts.ts';

/**
 * Merges the lists of many authors, newest first. Stops before the first post above which an unknown post
 * could belong.
 */
export class MergedPosts {
  /** A max-heap of lists, by the next post of each. */
  readonly #heap: Head[] = [];
  /** Below this, at least one list is incomplete. */
  readonly #floor: bigint;

  /** `ofEach` limits the posts of one author. */
  constructor(lists: readonly AuthorPosts[], before: bigint, ofEach = Number.POSITIVE_INFINITY) {
    let floor = 0n;
    for (const list of lists) {
      const place = list.firstBelow(before);
      const end = Math.min(list.ids.length, place + ofEach);
      if (place < end) this.#heap.push({ list, place, end, id: list.ids[place] as bigint });
      if (end === list.ids.length && list.floor > floor) floor = list.floor;
    }
    this.#floor = floor;
    for (let at = (this.#heap.length >>> 1) - 1; at >= 0; at -= 1) this.#sink(at);
  }

  /** Up to `count` more posts, fewer only at the end; null if the lists do not reach that far. */
  take(count: number): HomePost[] | null {
    const taken: HomePost[] = [];
    while (taken.length < count) {
      const [head] = this.#heap;
      if (!head) return this.#floor === 0n ? taken : null;
      if (head.id < this.#floor) return null;
      taken.push({ id: head.id, repostOf: head.list.originAt(head.place) });
      this.#advance(head);
    }
    return taken;
  }

  #advance(head: Head): void {
    head.place += 1;
    if (head.place < head.end) {
      head.id = head.list.ids[head.place] as bigint;
    } else {
      const last = this.#heap.pop() as Head;
      if (last === head) return;
      this.#heap[0] = last;
    }
    this.#sink(0);
  }

  #sink(from: number): void {
    const heap = this.#heap;
    let at = from;
    for (;;) {
      let largest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && (heap[child] as Head).id > (heap[largest] as Head).id) {
          largest = child;
        }
      }
      if (largest === at) return;
      [heap[at], heap[largest]] = [heap[largest] as Head, heap[at] as Head];
      at = largest;
    }
  }
}

interface Head {
  list: AuthorPosts;
  place: number;
  end: number;
  id: bigint;
}
