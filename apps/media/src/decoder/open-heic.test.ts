import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libheif from 'libheif-js/wasm-bundle.js';
import { expect, it } from 'vitest';
import { openHeic } from './open-heic.ts';

const PADDING = 8 * 1024 ** 2;

it('nothing of a HEIC is kept when the next is opened, drawn or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-heic-'));
  try {
    const file = join(folder, 'photo.heic');
    const padding = Buffer.alloc(PADDING);
    padding.writeUInt32BE(PADDING);
    padding.write('free', 4, 'latin1');
    const photo = await readFile(new URL('../testing/photo.heic', import.meta.url));
    await writeFile(file, Buffer.concat([photo, padding]));
    for (let count = 0; count < 12; count += 1) {
      const image = await openHeic(file);
      if (count % 2) await (await image.decode()).stats();
    }
    expect(libheif.HEAPU8.length).toBeLessThan(PADDING * 8);
  } finally {
    await rm(folder, { recursive: true });
  }
});
