import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['senha123', 1],
  ['Flamengo2024', 1],
  ['abcdefgh', 1],
  ['xK9#q', 1],
  ['torcida42', 2],
  ['goiabada verde', 3],
  ['xK9#qLp2vR', 3],
  ['quatro bolas na trave azul', 4],
  ['⚽🏀🎾🏐⚾🥎🏉🎱🏓🏸🥅⛳', 2],
])('%j is of level %i', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});

test('a longer password is never weaker', () => {
  let before = 0;
  for (let length = 1; length <= 26; length += 1) {
    const { level } = passwordStrength('mesa vento rio sol casa ponte'.slice(0, length));
    expect(level).toBeGreaterThanOrEqual(before);
    before = level;
  }
});
