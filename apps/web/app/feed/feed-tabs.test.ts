import { expect, test } from 'vitest';
import { readFeedTab } from './feed-tabs.ts';

test.each([
  [null, null, undefined],
  ['para-voce', null, 'foryou'],
  ['seguindo', 'arquiba-aba=para-voce', 'following'],
  [null, 'arquiba-tema=escuro; arquiba-aba=para-voce', 'foryou'],
  ['outra', 'arquiba-aba=nenhuma', undefined],
  [null, 'x-arquiba-aba=para-voce', undefined],
])('aba %s, cookies %s: %s', (named, cookies, kind) => {
  expect(readFeedTab(named, cookies)?.kind).toBe(kind);
});
