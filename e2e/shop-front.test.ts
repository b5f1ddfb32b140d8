import { getShopFront, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { expect, test } from 'vitest';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);

test('the start page leads to categories, sports and promotions, which count what they show', async () => {
  const visited = await visit();
  const page = await visited.goto('/loja');
  const front = await call(getShopFront, {});
  for (const [name, cards] of [
    ['Lançamentos', front.newest],
    ['Mais vendidos', front.bestSelling],
    ['Promoções', front.promotions],
  ] as const) {
    const row = page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 });
    expect(await row.allInnerTexts()).toEqual(cards.map(({ title }) => title));
    expect(cards.length).toBe(4);
  }
  expect(await axeViolations(page)).toEqual([]);

  const tiles = page.getByRole('region', { name: 'Categorias' });
  await tiles.getByRole('link', { name: `Infantil ${front.categories.infantil} óculos` }).click();
  await page.getByRole('heading', { level: 1, name: 'Óculos infantis' }).waitFor();
  const shown = page.locator('#resultados h3');
  await expect.poll(() => shown.count()).toBe(front.categories.infantil);
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toBe(`${siteUrl()}/oculos/categoria/infantil`);
  expect(await axeViolations(page)).toEqual([]);

  const panel = page.getByRole('region', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: /^Redondo/ }).check();
  await page.waitForURL(/\/oculos\?categoria=infantil&formato=redondo/);
  const both = await call(listProducts, { category: 'infantil', shape: 'redondo' });
  await expect.poll(() => shown.allInnerTexts()).toEqual(both.items.map(({ title }) => title));

  const header = page.getByRole('banner').getByRole('navigation', { name: 'Seções da loja' });
  await header.getByRole('link', { name: 'Promoções' }).click();
  await page.getByRole('heading', { level: 1, name: 'Promoções' }).waitFor();
  await page.getByText(`${front.promotion} óculos`, { exact: true }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a category is a page without scripts, and the drawer of a phone has them all', async () => {
  const html = await (await fetch(`${siteUrl()}/oculos/categoria/grau`)).text();
  expect(html).toMatch(/<title>Óculos de grau · /);
  const other = await fetch(`${siteUrl()}/oculos?categoria=grau`);
  expect(await other.text()).toContain(`rel="canonical" href="${siteUrl()}/oculos/categoria/grau"`);
  expect((await fetch(`${siteUrl()}/oculos/categoria/nenhuma`)).status).toBe(404);

  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/loja');
  await hydrated(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const shop = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Loja' });
  await shop.getByRole('link', { name: 'Esportivo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Óculos esportivos' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('what people call things finds frames; a search without results offers near words and popular frames', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos');
  for (const word of ['grau', 'polarizado', 'Crianças', 'natação', 'sol']) {
    expect((await call(listProducts, { q: word })).total, word).toBeGreaterThan(0);
  }
  await page.getByRole('searchbox', { name: 'Buscar óculos' }).fill('acetono');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Busca por “acetono”' }).waitFor();
  const popular = page.getByRole('region', { name: 'Os mais procurados' });
  await expect.poll(() => popular.getByRole('article').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Buscas parecidas' }).getByText('acetato').click();
  await page.getByRole('heading', { level: 2, name: 'Busca por “acetato”' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
