import { type ChannelNews, Leader } from './leader.ts';
import type { Connection, Listener } from './live-socket.ts';
import { TabListeners } from './tab-listeners.ts';

interface SharedSocketOptions {
  open(): Connection;
  /** Whether the tab is in the background. */
  isHidden(): boolean;
  /** How tabs share a socket; null where the browser cannot: then each tab leads itself. */
  sharing: { locks: Pick<LockManager, 'request'>; openChannel(name: string): TabChannel } | null;
}

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

type TabMessage =
  /** To the leader: everything that a tab wants. The leader answers with `leading`. */
  | { type: 'want'; tab: string; channels: string[] }
  | { type: 'renew' }
  | { type: 'leading'; leader: string }
  | { type: 'news'; leader: string; to: string; news: ChannelNews };

const BATCH_MS = 50;
const REST_MS = 60_000;
const BEAT_MS = 10_000;
const ANSWER_MS = 3_000;

/**
 * The connection of a tab. The tabs of one account share one socket: the tab that holds a lock leads and has
 * it, the others tell it over a BroadcastChannel what they want. When the leader closes, the next tab gets
 * the lock; when it does not answer, a tab that is looked at steals the lock. A tab in the background wants
 * nothing after a minute. Whenever events may have been missed, listeners learn it.
 */
