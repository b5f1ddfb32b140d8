import type { CardReference, Message } from '@arquiba/contract/messages';
import type { DraftFile } from '../../draft.ts';
import { ConversationQueue } from './conversation-queue.ts';

/** A message that the server has not acknowledged yet. */
export interface WaitingMessage {
  clientId: string;
  accountId: string;
  conversationId: string;
  /** Rises: messages of a conversation are sent in this order. */
  order: number;
  text: string;
  files: readonly DraftFile[];
  replyTo?: number | undefined;
  card?: CardReference | undefined;
  voice?: WaitingVoice | undefined;
  createdAt: string;
  /** Why the server refused it; null while it waits. */
  refused: string | null;
}

/** A recording that was not uploaded yet. */
export interface WaitingVoice {
  /** Not a `Blob`, which some browsers do not store. */
  sound: ArrayBuffer;
  mime: string;
  seconds: number;
  bars: number[];
}

/** Where waiting messages are stored; other tabs see the same. */
export interface OutboxStorage {
  list(accountId: string): Promise<WaitingMessage[]>;
  put(message: WaitingMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
}

export interface OutboxOptions {
  accountId: string;
  storage: OutboxStorage;
  /** Rejects with the error of the API. */
  send(message: WaitingMessage): Promise<Message>;
  /** Runs the work for a conversation in one tab at a time. */
  exclusively(conversationId: string, work: () => Promise<void>): Promise<void>;
  /** The list changed. */
  onChange(): void;
  onSent(message: Message): void;
}

/** Sends waiting messages. Conversations do not wait for each other: one may have a slow upload. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #queues = new Map<string, ConversationQueue>();
  #lastOrder = 0;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Resolves when it is stored, not when it is sent. */
  async add(message: Omit<WaitingMessage, 'accountId' | 'order' | 'refused'>): Promise<void> {
    const { accountId, storage, onChange } = this.#options;
    // By the clock, so that it also rises between tabs.
    this.#lastOrder = Math.max(this.#lastOrder + 1, Date.now());
    await storage.put({ ...message, accountId, order: this.#lastOrder, refused: null });
    onChange();
    void this.#queueOf(message.conversationId).flush();
  }

  async retry(clientId: string): Promise<void> {
    const { accountId, storage, onChange } = this.#options;
    const message = (await storage.list(accountId)).find((each) => each.clientId === clientId);
    if (!message) return;
    await storage.put({ ...message, refused: null });
    onChange();
    await this.#queueOf(message.conversationId).flush();
  }

  async drop(clientId: string): Promise<void> {
    await this.#options.storage.remove(clientId);
    this.#options.onChange();
    // The ones behind it need not wait any longer.
    await this.flush();
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    const waiting = await this.#options.storage.list(this.#options.accountId);
    const conversations = new Set(waiting.map(({ conversationId }) => conversationId));
    await Promise.all([...conversations].map((id) => this.#queueOf(id).flush()));
  }

  #queueOf(conversationId: string): ConversationQueue {
    const queue =
      this.#queues.get(conversationId) ?? new ConversationQueue(conversationId, this.#options);
    this.#queues.set(conversationId, queue);
    return queue;
  }
}
