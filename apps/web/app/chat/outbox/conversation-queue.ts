import { ApiError } from '@arquiba/contract/errors';
import type { OutboxOptions, WaitingMessage } from './outbox.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The waiting messages of one conversation, sent one at a time and in order. A refused message stops them;
 * without network, or if the server fails, they wait and are sent again with the same client ids.
 */
export class ConversationQueue {
  readonly #conversationId: string;
  readonly #options: OutboxOptions;
  #flushing: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(conversationId: string, options: OutboxOptions) {
    this.#conversationId = conversationId;
    this.#options = options;
  }

  /** Sends what waits. A call during a flush starts another one after it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = true;
    this.#flushing ??= this.#run();
    await this.#flushing;
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        let isDone = true;
        await this.#options.exclusively(this.#conversationId, async () => {
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

  /** Whether nothing is left that should be tried again. */
  async #sendAll(): Promise<boolean> {
    const { storage, send, onChange, onSent } = this.#options;
    for (const message of await this.#waiting()) {
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

  async #waiting(): Promise<WaitingMessage[]> {
    const { storage, accountId } = this.#options;
    const all = await storage.list(accountId);
    return all
      .filter(({ conversationId }) => conversationId === this.#conversationId)
      .sort((one, other) => one.order - other.order);
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
