import { describe, expect, it } from 'vitest';
import { discountPercent } from './price.tsx';

describe('a discount', () => {
  it('is cut to whole per cent', () => {
    expect(discountPercent(38_900, 32_900)).toBe(15);
    expect(discountPercent(10_000, 9_999)).toBe(0);
    expect(discountPercent(20_000, 10_000)).toBe(50);
  });
});
