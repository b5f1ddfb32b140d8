import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const secret = Buffer.from('vinte bytes secretos');
const vault = createVault(randomBytes(32));

test('what was sealed opens again, and looks different each time', () => {
  const [one, two] = [vault.seal(secret, 'de 1'), vault.seal(secret, 'de 1')];
  expect(vault.open(one, 'de 1')).toEqual(secret);
  expect(one).not.toEqual(two);
  expect(one.includes(secret)).toBe(false);
});

test('it opens with no other label and no other key', () => {
  const sealed = vault.seal(secret, 'de 1');
  expect(vault.open(sealed, 'de 2')).toBeNull();
  expect(createVault(randomBytes(32)).open(sealed, 'de 1')).toBeNull();
});

test('a changed or shortened one does not open', () => {
  const sealed = vault.seal(secret, 'de 1');
  for (const at of [0, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    expect(vault.open(changed, 'de 1')).toBeNull();
  }
  expect(vault.open(sealed.subarray(0, -1), 'de 1')).toBeNull();
  expect(vault.open(Buffer.alloc(0), 'de 1')).toBeNull();
});

test('a key of another length is refused', () => {
  expect(() => createVault(randomBytes(16))).toThrow('32');
});
