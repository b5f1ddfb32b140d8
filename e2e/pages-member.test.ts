import { test } from 'vitest';
import { walkPages } from './page-walk.ts';
import { fan } from './people.ts';
import { memberRoutes, ownRoutes } from './site-map.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

/** Pages that a visitor can open too, but sees otherwise. */
const otherwise = ['/', '/perfil', '/salvos', '/notificacoes', '/chat'];

// Many pages in one test: a busy machine needs its time.
test('every page of someone signed in is clean', { timeout: 300_000 }, async () => {
  await walkPages(await visit({ account: fan }), [...memberRoutes, ...ownRoutes, ...otherwise]);
});
