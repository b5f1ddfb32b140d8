import { LONGEST_PAGE } from '@arquiba/contract/pagination';

/** A post as home feeds store it. */
export interface HomePost {
  id: bigint;
  /** The reposted post; `NO_POST` if it is not a repost. */
  repostOf: bigint;
}

/** A post that was published or deleted. */
export interface PostChange extends HomePost {
  authorId: bigint;
  audience: string;
  isGone: boolean;
}

/** No post has this id. */
export const NO_POST = 0n;

/** How many posts below a repost are searched for its original. */
export const REPEATED_WITHIN = 80;

/** Enough for a first page, even if all of it is by one author. */
export const KEPT_OF_ONE = LONGEST_PAGE + 1 + REPEATED_WITHIN;

const NONE = new BigInt64Array();
/** Memory of the objects around the ids; decision 31 has the measurement. */
const EMPTY_BYTES = 700;

/** The newest posts of one author, newest first, complete from `floor` on. */
export class AuthorPosts {
  readonly authorId: bigint;
  ids = NONE;
  /** The originals of the reposts; null if there are none. */
  origins: BigInt64Array | null = null;
  /** Posts older than this are unknown. */
  floor = NO_POST;
  /** Set while it is being loaded. */
  loading: Promise<void> | null = null;
  /** Changes that arrived during loading. */
  #early: PostChange[] | null = [];

  constructor(authorId: bigint) {
    this.authorId = authorId;
  }

  /** Takes up to one post more than the cache holds; the extra one shows that there are older posts. */
  fill(newest: readonly HomePost[]): void {
    const kept = newest.slice(0, KEPT_OF_ONE);
    this.ids = BigInt64Array.from(kept, ({ id }) => id);
    this.origins = kept.some(({ repostOf }) => repostOf !== NO_POST)
      ? BigInt64Array.from(kept, ({ repostOf }) => repostOf)
      : null;
    this.floor = newest.length > KEPT_OF_ONE ? (kept.at(-1)?.id ?? NO_POST) : NO_POST;
    const early = this.#early ?? [];
    this.#early = null;
    this.loading = null;
    for (const change of early) this.apply(change);
  }

  /** The same change may arrive more than once. */
  apply(change: PostChange): void {
    if (this.#early) this.#early.push(change);
    else if (change.isGone) this.#remove(change.id);
    else this.#add(change);
  }

  originAt(place: number): bigint {
    return this.origins?.[place] ?? NO_POST;
  }

  /** The index of the newest post that is older than `before`. */
  firstBelow(before: bigint): number {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] as bigint) < before) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Posts were deleted, and older ones would now fit. */
  get isShort(): boolean {
    return this.floor !== NO_POST && this.ids.length < KEPT_OF_ONE;
  }

  get bytes(): number {
    return EMPTY_BYTES + this.ids.byteLength + (this.origins?.byteLength ?? 0);
  }

  /** Ids follow the time of writing; commits may arrive in another order. */
  #add({ id, repostOf }: HomePost): void {
    if (id < this.floor) return;
    const at = this.firstBelow(id);
    if (at > 0 && this.ids[at - 1] === id) return;
    if (repostOf !== NO_POST) this.origins ??= new BigInt64Array(this.ids.length);
    this.ids = inserted(this.ids, at, id);
    this.origins &&= inserted(this.origins, at, repostOf);
    if (this.ids.length > KEPT_OF_ONE) this.#cut();
  }

  #cut(): void {
    this.ids = this.ids.slice(0, KEPT_OF_ONE);
    this.origins &&= this.origins.slice(0, KEPT_OF_ONE);
    this.floor = this.ids.at(-1) ?? NO_POST;
  }

  #remove(id: bigint): void {
    const at = this.ids.indexOf(id);
    if (at < 0) return;
    this.ids = this.ids.filter((_, place) => place !== at);
    this.origins &&= this.origins.filter((_, place) => place !== at);
  }
}

function inserted(values: BigInt64Array, at: number, value: bigint): BigInt64Array<ArrayBuffer> {
  const longer = new BigInt64Array(values.length + 1);
  longer.set(values.subarray(0, at));
  longer[at] = value;
  longer.set(values.subarray(at), at + 1);
  return longer;
}
