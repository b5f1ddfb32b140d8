import { Transform, type TransformCallback } from 'node:stream';

/**
 * React writes in chunks of 2 kB and says when it has no more for now. What it wrote until then leaves in one
 * piece, which compresses better than many: each piece is sent at once.
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
