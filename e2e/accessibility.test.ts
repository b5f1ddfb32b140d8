import AxeBuilder from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { fan } from './people.ts';
import { memberRoutes, visitorRoutes } from './site-map.ts';
import { desktop, givenBrowser, phone, type Visit } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SETTINGS = [
  { name: 'phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: desktop, colorScheme: 'dark' },
] as const;

const visit = givenBrowser();

describe.each(SETTINGS)('no axe violation ($name)', (setting) => {
  test('for a visitor', async () => {
    await expectClean(await visit(setting), visitorRoutes);
  });

  test('for someone signed in', async () => {
    const routes = [...memberRoutes, '/', '/perfil', '/salvos', '/notificacoes', '/chat'];
    await expectClean(await visit({ ...setting, account: fan }), routes);
  });
});

async function expectClean(visited: Visit, routes: string[]): Promise<void> {
  const violations: string[] = [];
  for (const route of routes) {
    const page = await visited.goto(route);
    const result = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    for (const { id, nodes } of result.violations) {
      violations.push(`${route}: ${id} at ${nodes.map((node) => node.target).join(', ')}`);
    }
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) violations.push(`${route}: ${headings} level-one headings`);
  }
  await visited.close();
  expect(violations).toEqual([]);
}
