import { expect, test } from 'vitest';
import { walkPages } from './page-walk.ts';
import { visitorRoutes } from './site-map.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

/** The same screen under another address, or where a newcomer is led to another page. */
const same = [
  ...['/conquistas', '/reels', '/recuperar-senha/codigo', '/recuperar-senha/nova-senha'],
  '/oculos/copacabana-71/lentes?tipo=multifocal',
];

// Many pages in one test: a busy machine needs its time.
test('every page of a visitor is clean, and has its own title', { timeout: 300_000 }, async () => {
  const routes = visitorRoutes.filter((route) => !same.includes(route));
  const titles = await walkPages(await visit(), routes);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});
