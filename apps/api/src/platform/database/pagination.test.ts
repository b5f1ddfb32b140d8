import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCursor, takePage } from './pagination.ts';

const row = fc.record({
  followers: fc.integer({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1 }),
  id: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  at: fc.date({ noInvalidDate: true }),
  name: fc.string({ maxLength: 40, unit: 'binary' }).map((name) => name.replaceAll('\0', '')),
});
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;
const parts = ['integer', 'id', 'time', 'text'] as const;
const keyOf = ({ followers, id, at, name }: Row) => [followers, id, at, name];

describe('a cursor', () => {
  test('gives back the key it was made of', () => {
    fc.assert(
      fc.property(row, (last) => {
        const { nextCursor } = takePage([last, last], 1, keyOf);
        expect(readCursor(nextCursor ?? '', parts)).toEqual(keyOf(last));
        expect(nextCursor).toMatch(/^[\w-]+$/);
      }),
    );
  });

  test('that was damaged or made up is refused, never read', () => {
    const { nextCursor } = takePage([{ id: '71' }, { id: '72' }], 1, ({ id }) => [id]);
    const cursor = nextCursor ?? '';
    for (let place = 0; place < cursor.length; place += 1) {
      const other = cursor[place] === 'A' ? 'B' : 'A';
      refuse(cursor.slice(0, place) + other + cursor.slice(place + 1));
    }
    fc.assert(fc.property(fc.string(), refuse));
    fc.assert(fc.property(fc.base64String(), refuse));
  });

  test.each([
    ['another list', ['71', '72']],
    ['an id that is none', ['1; DROP TABLE post']],
    ['an id that no column holds', ['9999999999999999999']],
    ['a number for an id', [71]],
  ])('of %s is refused', (_what, key) => {
    const { nextCursor } = takePage([0, 0], 1, () => key);
    refuse(nextCursor ?? '');
  });

  test.each([
    ['integer', 2 ** 31],
    ['integer', 1.5],
    ['integer', '1'],
    ['time', 'yesterday'],
    ['time', '2026-03-10'],
    ['text', 'a\0b'],
    ['text', 7],
  ] as const)('with %s %j is refused', (part, value) => {
    const { nextCursor } = takePage([0, 0], 1, () => [value]);
    expect(() => readCursor(nextCursor ?? '', [part])).toThrow(
      expect.objectContaining({ code: 'invalid_cursor' }),
    );
  });

  test('is absent on the first page', () => {
    expect(readCursor(undefined, parts)).toBeNull();
  });

  function refuse(cursor: string): void {
    expect(() => readCursor(cursor, ['id'])).toThrow(
      expect.objectContaining({ code: 'invalid_cursor' }),
    );
  }
});

test('pages of any size, one after the other, make the whole list', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (numbers, limit) => {
        const sorted = numbers.toSorted((a, b) => b - a);
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const after = readCursor(cursor, ['integer']);
          const rows = sorted.filter((n) => after === null || n < after[0]).slice(0, limit + 1);
          const page = takePage(rows, limit, (n) => [n]);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(sorted);
      },
    ),
  );
});
