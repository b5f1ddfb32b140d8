import { getProduct, listProducts, type Product } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenBrowser, holdScripts, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);

test('a shape narrows the catalogue, and the address remembers it', async () => {
  const round = await call(listProducts, { shape: 'redondo', limit: 50 });
  const { visited, page, all } = await narrowedToRound();
  await page.getByRole('heading', { level: 2, name: 'Redondos' }).waitFor();
  await expect.poll(() => titlesOn(page)).toEqual(round.items.map(({ title }) => title));
  await page.reload();
  await expect.poll(() => titlesOn(page)).toEqual(round.items.map(({ title }) => title));
  await page.goBack();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await expect.poll(async () => (await titlesOn(page)).slice(0, 4)).toEqual(all.slice(0, 4));
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('going back while a reload still fetches its scripts shows the page of the address', async () => {
  const { visited, page, all } = await narrowedToRound();
  const letScriptsThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 2, name: 'Redondos' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${siteUrl()}/oculos`, { waitUntil: 'commit' });
  letScriptsThrough();
  await expect.poll(async () => (await titlesOn(page)).slice(0, 4)).toEqual(all.slice(0, 4));
  await hydrated(page);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('going back while a reloaded page is taken over shows the page of the address', async () => {
  const { visited, page, all } = await narrowedToRound();
  await page.addInitScript(() => {
    if (location.search) addEventListener('arquiba:listening', () => history.back());
  });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await expect.poll(async () => (await titlesOn(page)).slice(0, 4)).toEqual(all.slice(0, 4));
  await hydrated(page);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('the whole catalogue comes as one scrolls', async () => {
  const { items } = await call(listProducts, { limit: 50 });
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return (await titlesOn(page)).length;
    })
    .toBe(items.length);
  await expect.poll(() => titlesOn(page)).toEqual(items.map(({ title }) => title));
  await visited.close();
});

test('a colour changes the picture and the address', async () => {
  const product = await colorful();
  const [first, second] = product.colors as [Product['colors'][0], Product['colors'][0]];
  const visited = await visit();
  const page = await visited.goto(`/oculos/${product.slug}`);
  await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
  await expect.poll(() => pictureOn(page)).toContain(first.image?.url);
  const swatches = page.getByRole('navigation', { name: 'Cores' });
  await swatches.getByRole('link', { name: second.color }).click();
  await expect.poll(() => pictureOn(page)).toContain(second.image?.url);
  await page.waitForURL(/\?cor=/);
  await page.getByText(`Cor: ${second.color}`).waitFor();
  await page.reload();
  await expect.poll(() => pictureOn(page)).toContain(second.image?.url);
  await page
    .getByRole('navigation', { name: 'Fotos por cor' })
    .getByRole('link', { name: first.color })
    .click();
  await page.waitForURL(`${siteUrl()}/oculos/${product.slug}`);
  await expect.poll(() => pictureOn(page)).toContain(first.image?.url);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('the address of a frame can be copied', async () => {
  const product = await colorful();
  const visited = await visit();
  await visited.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visited.goto(`/oculos/${product.slug}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.getByRole('alert').getByText('Link copiado').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${siteUrl()}/oculos/${product.slug}`);
  await visited.close();
});

test('search engines read price and stock of every colour', async () => {
  const product = await colorful();
  const html = await (await fetch(`${siteUrl()}/oculos/${product.slug}`)).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(json);
  expect(data).toMatchObject({ '@type': 'Product', name: product.title });
  const price = ((product.promotionalPrice ?? product.price) / 100).toFixed(2);
  expect(data.offers).toHaveLength(product.colors.length);
  for (const [at, { stock }] of product.colors.entries()) {
    expect(data.offers[at]).toMatchObject({
      ...{ price, priceCurrency: 'BRL' },
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    });
  }
});

test('catalogue and product work without scripts', async () => {
  const product = await colorful();
  const second = product.colors[1];
  const { items } = await call(listProducts, { limit: 24 });
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/oculos');
  await expect.poll(() => titlesOn(page)).toEqual(items.slice(0, 12).map(({ title }) => title));
  await page.getByRole('link', { name: 'Carregar mais' }).click();
  await page.waitForURL(/cursor=/);
  await expect.poll(() => titlesOn(page)).toEqual(items.slice(12).map(({ title }) => title));
  await page.getByRole('link', { name: 'Ver desde o início' }).click();
  await page.waitForURL(`${siteUrl()}/oculos`);

  await visited.goto(`/oculos/${product.slug}`);
  expect(await page.getByRole('button', { name: 'Compartilhar' }).isVisible()).toBe(false);
  await page
    .getByRole('navigation', { name: 'Cores' })
    .getByRole('link', { name: second?.color ?? '' })
    .click();
  await page.waitForURL(/\?cor=/);
  await expect.poll(() => pictureOn(page)).toContain(second?.image?.url);
  await visited.close();
});

test('a frame that does not exist is not found', async () => {
  const answer = await fetch(`${siteUrl()}/oculos/nunca-existiu`);
  expect(answer.status).toBe(404);
});

/** A frame with two colours or more. */
async function colorful(): Promise<Product> {
  const { items } = await call(listProducts, { limit: 50 });
  const { slug = '' } = items.find(({ colors }) => colors.length > 1) ?? {};
  return call(getProduct, { slug });
}

/** The catalogue with one shape chosen, and what the whole of it began with. */
async function narrowedToRound() {
  const visited = await visit();
  const page = await visited.goto('/oculos');
  const all = await titlesOn(page);
  const chips = page.getByRole('navigation', { name: 'Formato da armação' });
  await chips.getByRole('link', { name: 'Redondos' }).click();
  await page.waitForURL(`${siteUrl()}/oculos?formato=redondo`);
  return { visited, page, all };
}

async function titlesOn(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
}

/** The address of the large picture. */
async function pictureOn(page: Page): Promise<string | null> {
  const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
  return picture.getAttribute('src');
}
