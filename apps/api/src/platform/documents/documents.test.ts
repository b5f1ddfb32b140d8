import { createHash } from 'node:crypto';
import { namedRoutes } from '@arquiba/contract/contract';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the OpenAPI document points at nothing that it does not hold', async () => {
  const response = await fetch(`${app.url}/api/openapi.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  const text = await response.text();
  const { openapi, components } = JSON.parse(text);
  expect(openapi).toBe('3.1.0');
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const name = reference?.replace('#/components/schemas/', '');
    expect(Object.keys(components.schemas)).toContain(name);
  }
  expect(components.securitySchemes.session.name).toBe('arquiba_session');
});

test('the page names every route and needs nothing but itself', async () => {
  const response = await fetch(`${app.url}/api/docs`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  for (const { name, route } of namedRoutes) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(route.path.replace(/:(\w+)/g, '{$1}'));
  }
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(| on\w+=|style=/i);
  expect(page).not.toMatch(/(src|href)="(?!#|\/api\/)/);
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
  for (const anchor of new Set(anchors)) expect(page).toContain(`id="${anchor}"`);
});

test('its policy allows its one style and nothing more', async () => {
  const response = await fetch(`${app.url}/api/docs`);
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});
