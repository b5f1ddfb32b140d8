import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { ByteRange } from '../storage.ts';
import { type Bucket, timeFor } from './bucket.ts';

const MOST_PIECES = 9_000;
const JOIN_MS = 2 * 60 * 1000;
const COPY_MS = 10 * 60 * 1000;

/** Objects that are too large for one request. */
export function inPieces({ ask, name: Bucket }: Bucket) {
  /** `place` puts a piece there and gives its etag. */
  async function make(
    Key: string,
    ranges: readonly ByteRange[],
    place: (UploadId: string, PartNumber: number, range: ByteRange) => Promise<string>,
  ): Promise<void> {
    const { UploadId = '' } = await ask((client, options) =>
      client.send(new CreateMultipartUploadCommand({ Bucket, Key }), options),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string }[] = [];
      for (const [at, range] of ranges.entries()) {
        Parts.push({ PartNumber: at + 1, ETag: await place(UploadId, at + 1, range) });
      }
      const join = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await ask((client, options) => client.send(join, options), JOIN_MS);
    } catch (error) {
      const abort = new AbortMultipartUploadCommand(upload);
      await ask((client, options) => client.send(abort, options)).catch(() => {});
      throw error;
    }
  }

  return {
    /** `send` opens a piece of the content for each attempt to send it. */
    async put(
      Key: string,
      size: number,
      pieceBytes: number,
      send: (
        range: ByteRange,
        ask: (body: Readable | Buffer) => Promise<string>,
      ) => Promise<string>,
    ): Promise<void> {
      await make(Key, rangesOf(size, pieceBytes), (UploadId, PartNumber, range) =>
        send(range, async (Body) => {
          const ContentLength = range.end - range.start + 1;
          const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength };
          const { ETag = '' } = await ask(
            (client, options) => client.send(new UploadPartCommand(part), options),
            timeFor(ContentLength),
          );
          return ETag;
        }),
      );
    },

    async copy(CopySource: string, Key: string, size: number, pieceBytes: number): Promise<void> {
      await make(Key, rangesOf(size, pieceBytes), async (UploadId, PartNumber, { start, end }) => {
        const CopySourceRange = `bytes=${start}-${end}`;
        const part = { Bucket, Key, UploadId, PartNumber, CopySource, CopySourceRange };
        const { CopyPartResult } = await ask(
          (client, options) => client.send(new UploadPartCopyCommand(part), options),
          COPY_MS,
        );
        return CopyPartResult?.ETag ?? '';
      });
    },
  };
}

function rangesOf(size: number, pieceBytes: number): ByteRange[] {
  const length = Math.max(pieceBytes, Math.ceil(size / MOST_PIECES));
  return Array.from({ length: Math.ceil(size / length) }, (_, at) => ({
    start: at * length,
    end: Math.min(size, (at + 1) * length) - 1,
  }));
}
