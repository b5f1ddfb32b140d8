import { expect, it } from 'vitest';
import { ContentTooLarge, type ReceivedContent } from '../storage/storage.ts';
import { inspectFile } from './inspect-file.ts';

const SIZE = 40 * 1024 ** 3;
const NOTHING_KNOWN = { width: null, height: null, placeholder: null, poster: null, video: null };
const HIDDEN = [{ start: 0, length: SIZE, fill: 0 }];

/** As a bucket has it, from which nothing so large is fetched. */
function large(start: Buffer): ReceivedContent {
  const nothing = async () => {};
  return {
    ...{ size: SIZE, sha256: '', prepare: nothing, discard: nothing },
    head: async () => start,
    withFile: () => Promise.reject(new ContentTooLarge()),
    keep: () => Promise.reject(new Error('It has no place')),
  };
}

it.each([
  ['picture', 'ffd8ffe000104a464946', 'application/octet-stream', HIDDEN],
  ['film', '000000186674797069736f6d0000020069736f6d6d703432', 'video/mp4', HIDDEN],
  ['text', '676f6c', 'text/plain', []],
])(
  'keeps a %s that is too large to be looked at, and shows nothing it may tell',
  async (_, start, mime, blanks) => {
    const declared = mime === 'application/octet-stream' ? 'image/jpeg' : mime;
    const received = large(Buffer.from(start, 'hex'));
    const inspector = {} as Parameters<typeof inspectFile>[0];
    expect(await inspectFile(inspector, received, declared, '')).toEqual({
      ...{ mime, blanks, ...NOTHING_KNOWN },
    });
  },
);
