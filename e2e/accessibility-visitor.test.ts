import { test } from 'vitest';
import { expectClean } from './axe-walk.ts';
import { visitorRoutes } from './site-map.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

// Many pages in one test: a busy machine needs its time.
test('no axe violation for a visitor', { timeout: 300_000 }, async () => {
  await expectClean(await visit(), visitorRoutes);
});
