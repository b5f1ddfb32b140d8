import { describe, expect, it } from 'vitest';
import { startOf, withParameter } from './list-page.ts';

const place = { pathname: '/perfil/unidos', search: '?aba=reels&cursor=abc' };

describe('the address of a part of a list', () => {
  it('keeps what else the address says', () => {
    expect(withParameter(place, 'cursor', 'de f')).toBe('/perfil/unidos?aba=reels&cursor=de+f');
    expect(startOf(place)).toBe('/perfil/unidos?aba=reels');
  });

  it('is bare where nothing is left to say', () => {
    expect(startOf({ pathname: '/', search: '?cursor=abc' })).toBe('/');
  });
});
