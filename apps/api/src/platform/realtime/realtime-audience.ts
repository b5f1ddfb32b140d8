import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { Logger } from 'pino';

type Listener = (event: RealtimeEvent) => void;

/** The subscriptions of this process. */
export class RealtimeAudience {
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #gaps = new Set<() => void>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  channels(prefix = ''): string[] {
    return [...this.#channels.keys()].filter((channel) => channel.startsWith(prefix));
  }

  has(channel: string): boolean {
    return this.#channels.has(channel);
  }

  add(channel: string, listener: Listener): () => void {
    // Wrapped, so that the same function can subscribe twice and unsubscribe once.
    const entry: Listener = (event) => listener(event);
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(entry));
    return () => {
      listeners.delete(entry);
      if (listeners.size === 0 && this.#channels.get(channel) === listeners) {
        this.#channels.delete(channel);
      }
    };
  }

  addForGaps(listener: () => void): () => void {
    this.#gaps.add(listener);
    return () => this.#gaps.delete(listener);
  }

  deliver(channel: string, event: RealtimeEvent): void {
    for (const listener of this.#channels.get(channel) ?? []) {
      this.#protect(channel, () => listener(event));
    }
  }

  notifyGap(): void {
    for (const listener of this.#gaps) this.#protect('gap', listener);
  }

  #protect(channel: string, call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#log.error({ err: error, channel }, 'realtime listener failed');
    }
  }
}
