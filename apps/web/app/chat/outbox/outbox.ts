import { ApiError } from '@arquiba/contract/errors';
import type { CardReference, Message } from '@arquiba/contract/messages';
import type { DraftFile } from '../../draft.ts';

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

interface OutboxOptions {
  accountId: string;
  storage: OutboxStorage;
  /** Rejects with the error of the API. */
  send(message: WaitingMessage): Promise<Message>;
  /** Runs the work in one tab at a time. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** The list changed. */
  onChange(): void;
  onSent(message: Message): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends waiting messages: of each conversation one at a time and in order. A refused message stops its
 * conversation; without network, or if the server fails, all wait and are sent again with the same client id.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #flushing: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #lastOrder = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    void this.flush();
  }

  async retry(clientId: string): Promise<void> {
    const { accountId, storage, onChange } = this.#options;
    const message = (await storage.list(accountId)).find((each) => each.clientId === clientId);
    if (!message) return;
    await storage.put({ ...message, refused: null });
    onChange();
    await this.flush();
  }

  async drop(clientId: string): Promise<void> {
    await this.#options.storage.remove(clientId);
    this.#options.onChange();
    // The ones behind it need not wait any longer.
    await this.flush();
  }

  /** Sends what waits. A call during a flush starts another one after it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = true;
    this.#flushing ??= this.#run();
    await this.#flushing;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        let isDone = true;
        await this.#options.exclusively(async () => {
          isDone = await this.#sendAll();
        });
        if (isDone) this.#failures = 0;
        else this.#later();
      }
    } finally {
      // At once after the last look at `again`: a call after it starts the next run.
      this.#flushing = null;
    }
  }

  async #sendAll(): Promise<boolean> {
    const waiting = await this.#options.storage.list(this.#options.accountId);
    const conversations = Map.groupBy(
      waiting.toSorted((one, other) => one.order - other.order),
      ({ conversationId }) => conversationId,
    );
    const done = await Promise.all(
      [...conversations.values()].map((each) => this.#sendInOrder(each)),
    );
    return done.every(Boolean);
  }

  /** Whether nothing is left that should be tried again. */
  async #sendInOrder(waiting: readonly WaitingMessage[]): Promise<boolean> {
    const { storage, send, onChange, onSent } = this.#options;
    for (const message of waiting) {
      if (message.refused !== null) return true;
      try {
        onSent(await send(message));
        await storage.remove(message.clientId);
        onChange();
      } catch (error) {
        if (!isRefusal(error)) return false;
        await storage.put({ ...message, refused: error.message });
        onChange();
        return true;
      }
    }
    return true;
  }

  #later(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    // Random, so that not all browsers send at once after a restart.
    this.#timer = setTimeout(() => void this.flush(), pause * (0.5 + Math.random() / 2));
  }
}

/** 'Sign in again' and 'too many' are no refusals of the message. */
const LATER = [401, 408, 429];

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !LATER.includes(error.status);
}
