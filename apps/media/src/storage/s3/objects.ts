import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { IncomingFile } from '../incoming.ts';
import { type ByteRange, ContentGone } from '../storage.ts';
import { isKey } from '../storage-key.ts';
import { type Bucket, NotThere, PATIENCE_MS, timeFor } from './bucket.ts';
import { inPieces } from './in-pieces.ts';
import { ResumingStream } from './resuming-stream.ts';

export type Objects = ReturnType<typeof createObjects>;

export interface ObjectLimits {
  /** Larger ones go in pieces, each of which can be tried again. */
  putWholeBytes: number;
  /** Larger ones the server does not copy at once. */
  copyWholeBytes: number;
}

const LIMITS: ObjectLimits = { putWholeBytes: 64 * 1024 ** 2, copyWholeBytes: 5 * 1024 ** 3 };
const ATTEMPTS = 3;
const COPY_MS = 10 * 60 * 1000;
export const PREFIX = 'content/';

/** The name of the object that has the content of a key. */
export function objectOf(key: string): string {
  if (!isKey(key)) throw new Error('Not a storage key');
  return PREFIX + key;
}

/** The content of keys as objects of a bucket. */
export function createObjects(bucket: Bucket, limits: Partial<ObjectLimits> = {}) {
  const { putWholeBytes, copyWholeBytes } = { ...LIMITS, ...limits };
  const Bucket = bucket.name;
  const pieces = inPieces(bucket);

  async function sizeOf(key: string): Promise<number> {
    const head = new HeadObjectCommand({ Bucket, Key: objectOf(key) });
    const { ContentLength = 0 } = await found(key, () =>
      bucket.ask((client, options) => client.send(head, options)),
    );
    return ContentLength;
  }

  async function open(key: string, range?: ByteRange): Promise<{ body: Readable; size: number }> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const get = new GetObjectCommand({ Bucket, Key: objectOf(key), Range });
    const { Body, ContentLength = 0 } = await found(key, () =>
      bucket.ask((client, options) => client.send(get, options)),
    );
    return { body: Body as Readable, size: ContentLength };
  }

  return {
    sizeOf,

    /** Durable when it resolves, and what the server has is what the file has. */
    async put(key: string, { file, size, sha256 }: Omit<IncomingFile, 'synced'>): Promise<void> {
      const Key = objectOf(key);
      const send = (piece: ByteRange, ask: (body: Readable | Buffer) => Promise<string>) =>
        again(async () => await ask(bytesOf(file, piece)));
      if (size > putWholeBytes) {
        return await pieces.put(Key, size, putWholeBytes, send);
      }
      const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
      await send({ start: 0, end: size - 1 }, async (Body) => {
        const put = new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentLength: size,
          ChecksumSHA256,
        });
        await bucket.ask((client, options) => client.send(put, options), timeFor(size));
        return '';
      });
    },

    async copy(source: string, target: string): Promise<void> {
      const size = await sizeOf(source);
      const [from, Key] = [`${Bucket}/${objectOf(source)}`, objectOf(target)];
      if (size > copyWholeBytes) return await pieces.copy(from, Key, size, copyWholeBytes);
      const copy = new CopyObjectCommand({ Bucket, Key, CopySource: from });
      await found(source, () =>
        bucket.ask((client, options) => client.send(copy, options), COPY_MS),
      );
    },

    async read(key: string, range?: ByteRange): Promise<Readable> {
      const { body, size } = await open(key, range);
      const start = range?.start ?? 0;
      const end = start + size - 1;
      return new ResumingStream({
        ...{ start, end, body, patienceMs: PATIENCE_MS },
        reopen: async (from) => (await open(key, { start: from, end })).body,
      });
    },

    async remove(key: string): Promise<void> {
      const remove = new DeleteObjectCommand({ Bucket, Key: objectOf(key) });
      await bucket.ask((client, options) => client.send(remove, options)).catch(ignoreAbsence);
    },

    /** Keys whose content came before a moment, a page at a time. */
    async *list(before: Date): AsyncGenerator<string[]> {
      let ContinuationToken: string | undefined;
      do {
        const list = new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken });
        const page = await bucket.ask((client, options) => client.send(list, options));
        yield (page.Contents ?? [])
          .filter(({ LastModified }) => LastModified && LastModified < before)
          .map(({ Key = '' }) => Key.slice(PREFIX.length))
          .filter(isKey);
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
  };
}

export function ignoreAbsence(error: unknown): void {
  if (!(error instanceof NotThere)) throw error;
}

async function found<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof NotThere ? new ContentGone(key, { cause: error }) : error;
  }
}

/** A stream cannot be sent twice, so that the library leaves it to us to try again. */
async function again<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isTransient = error instanceof MediaError && error.code === 'unavailable';
      if (!isTransient || attempt === ATTEMPTS) throw error;
      await sleep(200 * 2 ** attempt);
    }
  }
}

function bytesOf(file: string, { start, end }: ByteRange): Readable | Buffer {
  return end < start ? Buffer.alloc(0) : createReadStream(file, { start, end });
}
