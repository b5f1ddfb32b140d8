// A thread that hashes and writes what others receive. The files are theirs to open, sync and close.
import { createHash, type Hash } from 'node:crypto';
import { writevSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { without } from './pieces.ts';

export interface WriteRequest {
  id: number;
  fd: number;
  pieces: Uint8Array[];
  position: number;
  hashed: boolean;
}

export type WriterRequest = WriteRequest | { id: number; end: true };

export interface WriterAnswer {
  id: number;
  sha256?: string;
  failure?: { message: string; code: string | undefined };
}

const hashes = new Map<number, Hash>();

parentPort?.on('message', (request: WriterRequest) => {
  const { id } = request;
  const answer: WriterAnswer = { id };
  try {
    if ('end' in request) answer.sha256 = end(id);
    else write(request);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    answer.failure = { message, code };
  }
  if ('pieces' in request) for (const { buffer } of request.pieces) free(buffer);
  parentPort?.postMessage(answer);
});

/** Now, not when this thread's garbage is collected, which may be much later. */
function free(memory: ArrayBufferLike): void {
  if (memory instanceof ArrayBuffer) memory.transfer(0);
}

function end(id: number): string {
  const sha256 = hashes.get(id)?.digest('hex') ?? '';
  hashes.delete(id);
  return sha256;
}

function write({ id, fd, pieces, position, hashed }: WriteRequest): void {
  if (hashed) {
    const hash = hashes.get(id) ?? createHash('sha256');
    hashes.set(id, hash);
    for (const piece of pieces) hash.update(piece);
  }
  let left: Uint8Array[] = pieces;
  let at = position;
  // A disk that is nearly full writes less than it was given, and says so only when asked again.
  while (left.length > 0) {
    const written = writevSync(fd, left, at);
    at += written;
    left = without(left, written);
  }
}
