// A thread that makes small files of what others have received.
import { parentPort } from 'node:worker_threads';
import { type Failure, type NewFile, writeNewFiles } from './write-new-files.ts';

export interface NewFilesRequest {
  files: NewFile[];
  memory: Uint8Array;
}

/** In the order of the files. */
export type NewFilesAnswer = (Failure | null)[];

parentPort?.on('message', ({ files, memory }: NewFilesRequest) => {
  parentPort?.postMessage(writeNewFiles(files, memory) satisfies NewFilesAnswer);
  // Now, not when this thread's garbage is collected, which may be much later.
  (memory.buffer as ArrayBuffer).transfer(0);
});
