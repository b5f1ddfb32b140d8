import { UploadError } from '../errors.ts';

/** A Node stream, or any other async iterable of bytes. */
export type ByteStream = AsyncIterable<Uint8Array>;
export type UploadData = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ByteStream;
export type PartBody = Blob | Uint8Array<ArrayBuffer>;

/** Where the bytes of an upload come from. */
export interface UploadSource {
  size: number;
  mime: string | undefined;
  fileName: string | undefined;
  /** Parts can be read in any order, and again. */
  seekable: boolean;
  /** The bytes from `start` up to, not including, `end`. */
  read(start: number, end: number): Promise<PartBody>;
}

export function openSource(data: UploadData, size: number | undefined): UploadSource {
  if (typeof data === 'string') return fromBlob(new Blob([data], { type: 'text/plain' }));
  if (data instanceof Blob) return fromBlob(data);
  if (data instanceof ArrayBuffer) return fromBytes(new Uint8Array(data));
  if (data instanceof Uint8Array) return fromBytes(data);
  if (typeof data?.[Symbol.asyncIterator] === 'function') return fromStream(data, size);
  throw new UploadError(
    'unsupported-data',
    "Unsupported type for 'data' parameter. Please provide a String, Blob, ArrayBuffer, or File object (from a file input element).",
  );
}

function fromBlob(blob: Blob): UploadSource {
  return {
    size: blob.size,
    mime: blob.type || undefined,
    fileName: 'name' in blob && typeof blob.name === 'string' ? blob.name : undefined,
    seekable: true,
    // With a type, browsers would send a header that the address of a part was not signed for.
    read: async (start, end) => blob.slice(start, end, ''),
  };
}

function fromBytes(bytes: Uint8Array<ArrayBuffer>): UploadSource {
  return {
    size: bytes.length,
    mime: undefined,
    fileName: undefined,
    seekable: true,
    read: async (start, end) => bytes.subarray(start, end),
  };
}

function fromStream(stream: ByteStream, size: number | undefined): UploadSource {
  if (size === undefined) {
    throw new UploadError('missing-size', "Please provide 'size' when 'data' is a stream.");
  }
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  return {
    size,
    mime: undefined,
    fileName: undefined,
    seekable: false,
    async read(start, end) {
      const part = new Uint8Array(end - start);
      for (let filled = 0; filled < part.length; ) {
        if (rest.length === 0) {
          const { value, done } = await chunks.next();
          if (done) {
            throw new UploadError('short-stream', "The stream ended before 'size' was reached.");
          }
          rest = value;
        }
        const taken = rest.subarray(0, part.length - filled);
        part.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
      }
      return part;
    },
  };
}
