import { describe, expect, it } from 'vitest';
import { ChunkReader, type RtmpMessage } from './chunk-reader.ts';
import { writeMessage } from './chunk-writer.ts';

const LIMITS = { message: 4096, held: 6000 };

function read(bytes: Buffer, step = bytes.length): RtmpMessage[] {
  const messages: RtmpMessage[] = [];
  const reader = new ChunkReader(LIMITS, (message) => messages.push(message));
  for (let at = 0; at < bytes.length; at += step) reader.push(bytes.subarray(at, at + step));
  return messages;
}

/** A chunk with a full header. */
function full(id: number, { time = 0, length = 0, type = 9, body = Buffer.alloc(0) }): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt8(id, 0);
  header.writeUIntBE(Math.min(time, 0xffffff), 1, 3);
  header.writeUIntBE(length, 4, 3);
  header.writeUInt8(type, 7);
  const extended = Buffer.alloc(time >= 0xffffff ? 4 : 0);
  if (extended.length > 0) extended.writeUInt32BE(time);
  return Buffer.concat([header, extended, body]);
}

const filled = (length: number, value: number) => Buffer.alloc(length, value);
const inShort = ({ type, timestamp, body }: RtmpMessage) => [type, timestamp, body.length, body[0]];

describe('the chunk reader', () => {
  it('puts a message together however it is split', () => {
    const bytes = Buffer.concat([
      writeMessage(9, filled(300, 7), 1),
      writeMessage(8, filled(5, 8)),
    ]);
    for (const step of [1, 2, 7, 128, 129, bytes.length]) {
      expect(read(bytes, step).map(inShort)).toEqual([
        [9, 0, 300, 7],
        [8, 0, 5, 8],
      ]);
    }
  });

  it('keeps interleaved messages apart', () => {
    const bytes = Buffer.concat([
      full(4, { time: 10, length: 200, body: filled(128, 1) }),
      full(5, { time: 11, length: 150, type: 8, body: filled(128, 2) }),
      ...[Buffer.of(0xc4), filled(72, 1), Buffer.of(0xc5), filled(22, 2)],
    ]);
    for (const step of [1, 50, bytes.length]) {
      expect(read(bytes, step).map(inShort)).toEqual([
        [9, 10, 200, 1],
        [8, 11, 150, 2],
      ]);
    }
  });

  it('adds up the times of short headers, also long ones', () => {
    const bytes = Buffer.concat([
      full(4, { time: 0x1000000, length: 1, body: filled(1, 1) }),
      ...[Buffer.of(0x84, 0, 0, 40), filled(1, 2)],
      ...[Buffer.of(0xc4), filled(1, 3)],
      ...[Buffer.of(0x44, 0, 0, 5, 0, 0, 2, 8), filled(2, 4)],
    ]);
    for (const step of [1, bytes.length]) {
      expect(read(bytes, step).map(inShort)).toEqual([
        [9, 0x1000000, 1, 1],
        [9, 0x1000028, 1, 2],
        [9, 0x1000050, 1, 3],
        [8, 0x1000055, 2, 4],
      ]);
    }
  });

  it('reads ids of one, two and three bytes', () => {
    const header = full(0, { length: 1, body: filled(1, 1) }).subarray(1);
    const bytes = Buffer.concat([
      ...[Buffer.of(63), header, Buffer.of(0, 200), header, Buffer.of(1, 1, 1), header],
    ]);
    expect(read(bytes, 1)).toHaveLength(3);
  });

  it('follows the chunk size, and drops what is aborted', () => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(1000);
    const bytes = Buffer.concat([
      writeMessage(1, size),
      full(4, { length: 2000, body: filled(1000, 1) }),
      full(2, { length: 4, type: 2, body: Buffer.of(0, 0, 0, 4) }),
      full(4, { length: 900, body: filled(900, 2) }),
    ]);
    expect(read(bytes, 13).map(inShort)).toEqual([[9, 0, 900, 2]]);
  });

  it.each([
    ['a message of 16 MB', full(4, { length: 0xffffff })],
    [
      'too much at once',
      Buffer.concat([
        full(4, { length: 4000, body: filled(128, 1) }),
        full(5, { length: 4000, body: filled(128, 1) }),
      ]),
    ],
    ['a chunk size of nothing', full(2, { length: 4, type: 1, body: Buffer.alloc(4) })],
    ['a huge chunk size', full(2, { length: 4, type: 1, body: Buffer.of(1, 0, 0, 0) })],
    ['a stream that begins in its middle', Buffer.of(0xc7)],
    [
      'a message within another',
      Buffer.concat([full(4, { length: 200, body: filled(128, 1) }), full(4, { length: 1 })]),
    ],
    [
      'too many streams',
      Buffer.concat(
        Array.from({ length: 17 }, (_, at) => full(3 + at, { length: 1, body: filled(1, 1) })),
      ),
    ],
  ])('refuses %s', (_name, bytes) => {
    expect(() => read(bytes)).toThrow();
    expect(() => read(bytes, 1)).toThrow();
  });
});
