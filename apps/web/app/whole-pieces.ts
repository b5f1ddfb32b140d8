import { Transform, type TransformCallback } from 'node:stream';

/**
 * React writes in chunks of 2 kB and flushes when it has no more for now. All chunks until then are sent as
 * one piece, which compresses better: each piece is flushed by the compressor.
 */
export class WholePieces extends Transform {
  #waiting: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#waiting.push(chunk);
    done();
  }

  /** React calls it where a stream has it. */
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
