import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { readRaw } from './read-raw.ts';

it('whoever leaves before the first byte leaves no file open', async () => {
  const content = Readable.from([Buffer.from('onde')], { objectMode: false });
  const storage = { read: async () => content } as Pick<Storage, 'read'> as Storage;
  const blanks = [{ start: 0, length: 2, fill: 0 }];
  const shown = await readRaw(storage, { storageKey: 'a', blanks, size: 4 });
  shown.destroy();
  await once(shown, 'close');
  expect(content.destroyed).toBe(true);
});
