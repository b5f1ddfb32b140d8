import { open } from 'node:fs/promises';
import { SNIFF_LENGTH } from './sniff-type.ts';

/** As much of a file as is needed to tell what it is. */
export async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_LENGTH), 0, SNIFF_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
