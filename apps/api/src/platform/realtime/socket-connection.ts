import {
  type ClientMessage,
  clientMessage,
  closeCode,
  type ServerMessage,
} from '@arquiba/contract/realtime';
import type { Logger } from 'pino';
import type { RawData } from 'ws';
import type { Viewer } from '../context.ts';
import type { RealtimeBus } from '../ports/realtime-bus.ts';
import type { ChannelGuard } from './socket-channels.ts';

export interface SocketLimits {
  /** Size of a burst of messages, and the rate after it. */
  messageBurst: number;
  messagesPerSecond: number;
  channels: number;
  /** Bytes that may be buffered for a slow reader. */
  bufferedBytes: number;
}

/** What a connection uses of a socket; an event stream offers the same. */
export interface Wire {
  readonly OPEN: number;
  readonly readyState: number;
  /** Bytes that are not sent yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
  on(event: 'message', listener: (data: RawData | string, isBinary: boolean) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
}

interface ConnectionOptions {
  socket: Wire;
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** The address that limits count. */
  address: string;
  realtime: RealtimeBus;
  mayListen: ChannelGuard;
  /** Whether the session is still valid; cached for a few seconds at most. */
  isLiving(): Promise<boolean>;
  limits: SocketLimits;
  log: Logger;
}

const CLOSE_WITHIN_MS = 2_000;

/** One open socket or stream: its subscriptions and its limits. */
export class SocketConnection {
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly #options: ConnectionOptions;
  readonly #socket: Wire;
  readonly #subscriptions = new Map<string, () => void>();
  #allowance: number;
  #allowanceAt = performance.now();
  #answered = true;
  #queue: Promise<void> = Promise.resolve();

  constructor(options: ConnectionOptions) {
    this.viewer = options.viewer;
    this.address = options.address;
    this.#options = options;
    this.#socket = options.socket;
    this.#allowance = options.limits.messageBurst;
    const { socket } = options;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#answered = true;
    });
    // On too large a frame or broken framing, `ws` closes the socket with the matching code.
    socket.on('error', (error) => options.log.debug({ error: error.message }, 'socket'));
    socket.on('close', () => this.#leaveAll());
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#options.limits.bufferedBytes) {
      this.close(closeCode.tooSlow);
    } else {
      this.#socket.send(JSON.stringify(message));
    }
  }

  close(code: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#options.log.debug({ code, accountId: this.viewer?.accountId }, 'socket closed by us');
    this.#leaveAll();
    this.#socket.close(code);
    // The other side may never answer; it gets no more events in any case.
    setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The viewer may have lost a right: subscriptions that are not allowed any more end. */
  recheck(): void {
    this.#enqueue(async () => {
      const channels = [...this.#subscriptions.keys()];
      const open = await this.#options.mayListen(this.viewer, channels);
      for (const channel of channels.filter((each) => !open.has(each))) {
        this.#subscriptions.get(channel)?.();
        this.#subscriptions.delete(channel);
        this.send({ type: 'refused', channel });
      }
    });
  }

  /** Sends a ping; without an answer to the previous one, the socket is closed. */
  ping(): void {
    if (!this.#answered) {
      this.close(closeCode.silent);
    } else {
      this.#answered = false;
      this.#socket.ping();
    }
  }

  #receive(data: RawData | string, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#answered = true;
    const message = isBinary ? null : parse(data);
    if (!this.#takeAllowance()) {
      this.close(closeCode.tooMuch);
    } else if (!message) {
      this.close(closeCode.malformed);
    } else {
      this.#enqueue(() => this.#answer(message));
    }
  }

  /** One after the other: a subscription must not overtake the end of the previous one. */
  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error) => {
      this.#options.log.warn({ err: error }, 'socket message failed');
      this.close(closeCode.tryAgainLater);
    });
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (!(await this.#options.isLiving())) return this.close(closeCode.sessionEnded);
    if (message.type === 'ping') return this.send({ type: 'pong' });
    const { channels } = message;
    if (message.type === 'unsubscribe') {
      for (const channel of channels) {
        this.#subscriptions.get(channel)?.();
        this.#subscriptions.delete(channel);
        this.send({ type: 'unsubscribed', channel });
      }
      return;
    }
    const asked = new Set(channels.filter((channel) => !this.#subscriptions.has(channel)));
    if (this.#subscriptions.size + asked.size > this.#options.limits.channels) {
      return this.close(closeCode.tooMuch);
    }
    const open = await this.#options.mayListen(this.viewer, [...asked]);
    for (const channel of channels) {
      const refused = asked.has(channel) && !open.has(channel);
      if (!refused) this.#listenTo(channel);
      this.send({ type: refused ? 'refused' : 'subscribed', channel });
    }
  }

  #listenTo(channel: string): void {
    // Closed while the rule was running.
    if (this.#socket.readyState !== this.#socket.OPEN || this.#subscriptions.has(channel)) return;
    const leave = this.#options.realtime.subscribe(channel, (event) =>
      this.send({ type: 'event', channel, event }),
    );
    this.#subscriptions.set(channel, leave);
  }

  #leaveAll(): void {
    for (const leave of this.#subscriptions.values()) leave();
    this.#subscriptions.clear();
  }

  #takeAllowance(): boolean {
    const { messageBurst, messagesPerSecond } = this.#options.limits;
    const now = performance.now();
    const earned = ((now - this.#allowanceAt) / 1000) * messagesPerSecond;
    this.#allowance = Math.min(messageBurst, this.#allowance + earned) - 1;
    this.#allowanceAt = now;
    return this.#allowance >= 0;
  }
}

function parse(data: RawData | string): ClientMessage | null {
  try {
    const { success, data: message } = clientMessage.safeParse(JSON.parse(data.toString()));
    return success ? message : null;
  } catch {
    return null;
  }
}
