import fs, { type FileHandle } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/**
 * Lets files grow by so many bytes in all, as on a disk that is nearly full: what fits is written, the
 * rest fails as the system would. Gives a way to make room again.
 */
export async function fillDisk(bytesLeft: number): Promise<{ makeRoom(): void }> {
  const probe = await fs.open(import.meta.filename, 'r');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const { write, writeFile } = handles;
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
    // As the system does: less than asked for, and an error only if nothing fits.
    const bytes = buffer.subarray(offset, offset + length);
    const fitting = bytes.subarray(0, Math.max(0, left));
    await put(this, fitting.length > 0 ? fitting : bytes, position);
    return { bytesWritten: fitting.length, buffer };
  } as unknown as FileHandle['write'];
  handles.writeFile = async function (this: FileHandle, data: Buffer) {
    await put(this, data, null);
  } as FileHandle['writeFile'];
  onTestFinished(() => {
    Object.assign(handles, { write, writeFile });
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
