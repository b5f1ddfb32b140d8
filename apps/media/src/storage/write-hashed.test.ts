import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeHashed } from './write-hashed.ts';

let folder: string;
let handle: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arquiba-write-'));
  handle = await open(join(folder, 'file'), 'w');
});
afterEach(async () => {
  await handle.close();
  await rm(folder, { recursive: true });
});

function piecesOf(bytes: Buffer, size: number): Buffer[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, at) => {
    const piece = Buffer.allocUnsafeSlow(Math.min(size, bytes.length - at * size));
    bytes.copy(piece, 0, at * size);
    return piece;
  });
}

function write(body: Iterable<Buffer> | AsyncIterable<Buffer>, offset = 0) {
  return writeHashed(handle, { body, offset, hashed: true, look() {}, async take() {} });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('what is written', () => {
  it.each([
    ...[0, 1, 20_000, 192 * 1024, 192 * 1024 + 1, 512 * 1024, 3_000_001].flatMap((size) => [
      [size, 65_536] as const,
      [size, 10_007] as const,
    ]),
  ])('of %i bytes in pieces of %i is there, with its hash', async (size, piece) => {
    const bytes = randomBytes(size);
    const written = await write(piecesOf(bytes, piece), 7);
    expect(written).toEqual({ size, sha256: sha256(bytes) });
    const file = await readFile(join(folder, 'file'));
    expect(file.subarray(7).equals(bytes)).toBe(true);
  });

  it.each([20_000, 700_001])('of %i bytes is not hashed for nobody', async (size) => {
    const bytes = randomBytes(size);
    const options = { body: piecesOf(bytes, 65_536), hashed: false, offset: 0 };
    expect(await writeHashed(handle, { ...options, look() {}, async take() {} })).toEqual({
      size,
      sha256: null,
    });
    expect((await readFile(join(folder, 'file'))).equals(bytes)).toBe(true);
  });

  it('by many at once is not mixed up', async () => {
    const parts = Array.from({ length: 12 }, () => randomBytes(700_001));
    const written = await Promise.all(
      parts.map((part, at) => write(piecesOf(part, 65_536), at * 700_001)),
    );
    expect(written.map((each) => each.sha256)).toEqual(parts.map(sha256));
    expect((await readFile(join(folder, 'file'))).equals(Buffer.concat(parts))).toBe(true);
  });
});

describe('what cannot be written', () => {
  it('is a failure, also in the middle', async () => {
    async function* broken() {
      yield* piecesOf(randomBytes(600_000), 65_536);
      throw new Error('gone');
    }
    await expect(write(broken())).rejects.toThrow('gone');
    await handle.close();
    handle = await open(join(folder, 'file'), 'r');
    const refused = write(piecesOf(randomBytes(600_000), 65_536));
    await expect(refused).rejects.toMatchObject({ code: 'EBADF' });
  });
});
