import { beforeEach, expect, test, vi } from 'vitest';
import { type Intent, keepIntent, takeIntent } from './intent.ts';

const like: Intent = { act: 'like', id: '71' };
const post = { pathname: '/post/71', search: '' };
const anything = () => true;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('an intent is carried out once, on its page, after sign-up too', () => {
  expect(keepIntent(like, post)).toBe('/entrar?voltar=%2Fpost%2F71');
  expect(takeIntent({ pathname: '/cadastrar', search: '' }, anything)).toBeNull();
  expect(takeIntent({ pathname: '/conta-criada', search: '' }, anything)).toBeNull();
  expect(takeIntent(post, ({ act }) => act === 'comment')).toBeNull();
  expect(takeIntent(post, anything)).toEqual(like);
  expect(takeIntent(post, anything)).toBeNull();
});

test('another page ends it, and so does an hour', () => {
  keepIntent(like, post);
  expect(takeIntent({ pathname: '/', search: '' }, anything)).toBeNull();
  expect(takeIntent(post, anything)).toBeNull();
  vi.useFakeTimers();
  keepIntent(like, post);
  vi.advanceTimersByTime(61 * 60_000);
  expect(takeIntent(post, anything)).toBeNull();
  vi.useRealTimers();
});
