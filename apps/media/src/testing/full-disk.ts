import { closeSync, openSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import type { NewFilesRequest } from '../storage/new-file-thread.ts';
import type { WriteRequest } from '../storage/writer-thread.ts';

/**
 * Lets files grow by so many bytes in all, as on a disk that is nearly full: what fits is written, the
 * rest fails as the system would. Gives a way to make room again.
 */
export async function fillDisk(bytesLeft: number): Promise<{ makeRoom(): void }> {
  const probe = await fs.open(import.meta.filename, 'r');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const { write, writeFile, writev } = handles;
  type Write = (bytes: Buffer, options: { position: number | null }) => Promise<unknown>;
  const plainly = (handle: FileHandle, bytes: Buffer, position: number | null) =>
    (write as Write).call(handle, bytes, { position });
  let left = bytesLeft;

  async function put(handle: FileHandle, bytes: Buffer, position: number | null) {
    const fitting = bytes.subarray(0, Math.max(0, left));
    left -= fitting.length;
    if (fitting.length > 0) await plainly(handle, fitting, position);
    if (fitting.length === bytes.length) return;
    throw noSpace();
  }

  handles.write = async function (
    this: FileHandle,
    buffer: Buffer,
    offset = 0,
    length = buffer.length - offset,
    position: number | null = null,
  ) {
    await put(this, buffer.subarray(offset, offset + length), position);
    return { bytesWritten: length, buffer };
  } as unknown as FileHandle['write'];
  handles.writev = async function (this: FileHandle, pieces: Buffer[], position?: number) {
    const bytes = Buffer.concat(pieces);
    const fitting = bytes.subarray(0, Math.max(0, left));
    // As the system does: less than asked for, and an error only if nothing fits.
    await put(this, fitting.length > 0 ? fitting : bytes, position ?? null);
    return { bytesWritten: fitting.length, buffers: pieces };
  } as unknown as FileHandle['writev'];
  handles.writeFile = async function (this: FileHandle, data: Buffer) {
    await put(this, data, null);
  } as FileHandle['writeFile'];
  // What other threads write goes to a device that is always full, as soon as it does not fit.
  const full = openSync('/dev/full', 'w');
  const { postMessage } = Worker.prototype;
  type Message = Partial<WriteRequest & NewFilesRequest>;
  Worker.prototype.postMessage = function (message: Message, memory) {
    if (message.files) {
      const { files } = message;
      left -= message.memory?.length ?? 0;
      if (left >= 0) postMessage.call(this, message, memory);
      else
        setImmediate(() =>
          this.emit(
            'message',
            files.map(() => noSpace()),
          ),
        );
      return;
    }
    const bytes = message.pieces?.reduce((sum, piece) => sum + piece.length, 0) ?? 0;
    const fits = bytes <= left;
    if (fits) left -= bytes;
    postMessage.call(this, fits ? message : { ...message, fd: full }, memory);
  };
  onTestFinished(() => {
    Object.assign(handles, { write, writeFile, writev });
    Object.assign(Worker.prototype, { postMessage });
    closeSync(full);
  });
  return {
    makeRoom() {
      left = Number.POSITIVE_INFINITY;
    },
  };
}

function noSpace(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), {
    ...{ code: 'ENOSPC', errno: -28, syscall: 'write' },
  });
}