export class SharedSocket {
  readonly #options: SharedSocketOptions;
  readonly #id = crypto.randomUUID();
  readonly #listeners = new TabListeners(() => this.#batch());
  #name: string | null = null;
  #channel: TabChannel | null = null;
  #leader: Leader | null = null;
  #leadingTab: string | null = null;
  /** Changes with each attempt to lead: what belongs to an earlier one is ignored. */
  #attempt = new AbortController();
  #release = () => {};
  #releaseOwn = () => {};
  #isResting = true;
  #batching: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #beating: ReturnType<typeof setInterval> | undefined;
  #missing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SharedSocketOptions) {
    this.#options = options;
  }

  listen(channel: string, listener: Listener): () => void {
    return this.#listeners.add(channel, listener);
  }

  /** Shares a socket with the tabs of the same name, instead of those of the former name. */
  join(name: string): void {
    if (this.#name === name) {
      this.#renew();
      return;
    }
    this.leave();
    this.#name = name;
    this.wake();
    const { sharing } = this.#options;
    if (sharing) this.#share(sharing.openChannel(name), name);
    else this.#lead();
  }

  #share(channel: TabChannel, name: string): void {
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => {
      if (this.#channel === channel) this.#receive(data as TabMessage);
    });
    // Held for as long as the tab lives: so the leader learns of its end.
    this.#hold(nameOfTab(name, this.#id), (release) => {
      this.#releaseOwn = release;
      this.#compete();
      this.#say();
    }).catch(() => this.#lead());
    this.#beating = setInterval(() => {
      if (!this.#leader && !this.#isResting) this.#say();
    }, BEAT_MS);
  }

  /** Before the tab is frozen or left. Its listeners stay for the next `join`. */
  leave(): void {
    this.#name = null;
    this.#attempt.abort();
    for (const timer of [this.#batching, this.#resting]) clearTimeout(timer);
    this.#batching = undefined;
    this.#stopMissing();
    clearInterval(this.#beating);
    this.#stepDown();
    this.#releaseOwn();
    this.#channel?.close();
    this.#channel = null;
  }

  /** The tab became visible or hidden, or the network is back. */
  wake(): void {
    clearTimeout(this.#resting);
    if (this.#options.isHidden()) {
      this.#resting = setTimeout(() => this.#rest(), REST_MS);
    } else {
      this.#isResting = false;
      this.#leader?.wake();
      this.#batch();
    }
  }

  #rest(): void {
    this.#isResting = true;
    this.#listeners.interrupt();
    this.#batch();
  }

  #batch(): void {
    if (this.#name === null) return;
    this.#batching ??= setTimeout(() => {
      this.#batching = undefined;
      this.#say();
    }, BATCH_MS);
  }

  /** Tells the leader what this tab wants. */
  #say(): void {
    const channels = this.#isResting ? [] : this.#listeners.channels;
    if (this.#leader) {
      this.#leader.setChannels(this.#id, channels);
      return;
    }
    this.#post({ type: 'want', tab: this.#id, channels });
    if (!this.#isResting) this.#missing ??= setTimeout(() => this.#compete(true), ANSWER_MS);
  }

  #receive(message: TabMessage): void {
    if (message.type === 'leading') {
      // A former leader that was frozen may not know yet that it was replaced.
      if (this.#leader) this.#post({ type: 'leading', leader: this.#id });
      else this.#follow(message.leader);
    } else if (message.type === 'news') {
      const isForUs = message.to === this.#id && message.leader === this.#leadingTab;
      if (isForUs) this.#listeners.take(message.news);
    } else if (this.#leader) {
      this.#serve(this.#leader, message);
    }
  }

  #serve(leader: Leader, message: Extract<TabMessage, { type: 'want' | 'renew' }>): void {
    if (message.type === 'renew') {
      leader.renew();
      return;
    }
    // First: a tab ignores news from someone it does not know as its leader.
    this.#post({ type: 'leading', leader: this.#id });
    if (!leader.has(message.tab)) this.#watch(message.tab);
    leader.setChannels(message.tab, message.channels);
  }

  #follow(leader: string): void {
    this.#stopMissing();
    if (this.#leadingTab === leader) return;
    this.#leadingTab = leader;
    this.#listeners.interrupt();
    this.#say();
  }

  #compete(steal = false): void {
    if (this.#name === null) return;
    this.#attempt.abort();
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.#stopMissing();
    const how = steal ? { steal } : { signal: attempt.signal };
    this.#hold(
      this.#name,
      (release) => {
        this.#release = release;
        if (this.#attempt !== attempt || attempt.signal.aborted) release();
        else this.#lead();
      },
      how,
    ).catch(() => {
      // Stolen. If it was aborted, another attempt has begun.
      if (this.#attempt !== attempt || attempt.signal.aborted) return;
      this.#stepDown();
      this.#compete();
      this.#say();
    });
  }

  #lead(): void {
    this.#stopMissing();
    this.#leadingTab = this.#id;
    this.#listeners.interrupt();
    this.#leader = new Leader(this.#options.open, (to, news) => {
      if (to === this.#id) this.#listeners.take(news);
      else this.#post({ type: 'news', leader: this.#id, to, news });
    });
    this.#post({ type: 'leading', leader: this.#id });
    this.#say();
  }

  #stepDown(): void {
    this.#leader?.close();
    this.#leader = null;
    this.#leadingTab = null;
    this.#listeners.interrupt();
    this.#release();
  }

  #stopMissing(): void {
    clearTimeout(this.#missing);
    this.#missing = undefined;
  }

  /** A tab that is closed or crashes says nothing, but loses its lock. */
  #watch(tab: string): void {
    const name = this.#name ?? '';
    this.#hold(nameOfTab(name, tab), (release) => {
      release();
      if (this.#name === name) this.#leader?.forget(tab);
    }).catch(() => undefined);
  }

  #renew(): void {
    if (this.#leader) this.#leader.renew();
    else this.#post({ type: 'renew' });
  }

  /** Calls `onHeld` when the lock is ours; it is held until the function given to it is called. */
  async #hold(
    lock: string,
    onHeld: (release: () => void) => void,
    how: LockOptions = {},
  ): Promise<void> {
    await this.#options.sharing?.locks.request(
      lock,
      how,
      () => new Promise<void>((release) => onHeld(release)),
    );
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}

function nameOfTab(name: string, tab: string): string {
  return `${name}:${tab}`;
}
