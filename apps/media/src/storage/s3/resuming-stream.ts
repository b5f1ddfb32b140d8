import { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';

interface ResumingOptions {
  /** Of the first and the last byte, the latter included. */
  start: number;
  end: number;
  body: Readable;
  /** Opens the same content from a byte on. */
  reopen(from: number): Promise<Readable>;
  /** How long to wait for the next bytes. */
  patienceMs: number;
}

const ATTEMPTS = 3;

/**
 * Content that comes over a connection which may break or fall silent: it is asked for again from
 * the byte where it stopped. Only the time spent waiting counts, as the reader may be slow.
 */
export class ResumingStream extends Readable {
  readonly #options: ResumingOptions;
  #body: Readable;
  #chunks: AsyncIterator<Buffer>;
  #next: number;
  #failures = 0;

  constructor(options: ResumingOptions) {
    super({ highWaterMark: 256 * 1024 });
    this.#options = options;
    this.#next = options.start;
    this.#body = options.body;
    this.#chunks = chunksOf(options.body);
  }

  override _read(): void {
    this.#pull().then(
      (chunk) => this.push(chunk),
      (error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#body.destroy();
    done(error);
  }

  async #pull(): Promise<Buffer | null> {
    const { end, reopen, patienceMs } = this.#options;
    while (this.#next <= end) {
      try {
        const { value, done } = await within(patienceMs, this.#chunks.next());
        if (done) throw new Error('The content was cut short');
        this.#next += value.length;
        this.#failures = 0;
        return value;
      } catch (cause) {
        this.#body.destroy();
        this.#failures += 1;
        if (this.destroyed || this.#failures > ATTEMPTS) {
          throw new MediaError('unavailable', { cause });
        }
        const body = await reopen(this.#next);
        if (this.destroyed) body.destroy();
        this.#body = body;
        this.#chunks = chunksOf(body);
      }
    }
    // To its very end, so that the connection can be used again.
    await within(patienceMs, this.#chunks.next()).catch(() => {});
    return null;
  }
}

function chunksOf(body: Readable): AsyncIterator<Buffer> {
  // An error between two reads has to wait for the next one.
  body.on('error', () => {});
  return body[Symbol.asyncIterator]();
}

async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('The content has stopped coming')), patienceMs);
  });
  work.catch(() => {});
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
