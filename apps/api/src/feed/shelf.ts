interface Entry<V> {
  value: V;
  bytes: number;
  /** Older than this it is not trusted: what would have changed it may have got lost. */
  until: number;
  /** Since it was last passed over. */
  used: boolean;
}

/** What is kept at hand, up to a size: what nobody used since the last round goes first. */
export class Shelf<V extends { bytes: number }> {
  readonly #entries = new Map<bigint, Entry<V>>();
  readonly #most: number;
  readonly #trustedMs: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: { mostBytes: number; trustedMs: number; now: () => number }) {
    this.#most = options.mostBytes;
    this.#trustedMs = options.trustedMs;
    this.#now = options.now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** For whoever reads. */
  get(key: bigint): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until < this.#now()) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** For what is told of it, which does not make it wanted. */
  peek(key: bigint): V | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: bigint, value: V): void {
    this.delete(key);
    const until = this.#now() + this.#trustedMs;
    this.#entries.set(key, { value, bytes: value.bytes, until, used: true });
    this.#bytes += value.bytes;
  }

  /** After a change of what lies there. */
  weigh(key: bigint, value: V): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    this.#bytes += value.bytes - entry.bytes;
    entry.bytes = value.bytes;
    this.#makeRoom();
  }

  /** With a value, only while it is that one. */
  delete(key: bigint, value?: V): void {
    const entry = this.#entries.get(key);
    if (!entry || (value && entry.value !== value)) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#most) return;
      this.#entries.delete(key);
      if (entry.used) this.#entries.set(key, { ...entry, used: false });
      else this.#bytes -= entry.bytes;
    }
  }
}
