import { crc32 } from 'node:zlib';
import { ApiError } from '@arquiba/contract/errors';

/** The types of value in a cursor; each is safe to compare with a column of its type. */
interface CursorValues {
  /** An id column. */
  id: string;
  /** An `integer` column. */
  integer: number;
  /** A `double precision` column. */
  number: number;
  time: Date;
  text: string;
}
export type CursorPart = keyof CursorValues;
export type CursorKey<P extends readonly CursorPart[]> = { [I in keyof P]: CursorValues[P[I]] };

/**
 * The position in a cursor, or null for the first page. Lists use `WHERE key < position`, never OFFSET: every
 * page costs the same.
 */
export function readCursor<const P extends readonly CursorPart[]>(
  cursor: string | undefined,
  parts: P,
): CursorKey<P> | null {
  if (cursor === undefined) return null;
  const values = unpack(cursor);
  if (values?.length !== parts.length) throw new ApiError('invalid_cursor');
  const key = parts.map((part, index) => readers[part](values[index]));
  if (key.includes(null)) throw new ApiError('invalid_cursor');
  return key as unknown as CursorKey<P>;
}

/**
 * One page of rows that were read with `LIMIT limit + 1`: the extra row only shows that there is a next page.
 * `keyOf` returns the sort key.
 */
export function takePage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number | Date)[],
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? pack(keyOf(last)) : null };
}

function pack(key: readonly (string | number | Date)[]): string {
  const content = Buffer.from(JSON.stringify(key));
  const packed = Buffer.allocUnsafe(content.length + 4);
  packed.writeUInt32BE(crc32(content));
  content.copy(packed, 4);
  return packed.toString('base64url');
}

// A cursor is not secret and gives no access: the checksum only detects a damaged one.
function unpack(cursor: string): unknown[] | null {
  const packed = Buffer.from(cursor, 'base64url');
  if (packed.length < 4 || packed.toString('base64url') !== cursor) return null;
  const content = packed.subarray(4);
  if (packed.readUInt32BE() !== crc32(content)) return null;
  try {
    const values: unknown = JSON.parse(content.toString());
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

const LARGEST_ID = 2n ** 63n - 1n;
const LARGEST_INTEGER = 2 ** 31 - 1;

// Each refuses values that would fail in the database, so that no cursor can cause a 500.
const readers: { [P in CursorPart]: (value: unknown) => CursorValues[P] | null } = {
  id: (value) =>
    typeof value === 'string' && /^\d{1,19}$/.test(value) && BigInt(value) <= LARGEST_ID
      ? value
      : null,
  integer: (value) =>
    Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INTEGER
      ? (value as number)
      : null,
  number: (value) => (Number.isFinite(value) ? (value as number) : null),
  time: (value) => {
    const time = typeof value === 'string' ? new Date(value) : null;
    return time && time.toJSON() === value ? time : null;
  },
  text: (value) => (typeof value === 'string' && !value.includes('\0') ? value : null),
};
