import { describe, expect, it } from 'vitest';
import { typedName, withName } from './typed-name.ts';

describe('the name being typed', () => {
  it.each([
    ['Oi @jo', { kind: 'person', q: 'jo', from: 3 }],
    ['@', { kind: 'person', q: '', from: 0 }],
    ['#vár', { kind: 'hashtag', q: 'vár', from: 0 }],
    ['(@ana.b', { kind: 'person', q: 'ana.b', from: 1 }],
    ['fulano@exemplo', null],
    ['https://x.test/#abc', null],
    ['@ana olá', null],
    ['##dois', null],
    ['sem nada', null],
  ])('in “%s” is %o', (text, expected) => {
    expect(typedName(text, text.length)).toEqual(expected);
  });

  it('is the one before the cursor', () => {
    expect(typedName('@ana e @bia', 3)).toEqual({ kind: 'person', q: 'an', from: 0 });
  });
});

describe('a chosen name', () => {
  it.each([
    ['Oi @jo', 6, 'joao', 'Oi @joao ', 9],
    ['Oi @jo!', 6, 'joao', 'Oi @joao !', 9],
    ['Oi @jo e @bia', 6, 'joao', 'Oi @joao e @bia', 9],
    ['Oi @joana', 6, 'joao', 'Oi @joao ', 9],
    ['#var', 4, 'várzea', '#várzea ', 8],
  ])('“%s” with the cursor at %i becomes right', (text, cursor, name, after, end) => {
    const typed = typedName(text, cursor);
    expect(typed && withName(text, cursor, typed, name)).toEqual({ text: after, cursor: end });
  });
});
