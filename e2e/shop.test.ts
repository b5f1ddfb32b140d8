import { getProduct, listProducts, type Product } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comesAgain } from './reload-offer.ts';
import { givenBrowser, holdScripts, hydrated, siteUrl } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);

test('going back while a reload still fetches its scripts, or is taken over, shows the page of the address', async () => {
  const visited = await visit();
  const page = await visited.goto('/oculos');
  const all = (await titlesOn(page)).slice(0, 4);
  const narrowToRound = async () => {
    const chips = page.getByRole('navigation', { name: 'Formato da armação' });
    await chips.getByRole('link', { name: 'Redondos' }).click();
    await page.waitForURL(`${siteUrl()}/oculos?formato=redondo`);
  };
  const showsAll = async () => {
    await expect.poll(async () => (await titlesOn(page)).slice(0, 4)).toEqual(all);
    await hydrated(page);
  };
  await narrowToRound();
  const letScriptsThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 2, name: 'Redondos' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${siteUrl()}/oculos`, { waitUntil: 'commit' });
  letScriptsThrough();
  await showsAll();
  await page.unrouteAll();

  await narrowToRound();
  await page.addInitScript(() => {
    if (location.search) addEventListener('arquiba:listening', () => history.back());
  });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await showsAll();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a list of a colour leads to each frame in it; another colour changes picture and address, which can be copied', async () => {
  const { items } = await call(listProducts, { color: 'verde', limit: 12 });
  const other = items.find(({ featuredColor, colors }) => featuredColor !== colors[0]?.color);
  const { slug = '', title = '' } = other ?? {};
  const featuredColor = other?.featuredColor ?? '';
  const { colors } = await call(getProduct, { slug });
  const first = colors[0];
  const visited = await visit();
  await visited.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visited.goto('/oculos?cor=verde');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  const shown = await card.getByRole('img').first().getAttribute('src');
  await card.getByRole('link', { name: title }).click();
  await page.waitForURL(`${siteUrl()}/oculos/${slug}?cor=${slugOf(featuredColor)}`);
  await page.getByText(`Cor: ${featuredColor}`).waitFor();
  await expect.poll(() => pictureOn(page)).toContain(shown?.split('?')[0]);
  await page.reload();
  await hydrated(page);
  expect(await pictureOn(page)).toContain(shown?.split('?')[0]);
  const swatches = page.getByRole('navigation', { name: 'Cores' });
  await swatches.getByRole('link', { name: first?.color ?? '' }).click();
  await page.waitForURL(`${siteUrl()}/oculos/${slug}`);
  await expect.poll(() => pictureOn(page)).toContain(first?.image?.url);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.getByRole('alert').getByText('Link copiado').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${siteUrl()}/oculos/${slug}`);
  await swatches.getByRole('link', { name: featuredColor }).click();
  await page.waitForURL(/\?cor=/);
  await page.getByText(`Cor: ${featuredColor}`).waitFor();

  await page.getByLabel('Frete e prazo').fill('88301-000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByText('Econômica').waitFor();
  const next = items.find((item) => item.slug !== slug)?.slug;
  await visited.goto(`/oculos/${next}`);
  await page.getByText('Expressa').waitFor();
  expect(await page.getByLabel('Frete e prazo').inputValue(), 'remembered').toBe('88301-000');
  await page.getByRole('heading', { name: 'Vistos há pouco' }).waitFor();
  await page.getByRole('link', { name: title }).first().waitFor();
  expect(visited.complaints).toEqual([]);
  await page.getByLabel('Frete e prazo').fill('123');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByText('O CEP tem 8 algarismos').waitFor();
  await visited.close();
});

test('where parts of a product page fail to load, what the server wrote stays and its buttons work; the next try brings them', async () => {
  const { items } = await call(listProducts, { limit: 2 });
  const [before, product] = items;
  const visited = await visit();
  const { page } = visited;
  await visited.goto(`/oculos/${before?.slug}`);
  const code = /\/(late-parts|product-more)-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto(`/oculos/${product?.slug}`);
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar' });
  await notice.waitFor();
  await page.getByRole('heading', { name: 'Avaliações de quem comprou' }).waitFor();
  for (const name of ['Comprar agora', 'Compartilhar']) {
    expect(await page.getByRole('button', { name }).isVisible(), name).toBe(true);
  }
  await page.getByRole('button', { name: 'Provar no rosto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();

  const again = notice.getByRole('button', { name: 'Tentar novamente' });
  await page.unroute(code);
  await again.click();
  // Only the browser knows these.
  const seen = page.getByRole('heading', { name: 'Vistos há pouco' });
  await comesAgain(seen, () => Promise.resolve());
  expect(await notice.count()).toBe(0);
  await page.getByRole('button', { name: 'Comprar agora' }).click();
  await page.waitForURL(/\/entrar\?voltar=%2Fcheckout%2Fentrega/);
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

/** A frame with two colours or more. */
async function colorful(): Promise<Product> {
  const { items } = await call(listProducts, { limit: 50 });
  const { slug = '' } = items.find(({ colors }) => colors.length > 1) ?? {};
  return call(getProduct, { slug });
}

async function titlesOn(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
}

/** The address of the large picture. */
async function pictureOn(page: Page): Promise<string | null> {
  const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
  return picture.getAttribute('src');
}
