import { describe, expect, it } from 'vitest';
import { groupTabs, readTab, tabPath } from './group-tabs.ts';

describe('the tabs of a group', () => {
  it('are read from the address they are written to', () => {
    for (const tab of groupTabs) {
      const { searchParams } = new URL(tabPath('/grupo/pelada', tab), 'https://site.test');
      expect(readTab(searchParams.get('aba'))).toBe(tab);
    }
  });

  it.each([null, '', 'outra', 'constructor'])('start with the posts for %s', (value) => {
    expect(readTab(value).slug).toBe('postagens');
  });
});
