import {
  CHANNELS_PER_MESSAGE,
  CHANNELS_PER_SOCKET,
  type ClientMessage,
  closeCode,
  type RealtimeEvent,
  type ServerMessage,
} from '@arquiba/contract/realtime';

export interface Listener {
  onEvent(event: RealtimeEvent): void;
  /** Events may have been missed: the page must load its data again. */
  onGap?: (() => void) | undefined;
  /** The subscription is active. Events since the page was loaded may have been missed. */
  onSubscribed?: (() => void) | undefined;
}

/** What is used of a WebSocket; a stream offers the same. */
export type Connection = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

const BATCH_MS = 200;
const PING_MS = 25_000;
const IDLE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A socket that is open while there are subscriptions. It reconnects by itself, and reports after each gap
 * that events may have been missed.
 */
export class LiveSocket {
  readonly #open: () => Connection;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Channels subscribed on this socket, and those not confirmed yet. */
  readonly #asked = new Set<string>();
  readonly #unanswered = new Set<string>();
  #socket: Connection | null = null;
  #failures = 0;
  #wasOpen = false;
  #hasGap = false;
  #wasRefused = false;
  #batching: ReturnType<typeof setTimeout> | undefined;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #idling: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Connection) {
    this.#open = open;
  }

  listen(channel: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (this.#asked.has(channel) && !this.#unanswered.has(channel)) listener.onSubscribed?.();
    this.#batch();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) {
        this.#listeners.delete(channel);
      }
      this.#batch();
    };
  }

  /** Somebody looks at the page again, or the network is back: does not wait for the next attempt. */
  wake(): void {
    if (this.#socket) return;
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
    this.#batch();
  }

  /** The session may be another one: a channel that was refused may be open to it. */
  renew(): void {
    if (this.#wasRefused) this.#socket?.close();
    this.wake();
  }

  close(): void {
    this.#listeners.clear();
    for (const timer of [this.#batching, this.#pausing, this.#idling]) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Many cards mount at once: subscriptions are sent in batches. */
  #batch(): void {
    this.#batching ??= setTimeout(() => {
      this.#batching = undefined;
      this.#rest();
      if (this.#socket) this.#ask();
      else this.#connect();
    }, BATCH_MS);
  }

  #connect(): void {
    if (this.#listeners.size === 0 || this.#pausing !== undefined) return;
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#failures = 0;
      this.#wasRefused = false;
      this.#answered = true;
      this.#hasGap = this.#wasOpen;
      this.#wasOpen = true;
      this.#pinging = setInterval(() => this.#ping(), PING_MS);
      this.#ask();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    });
  }

  #lose(code: number): void {
    this.#socket = null;
    this.#asked.clear();
    this.#unanswered.clear();
    clearInterval(this.#pinging);
    if (this.#listeners.size === 0) return;
    const isFinal = code === closeCode.sessionEnded || code === closeCode.tooMuch;
    const pause = isFinal ? LONGEST_PAUSE_MS : FIRST_PAUSE_MS * 2 ** this.#failures;
    this.#failures += 1;
    // Random, so that not all clients reconnect at once after a restart.
    const wait = Math.min(pause, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
    this.#pausing = setTimeout(() => {
      this.#pausing = undefined;
      this.#connect();
    }, wait);
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const left = [...this.#asked].filter((channel) => !this.#listeners.has(channel));
    const fresh = [...this.#listeners.keys()].filter((channel) => !this.#asked.has(channel));
    for (const channel of left) this.#asked.delete(channel);
    // The rest is asked for when there is room.
    fresh.splice(CHANNELS_PER_SOCKET - this.#asked.size);
    for (const channel of fresh) this.#unanswered.add(channel);
    for (const channel of fresh) this.#asked.add(channel);
    for (const channels of portions(left)) this.#send({ type: 'unsubscribe', channels });
    for (const channels of portions(fresh)) this.#send({ type: 'subscribe', channels });
  }

  #receive(message: ServerMessage): void {
    this.#answered = true;
    if (message.type === 'event') {
      for (const each of this.#listeners.get(message.channel) ?? []) each.onEvent(message.event);
    } else if (message.type === 'resync') {
      this.#reportGap();
    } else if ('channel' in message) {
      this.#unanswered.delete(message.channel);
      if (message.type === 'refused') this.#wasRefused = true;
      const isActive = message.type === 'subscribed' && !this.#hasGap;
      if (isActive)
        for (const each of this.#listeners.get(message.channel) ?? []) each.onSubscribed?.();
      // All subscriptions were answered: only now does newly loaded data miss nothing.
      if (this.#hasGap && this.#unanswered.size === 0) this.#reportGap();
    }
  }

  #reportGap(): void {
    this.#hasGap = false;
    const notified = new Set([...this.#listeners.values()].flatMap((each) => [...each]));
    for (const { onGap } of notified) onGap?.();
  }

  #answered = true;

  /** A lost network causes no event: a socket that has not answered the last ping is closed. */
  #ping(): void {
    const { readyState } = this.#socket ?? {};
    if (!this.#answered && readyState === WebSocket.OPEN) {
      const socket = this.#socket;
      this.#lose(closeCode.silent);
      socket?.close();
    } else {
      this.#answered = false;
      this.#send({ type: 'ping' });
    }
  }

  /** The number of sockets per account is limited: one that is not needed is closed. */
  #rest(): void {
    if (this.#listeners.size > 0) {
      clearTimeout(this.#idling);
      this.#idling = undefined;
    } else {
      this.#idling ??= setTimeout(() => {
        this.#idling = undefined;
        this.#socket?.close();
      }, IDLE_MS);
    }
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

function portions(channels: string[]): string[][] {
  const count = Math.ceil(channels.length / CHANNELS_PER_MESSAGE);
  return Array.from({ length: count }, (_, at) =>
    channels.slice(at * CHANNELS_PER_MESSAGE, (at + 1) * CHANNELS_PER_MESSAGE),
  );
}
