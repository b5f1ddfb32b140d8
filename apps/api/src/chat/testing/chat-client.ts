import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatEvent } from '@arquiba/contract/chat-events';
import { createClient } from '@arquiba/contract/client';
import { ApiError } from '@arquiba/contract/errors';
import { listChanges, type Message, sendMessage } from '@arquiba/contract/messages';
import type { Call } from '@arquiba/contract/route';
import type { Person } from '@arquiba/testing/people';
import { TEST_ORIGIN } from '@arquiba/testing/test-app';
import { WebSocket } from 'ws';

const MOST_DELAY_MS = 40;

/**
 * What a browser does, in a few lines: it applies events that follow what it knows, ignores older ones, and
 * asks for the changes after any gap. Events are shuffled and doubled before it sees them.
 */
export class ChatClient {
  readonly messages = new Map<number, Message>();
  readonly acknowledged: Message[] = [];
  /** How often events alone were enough. */
  applied = 0;
  rev = 0;
  readonly person: Person;
  readonly #conversationId: string;
  readonly #urls: () => string[];
  #socket: WebSocket | null = null;
  #closed = false;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(person: Person, conversationId: string, urls: () => string[]) {
    this.person = person;
    this.#conversationId = conversationId;
    this.#urls = urls;
    this.#connect();
  }

  get texts(): string[] {
    const inOrder = [...this.messages.values()].toSorted((a, b) => a.seq - b.seq);
    return inOrder.map(({ seq, rev, text, sender }) => `${seq} ${rev} ${sender} ${text}`);
  }

  /** Tries until some process has answered. */
  async persist<T>(act: (call: Call) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act(this.#call());
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) throw error;
        await sleep(50 + Math.random() * 100);
      }
    }
  }

  /** Some are sent twice at once, as two tabs with one queue do. */
  async send(clientId: string, text: string, twice: boolean): Promise<void> {
    const input = { id: this.#conversationId, clientId, text };
    const sends = Array.from({ length: twice ? 2 : 1 }, () =>
      this.persist((call) => call(sendMessage, input)),
    );
    this.acknowledged.push(...(await Promise.all(sends)));
  }

  drop(): void {
    this.#socket?.terminate();
  }

  async finish(): Promise<void> {
    this.#closed = true;
    this.#socket?.terminate();
    await this.#catchUp();
  }

  #call(): Call {
    const urls = this.#urls();
    const baseUrl = urls[Math.floor(Math.random() * urls.length)] ?? '';
    return createClient({ baseUrl, headers: { origin: TEST_ORIGIN, cookie: this.person.cookie } });
  }

  #connect(): void {
    if (this.#closed) return;
    const urls = this.#urls();
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    const headers = { origin: TEST_ORIGIN, cookie: this.person.cookie };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, { headers });
    this.#socket = socket;
    const channel = `account:${this.person.id}`;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'subscribe', channels: [channel] }));
    });
    socket.on('message', (data) => this.#receive(JSON.parse(data.toString())));
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.#connect(), 50 + Math.random() * 200));
  }

  #receive(received: { type: string; event?: ChatEvent }): void {
    if (received.type === 'subscribed' || received.type === 'resync') void this.#catchUp();
    const { event } = received;
    if (event?.type !== 'chat-message' || event.conversationId !== this.#conversationId) return;
    for (let times = Math.random() < 0.3 ? 2 : 1; times > 0; times -= 1) {
      setTimeout(() => this.#hear(event), Math.random() * MOST_DELAY_MS);
    }
  }

  #hear({ rev, message }: Extract<ChatEvent, { type: 'chat-message' }>): void {
    if (rev <= this.rev) return;
    if (rev === this.rev + 1 && message) {
      this.#apply(message);
      this.rev = rev;
      this.applied += 1;
    } else {
      void this.#catchUp();
    }
  }

  #apply(message: Message): void {
    const known = this.messages.get(message.seq);
    if (!known || known.rev < message.rev) this.messages.set(message.seq, message);
  }

  /** One at a time: a second one begins where the first ended. */
  #catchUp(): Promise<void> {
    this.#catchingUp = this.#catchingUp.then(async () => {
      for (let more = true; more; ) {
        const after = this.rev;
        const page = await this.persist((call) =>
          call(listChanges, { id: this.#conversationId, after }),
        );
        for (const message of page.items) this.#apply(message);
        this.rev = Math.max(this.rev, page.rev);
        more = page.more;
      }
    });
    return this.#catchingUp;
  }
}
