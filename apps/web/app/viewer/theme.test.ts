import { expect, test } from 'vitest';
import { readTheme, themeAttribute } from './theme.ts';

test('the choice is read from among other cookies', () => {
  expect(readTheme('a=1; arquiba-tema=escuro; b=2')).toBe('escuro');
  expect(readTheme('arquiba-tema=claro')).toBe('claro');
});

test('without a choice, or with one that does not exist, the system decides', () => {
  for (const cookies of [null, '', 'outra-arquiba-tema=escuro', 'arquiba-tema="><script>']) {
    expect(themeAttribute(readTheme(cookies))).toBeUndefined();
  }
});
