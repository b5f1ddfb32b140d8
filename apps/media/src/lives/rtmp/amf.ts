import { RtmpError } from './rtmp-error.ts';

export type AmfValue = number | boolean | string | null | AmfValue[] | { [name: string]: AmfValue };

const DEEPEST = 4;
const MOST_VALUES = 200;
const END_OF_OBJECT = 9;

/** The values of an AMF0 message, as programs send them: no references, dates or classes. */
export function readAmf(bytes: Buffer): AmfValue[] {
  let at = 0;
  let count = 0;

  function take(length: number): Buffer {
    if (at + length > bytes.length) throw new RtmpError('A value is cut off');
    at += length;
    return bytes.subarray(at - length, at);
  }

  const text = (length: number) => take(length).toString('utf8');

  function readObject(depth: number): AmfValue {
    const read: [string, AmfValue][] = [];
    for (;;) {
      const name = text(take(2).readUInt16BE());
      if (name === '' && bytes[at] === END_OF_OBJECT) {
        at += 1;
        return Object.fromEntries(read);
      }
      read.push([name, readValue(depth + 1)]);
    }
  }

  function readList(depth: number): AmfValue[] {
    const length = take(4).readUInt32BE();
    const read: AmfValue[] = [];
    while (read.length < length) read.push(readValue(depth + 1));
    return read;
  }

  function readValue(depth: number): AmfValue {
    count += 1;
    if (depth > DEEPEST || count > MOST_VALUES) throw new RtmpError('A value is too large');
    const [marker] = take(1);
    if (marker === 0) return take(8).readDoubleBE();
    if (marker === 1) return take(1)[0] !== 0;
    if (marker === 2) return text(take(2).readUInt16BE());
    if (marker === 3) return readObject(depth);
    if (marker === 5 || marker === 6) return null;
    if (marker === 8) {
      // How many follow is said twice; the end is what counts.
      take(4);
      return readObject(depth);
    }
    if (marker === 10) return readList(depth);
    if (marker === 12) return text(take(4).readUInt32BE());
    throw new RtmpError('A value is of a kind that programs do not send');
  }

  const values: AmfValue[] = [];
  while (at < bytes.length) values.push(readValue(0));
  return values;
}

/** What we answer: numbers, texts, nothing, and objects of these. */
export function writeAmf(values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(writeValue));
}

function writeValue(value: AmfValue): Buffer {
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') return Buffer.concat([Buffer.of(2), sized(value)]);
  if (value === null || typeof value !== 'object') return Buffer.of(5);
  const fields = Object.entries(value).flatMap(([name, field]) => [sized(name), writeValue(field)]);
  return Buffer.concat([Buffer.of(3), ...fields, Buffer.of(0, 0, END_OF_OBJECT)]);
}

function sized(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
