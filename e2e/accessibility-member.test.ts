import { test } from 'vitest';
import { expectClean } from './axe-walk.ts';
import { fan } from './people.ts';
import { memberRoutes, ownRoutes } from './site-map.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

/** Pages that a visitor can open too, but sees otherwise. */
const otherwise = ['/', '/perfil', '/salvos', '/notificacoes', '/chat'];

// Many pages in one test: a busy machine needs its time.
test('no axe violation for someone signed in', { timeout: 300_000 }, async () => {
  await expectClean(await visit({ account: fan }), [...memberRoutes, ...ownRoutes, ...otherwise]);
});
