import { describe, expect, it } from 'vitest';
import { appendPage, freshenList, refreshList } from './pages.ts';

const page = (items: string, nextCursor: string | null) => ({ items: [...items], nextCursor });
const itself = (item: string) => item;

describe('reading the beginning of a list again', () => {
  it('puts the new above and keeps what was loaded below', () => {
    const list = page('fedcba', 'after-a');
    expect(refreshList(list, page('hgf', 'after-f'), itself)).toEqual(page('hgfedcba', 'after-a'));
  });

  it('takes away what is gone', () => {
    const list = page('fedcba', 'after-a');
    expect(refreshList(list, page('fdc', 'after-c'), itself)).toEqual(page('fdcba', 'after-a'));
  });

  it('starts afresh where a gap could be, and where that is all there is', () => {
    const list = page('cba', 'after-a');
    const gap = page('zyx', 'after-x');
    expect(refreshList(list, gap, itself)).toBe(gap);
    const whole = page('dc', null);
    expect(refreshList(list, whole, itself)).toBe(whole);
    const empty = page('', null);
    expect(refreshList(list, empty, itself)).toBe(empty);
  });

  it('goes on from its own end when nothing was loaded below', () => {
    const again = page('dcb', 'after-b');
    expect(refreshList(page('cb', 'old'), again, itself)).toBe(again);
  });

  it('shows once what moved up', () => {
    const list = page('abcd', 'after-d');
    expect(refreshList(list, page('cab', 'after-b'), itself)).toEqual(page('cabd', 'after-d'));
  });
});

describe('the next page of a list', () => {
  it('stands below, each item once', () => {
    const list = page('edc', 'after-c');
    expect(appendPage(list, 'after-c', page('cba', null), itself)).toEqual(page('edcba', null));
  });

  it('is left out when the list has changed in the meantime', () => {
    const list = page('zyx', 'after-x');
    expect(appendPage(list, 'after-c', page('ba', null), itself)).toBe(list);
  });
});

it('a restored list shows the first page as it is now', () => {
  const item = (id: string, comments: number) => ({ id, comments });
  const list = { items: [item('3', 2), item('2', 0), item('1', 5)], nextCursor: 'c' };
  const first = { items: [item('4', 0), item('3', 0)], nextCursor: 'b' };
  expect(freshenList(list, first, ({ id }) => id)).toEqual({
    items: [item('3', 0), item('2', 0), item('1', 5)],
    nextCursor: 'c',
  });
});
