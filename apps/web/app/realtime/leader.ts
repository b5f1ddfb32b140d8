import type { RealtimeEvent } from '@arquiba/contract/realtime';
import { type Connection, LiveSocket } from './live-socket.ts';

/** What a tab learns about a channel that it wants. */
export type ChannelNews =
  | { type: 'subscribed' | 'gap'; channel: string }
  | { type: 'event'; channel: string; event: RealtimeEvent };

type Deliver = (tab: string, news: ChannelNews) => void;

/** In the tab that leads: the one socket, with the subscriptions of all tabs. */
export class Leader {
  readonly #socket: LiveSocket;
  readonly #deliver: Deliver;
  /** The channels of each tab, each with the function that ends its subscription. */
  readonly #tabs = new Map<string, Map<string, () => void>>();

  constructor(open: () => Connection, deliver: Deliver) {
    this.#socket = new LiveSocket(open);
    this.#deliver = deliver;
  }

  has(tab: string): boolean {
    return this.#tabs.has(tab);
  }

  /** All channels that a tab wants from now on. */
  setChannels(tab: string, channels: readonly string[]): void {
    const known = this.#tabs.get(tab) ?? new Map<string, () => void>();
    this.#tabs.set(tab, known);
    const isReturning = known.size === 0 && channels.length > 0;
    const wanted = new Set(channels);
    for (const [channel, leave] of known) {
      if (wanted.has(channel)) continue;
      leave();
      known.delete(channel);
    }
    for (const channel of wanted) {
      if (!known.has(channel)) known.set(channel, this.#listen(tab, channel));
    }
    if (isReturning) this.#socket.wake();
  }

  forget(tab: string): void {
    this.setChannels(tab, []);
    this.#tabs.delete(tab);
  }

  wake(): void {
    this.#socket.wake();
  }

  renew(): void {
    this.#socket.renew();
  }

  close(): void {
    this.#socket.close();
  }

  #listen(tab: string, channel: string): () => void {
    return this.#socket.listen(channel, {
      onEvent: (event) => this.#deliver(tab, { type: 'event', channel, event }),
      onSubscribed: () => this.#deliver(tab, { type: 'subscribed', channel }),
      onGap: () => this.#deliver(tab, { type: 'gap', channel }),
    });
  }
}
