import { Transform, type TransformCallback } from 'node:stream';

/**
 * React writes in chunks of 2 kB, and flushes when there is nothing more for now. All chunks until then are
 * sent as one, which compresses better, because the compressor flushes after each.
 */
export class WholePieces extends Transform {
  #waiting: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#waiting.push(chunk);
    done();
  }

  /** React calls it if a stream has it. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    this.push(Buffer.concat(this.#waiting));
    this.#waiting = [];
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }
}
