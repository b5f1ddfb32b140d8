import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { memberRoutes, ownRoutes, visitorRoutes } from './site-map.ts';
import { givenBrowser, type Visit, type VisitOptions } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Many pages in one test: a busy machine needs its time. */
const PATIENCE = { timeout: 300_000 };

/** Walks through every page with axe, as a visitor and as someone signed in. */
export function testAccessibility(setting: VisitOptions): void {
  const visit = givenBrowser();

  test('no axe violation for a visitor', PATIENCE, async () => {
    await expectClean(await visit(setting), visitorRoutes);
  });

  test('no axe violation for someone signed in', PATIENCE, async () => {
    const routes = [
      ...memberRoutes,
      ...ownRoutes,
      '/',
      '/perfil',
      '/salvos',
      '/notificacoes',
      '/chat',
    ];
    await expectClean(await visit({ ...setting, account: fan }), routes);
  });
}

/** What is wrong with the page that is open, for pages that a walk does not reach. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Saying what is right, for every element, takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target).join(', ')}`,
  );
}

async function expectClean(visited: Visit, routes: string[]): Promise<void> {
  const violations: string[] = [];
  for (const route of routes) {
    const page = await visited.goto(route);
    for (const violation of await axeViolations(page)) violations.push(`${route}: ${violation}`);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) violations.push(`${route}: ${headings} level-one headings`);
  }
  await visited.close();
  expect(violations).toEqual([]);
}
