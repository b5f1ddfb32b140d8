import { RtmpError } from './rtmp-error.ts';

export interface RtmpMessage {
  type: number;
  streamId: number;
  /** In milliseconds. */
  timestamp: number;
  body: Buffer;
}

export interface ChunkLimits {
  /** The longest message. */
  message: number;
  /** What incomplete messages may hold together. */
  held: number;
}

const SET_CHUNK_SIZE = 1;
const ABORT = 2;
const LARGEST_CHUNK = 1024 * 1024;
const MOST_STREAMS = 16;
const EXTENDED = 0xffffff;
const HEADER_BYTES = [11, 7, 3, 0];

/** What is known of a chunk stream: headers leave out what the one before said. */
interface ChunkStream {
  type: number;
  streamId: number;
  length: number;
  timestamp: number;
  /** As the last full header had it: an absolute time or a difference. */
  time: number;
  isExtended: boolean;
  /** The message that is being read, and how much of it is there. */
  body: Buffer | null;
  filled: number;
}

/** Puts messages together from chunks, which may be interleaved and come in any pieces. */
export class ChunkReader {
  limits: ChunkLimits;
  readonly #onMessage: (message: RtmpMessage) => void;
  readonly #streams = new Map<number, ChunkStream>();
  #chunkSize = 128;
  #held = 0;
  /** The beginning of a header. */
  #rest: Buffer = Buffer.alloc(0);
  /** The stream whose chunk is being read, and what is missing of the chunk. */
  #open: ChunkStream | null = null;
  #missing = 0;

  constructor(limits: ChunkLimits, onMessage: (message: RtmpMessage) => void) {
    this.limits = limits;
    this.#onMessage = onMessage;
  }

  push(data: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    let at = 0;
    for (;;) {
      if (this.#open) {
        at += this.#fill(this.#open, bytes.subarray(at));
        if (this.#open) break;
      }
      const length = this.#readHeader(bytes.subarray(at));
      if (length === null) break;
      at += length;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
  }

  /** Reads the header of a chunk and gives its length, or null where some of it is missing. */
  #readHeader(bytes: Buffer): number | null {
    const [first = 0] = bytes;
    const short = first & 0x3f;
    const basic = short === 0 ? 2 : short === 1 ? 3 : 1;
    const format = first >> 6;
    const fixed = basic + (HEADER_BYTES[format] ?? 0);
    if (bytes.length < fixed) return null;
    const id =
      basic === 1 ? short : basic === 2 ? 64 + bytes.readUInt8(1) : 64 + bytes.readUInt16LE(1);
    const known = this.#streams.get(id);
    if (!known && format !== 0) throw new RtmpError('A chunk stream begins in its middle');
    const isExtended =
      format === 3 ? known?.isExtended === true : bytes.readUIntBE(basic, 3) === EXTENDED;
    const length = fixed + (isExtended ? 4 : 0);
    if (bytes.length < length) return null;
    const stream = known ?? this.#addStream(id);
    if (format < 3) {
      if (stream.body) throw new RtmpError('A message begins within another');
      stream.isExtended = isExtended;
      stream.time = isExtended ? bytes.readUInt32BE(fixed) : bytes.readUIntBE(basic, 3);
      if (format < 2) {
        stream.length = bytes.readUIntBE(basic + 3, 3);
        stream.type = bytes.readUInt8(basic + 6);
      }
      if (format === 0) stream.streamId = bytes.readUInt32LE(basic + 7);
    }
    if (!stream.body) this.#begin(stream, format === 0);
    this.#missing = Math.min(this.#chunkSize, stream.length - stream.filled);
    this.#open = stream;
    return length;
  }

  #addStream(id: number): ChunkStream {
    if (this.#streams.size >= MOST_STREAMS) throw new RtmpError('Too many chunk streams');
    const stream = {
      ...{ type: 0, streamId: 0, length: 0, timestamp: 0, time: 0 },
      ...{ isExtended: false, body: null, filled: 0 },
    };
    this.#streams.set(id, stream);
    return stream;
  }

  #begin(stream: ChunkStream, isAbsolute: boolean): void {
    const { length, time, timestamp } = stream;
    if (length > this.limits.message) throw new RtmpError('A message is too long');
    this.#held += length;
    if (this.#held > this.limits.held) throw new RtmpError('Too much is sent at once');
    stream.timestamp = (isAbsolute ? time : timestamp + time) >>> 0;
    stream.body = Buffer.alloc(length);
    stream.filled = 0;
  }

  /** Takes what belongs to the open chunk, and gives how much that was. */
  #fill(stream: ChunkStream, bytes: Buffer): number {
    const { body } = stream;
    if (!body) throw new RtmpError('A chunk without a message');
    const taken = bytes.copy(body, stream.filled, 0, this.#missing);
    stream.filled += taken;
    this.#missing -= taken;
    if (this.#missing > 0) return taken;
    this.#open = null;
    if (stream.filled === body.length) {
      this.#drop(stream);
      this.#complete({ ...stream, body });
    }
    return taken;
  }

  #drop(stream: ChunkStream): void {
    this.#held -= stream.body?.length ?? 0;
    stream.body = null;
    stream.filled = 0;
  }

  #complete({ type, streamId, timestamp, body }: RtmpMessage): void {
    if (type === SET_CHUNK_SIZE || type === ABORT) {
      if (body.length < 4) throw new RtmpError('A message is too short');
      const value = body.readUInt32BE(0);
      if (type === ABORT) {
        const stream = this.#streams.get(value);
        if (stream?.body) this.#drop(stream);
        return;
      }
      if (value < 1 || value > LARGEST_CHUNK) throw new RtmpError('The chunk size is out of range');
      this.#chunkSize = value;
      return;
    }
    this.#onMessage({ type, streamId, timestamp, body });
  }
}
