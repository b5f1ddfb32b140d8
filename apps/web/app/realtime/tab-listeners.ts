import type { ChannelNews } from './leader.ts';
import type { Listener } from './live-socket.ts';

/** The listeners of a tab, and what each of them knows about its subscription. */
export class TabListeners {
  /** Whether each listener was told that its subscription is active. */
  readonly #listeners = new Map<string, Map<Listener, boolean>>();
  readonly #active = new Set<string>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get channels(): string[] {
    return [...this.#listeners.keys()];
  }

  add(channel: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Map<Listener, boolean>();
    const isActive = this.#active.has(channel);
    this.#listeners.set(channel, listeners.set(listener, isActive));
    if (isActive) listener.onSubscribed?.();
    this.#onChange();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return;
      this.#listeners.delete(channel);
      this.#active.delete(channel);
      this.#onChange();
    };
  }

  /** The subscriptions ended: when they are active again, events may have been missed. */
  interrupt(): void {
    this.#active.clear();
  }

  take(news: ChannelNews): void {
    const listeners = this.#listeners.get(news.channel) ?? new Map<Listener, boolean>();
    if (news.type === 'event') {
      for (const listener of listeners.keys()) listener.onEvent(news.event);
      return;
    }
    if (news.type === 'subscribed') this.#active.add(news.channel);
    for (const [listener, wasActive] of listeners) {
      listeners.set(listener, true);
      if (wasActive || news.type === 'gap') listener.onGap?.();
      else listener.onSubscribed?.();
    }
  }
}
