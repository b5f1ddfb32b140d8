import { LONGEST_PAGE } from '@arquiba/contract/pagination';

/** A post as homes know it. */
export interface HomePost {
  id: bigint;
  /** What it repeats; `NO_POST` where it says something itself. */
  repostOf: bigint;
}

/** A post that came, or went. */
export interface PostChange extends HomePost {
  authorId: bigint;
  audience: string;
  isGone: boolean;
}

/** No post has this id. */
export const NO_POST = 0n;

/** Among how many posts below a repost what it repeats is looked for. */
export const REPEATED_WITHIN = 80;

/** So many that a first page is made of them alone, also where all of it is by one author. */
export const KEPT_OF_ONE = LONGEST_PAGE + 1 + REPEATED_WITHIN;

const NONE = new BigInt64Array();
/** What the objects around the ids take; decision 31 has the measurement. */
const EMPTY_BYTES = 700;

/** The newest posts of one author, newest first: all from `floor` on. */
export class AuthorPosts {
  readonly authorId: bigint;
  ids = NONE;
  /** What they repeat, where any of them does. */
  origins: BigInt64Array | null = null;
  /** Older posts are not known. */
  floor = NO_POST;
  /** Set while it is being loaded. */
  loading: Promise<void> | null = null;
  /** What happened meanwhile. */
  #early: PostChange[] | null = [];

  constructor(authorId: bigint) {
    this.authorId = authorId;
  }

  /** With up to one more than are kept, which says that there are older ones. */
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
    for (const change of early) this.tell(change);
  }

  /** May say again what is known. */
  tell(change: PostChange): void {
    if (this.#early) this.#early.push(change);
    else if (change.isGone) this.#remove(change.id);
    else this.#add(change);
  }

  originAt(place: number): bigint {
    return this.origins?.[place] ?? NO_POST;
  }

  /** The place of the newest that is older. */
  firstBelow(before: bigint): number {
    let [low, high] = [0, this.ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] as bigint) < before) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Some that it held are gone, and older ones would take their place. */
  get isShort(): boolean {
    return this.floor !== NO_POST && this.ids.length < KEPT_OF_ONE;
  }

  get bytes(): number {
    return EMPTY_BYTES + this.ids.byteLength + (this.origins?.byteLength ?? 0);
  }

  /** Ids follow the time at which something was written, commits need not. */
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
