import type { Logger } from 'pino';

type Closer = () => Promise<void>;

// Ctrl-C reaches us from the terminal and again through npm and the wrapper: these count as one request.
const SAME_WISH = 1000;
// A part that hangs must not keep the others from being closed.
const CLOSE_PATIENCE = 15_000;
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * The shutdown. Everything that is opened registers here how it is closed; closing runs in reverse order,
 * during the start or much later.
 */
export class Lifecycle {
  readonly #closers: Closer[] = [];
  readonly #openings = new Set<Promise<unknown>>();
  readonly #ended = Promise.withResolvers<void>();
  readonly #abort = new AbortController();
  readonly #log: Logger;
  readonly #closePatience: number;
  #wishedAt = 0;
  #failure: { error: unknown } | null = null;

  constructor(log: Logger, closePatience = CLOSE_PATIENCE) {
    this.#log = log;
    this.#closePatience = closePatience;
  }

  /** Aborts when the shutdown begins. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Resolves when everything is closed; rejects if a failure was the reason. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** From here on a signal, or the death of the parent process, starts the shutdown. */
  listen(): void {
    for (const signal of SIGNALS) process.on(signal, () => this.#wish(signal));
    if (process.channel) process.once('disconnect', () => this.#wish('disconnect'));
    process.on('uncaughtException', (error) => {
      this.#log.fatal({ err: error }, 'uncaught');
      this.end({ error });
    });
  }

  /** Opens something that must be closed; the shutdown waits for it and then closes it. */
  async open<T>(open: () => Promise<T>, close: (opened: T) => Promise<void>): Promise<T> {
    this.signal.throwIfAborted();
    const opening = open().then((opened) => {
      this.#closers.push(() => close(opened));
      return opened;
    });
    this.#openings.add(opening);
    return opening.finally(() => this.#openings.delete(opening));
  }

  /** Starts the shutdown; only the first reason counts. */
  end(failure: { error: unknown } | null = null): void {
    if (this.signal.aborted) return;
    this.#failure = failure;
    this.#abort.abort();
    void this.#closeAll();
  }

  #wish(reason: string): void {
    if (!this.signal.aborted) {
      this.#wishedAt = Date.now();
      this.#log.info({ reason }, 'ending');
      this.end();
    } else if (Date.now() - this.#wishedAt > SAME_WISH) {
      this.#log.warn({ reason }, 'ending at once');
      process.exit(1);
    }
  }

  async #closeAll(): Promise<void> {
    await Promise.allSettled(this.#openings);
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      await within(this.#closePatience, close()).catch((error) => {
        this.#log.error({ err: error }, 'closing failed in part');
      });
    }
    if (this.#failure) this.#ended.reject(this.#failure.error);
    else this.#ended.resolve();
  }
}

async function within(patience: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, failed) => {
    timer = setTimeout(() => failed(new Error('took too long to close')), patience);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
