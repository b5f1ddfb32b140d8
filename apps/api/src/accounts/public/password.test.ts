import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hashPassword,
  QUICK_COST,
  RECOMMENDED_COST,
  setPasswordCost,
  verifyPassword,
} from './password.ts';

// Test files share their modules: others have set the cost, or still need it.
beforeAll(() => setPasswordCost(RECOMMENDED_COST));
afterAll(() => setPasswordCost(QUICK_COST));

const HERE = { ip: '203.0.113.5' };

describe('password', () => {
  test('is kept as an argon2id PHC string with its own salt', async () => {
    const [one, two] = await Promise.all([
      hashPassword('bola na rede', HERE),
      hashPassword('bola na rede', HERE),
    ]);
    expect(one).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(one).not.toBe(two);
  });

  test('fits its hash and no other', async () => {
    const hash = await hashPassword('bola na rede', HERE);
    expect(await verifyPassword('bola na rede', hash, HERE)).toBe(true);
    expect(await verifyPassword('bola na Rede', hash, HERE)).toBe(false);
    expect(await verifyPassword('', hash, HERE)).toBe(false);
  });

  test('letters count the same, composed or not', async () => {
    const hash = await hashPassword('mare\u0301 alta', HERE);
    expect(await verifyPassword('mar\u00e9 alta', hash, HERE)).toBe(true);
  });

  test('reads the hashes of other argon2 libraries, whatever their cost', async () => {
    // From the test vectors of the reference implementation.
    const hash =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash, HERE)).toBe(true);
  });

  test('never fits when there is no hash', async () => {
    expect(await verifyPassword('', null, HERE)).toBe(false);
  });

  test('more at once than there are places all get their answer', async () => {
    const hash = await hashPassword('torcida', HERE);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        verifyPassword(index % 2 === 0 ? 'torcida' : 'outra', hash, HERE),
      ),
    );
    expect(answers).toEqual(answers.map((_, index) => index % 2 === 0));
  });

  test('says so when what is stored is no hash', async () => {
    await expect(verifyPassword('torcida', 'plain', HERE)).rejects.toThrow('PHC');
  });
});
