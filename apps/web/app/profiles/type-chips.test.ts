import { accountTypeNames } from '@arquiba/contract/accounts';
import { describe, expect, it } from 'vitest';
import { readType } from './type-chips.tsx';

describe('the kind of account in the address', () => {
  it('is written small, and read in any case', () => {
    for (const type of accountTypeNames) {
      expect(readType(type.toLowerCase())).toBe(type);
      expect(readType(type)).toBe(type);
    }
  });

  it.each([null, '', 'juiz', 'constructor'])('is everyone for %s', (value) => {
    expect(readType(value)).toBeNull();
  });
});
