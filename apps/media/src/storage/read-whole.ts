import type { Readable } from 'node:stream';

export interface Limit {
  maximum: number;
  refuse(): Error;
}

/** All of a short stream. Like `withoutEnding` it leaves the stream alive, and costs less than a loop. */
export function readWhole(stream: Readable, { maximum, refuse }: Limit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;

    function take(piece: Buffer): void {
      pieces.push(piece);
      size += piece.length;
      if (size > maximum) fail(refuse());
    }

    function leave(): void {
      stream.off('data', take).off('end', end).off('error', fail).off('close', cut);
    }

    function end(): void {
      leave();
      const [only, ...others] = pieces;
      resolve(only && others.length === 0 ? only : Buffer.concat(pieces));
    }

    function fail(error: Error): void {
      leave();
      reject(error);
    }

    function cut(): void {
      fail(stream.errored ?? new Error('The body was cut short'));
    }

    if (stream.destroyed) cut();
    else stream.on('data', take).once('end', end).once('error', fail).once('close', cut);
  });
}
