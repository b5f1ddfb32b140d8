import { expect, test } from 'vitest';
import { walkPages } from './page-walk.ts';
import { visitorRoutes } from './site-map.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

/** The same screen under another address, or where a newcomer is led to another page. */
const same = ['/conquistas', '/reels', '/recuperar-senha/codigo', '/recuperar-senha/nova-senha'];

/** Other words in the elements of another page; for a product, those of one with more. */
const sameElements = [
  ...['/notificacoes', '/chat', '/lives', '/confirmar-email', '/termos'],
  '/oculos/primeiro-tempo',
];

// Many pages in one test: a busy machine needs its time.
test('every page of a visitor is clean, and has its own title', { timeout: 300_000 }, async () => {
  const routes = visitorRoutes.filter((route) => !same.includes(route));
  const titles = await walkPages(await visit(), routes, sameElements);
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});
