import { describe, expect, it } from 'vitest';
import { profileTabs, readTab, tabPath } from './profile-tabs.ts';

describe('the tabs of a profile', () => {
  it('are read from the address they are written to', () => {
    for (const tab of profileTabs) {
      const { searchParams } = new URL(tabPath('/perfil/unidos', tab), 'https://site.test');
      expect(readTab(searchParams.get('aba'))).toBe(tab);
    }
  });

  it.each([null, '', 'outra', 'constructor'])('start with the posts for %s', (value) => {
    expect(readTab(value).slug).toBe('postagens');
  });
});
