import { splitInInstalments } from '@arquiba/brazil/instalments';
import { formatBrl } from '@arquiba/brazil/money';
import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { receiveOrder } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);

test('a shape, filters, order and search narrow the catalogue, and the address keeps them', async () => {
  const visited = await visit();
  const page = await visited.goto('/oculos');
  const all = await titlesOn(page);
  const chips = page.getByRole('navigation', { name: 'Formato da armação' });
  await chips.getByRole('link', { name: 'Redondos' }).click();
  await page.waitForURL(`${siteUrl()}/oculos?formato=redondo`);
  await page.getByRole('heading', { level: 2, name: 'Redondos' }).waitFor();
  const round = await call(listProducts, { shape: 'redondo', limit: 50 });
  await expect.poll(() => titlesOn(page)).toEqual(round.items.map(({ title }) => title));
  await page.goBack();
  await expect.poll(async () => (await titlesOn(page)).slice(0, 4)).toEqual(all.slice(0, 4));
  const panel = page.getByRole('region', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: /^Redondo/ }).check();
  await page.waitForURL(/formato=redondo/);
  await panel.getByRole('checkbox', { name: /^Aviador/ }).check();
  await page.waitForURL(/formato=aviador/);
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' });
  await page.waitForURL(/ordem=menor-preco/);
  const wanted = await call(listProducts, {
    ...{ shape: ['redondo', 'aviador'], sort: 'price', limit: 12 },
  });
  const names = wanted.items.map(({ title }) => title);
  await expect.poll(async () => (await titlesOn(page)).slice(0, 12)).toEqual(names);
  await page.getByText(`${wanted.total} óculos`, { exact: true }).waitFor();
  await page.reload();
  await hydrated(page);
  expect((await titlesOn(page)).slice(0, 12)).toEqual(names);
  await page.getByRole('link', { name: 'Remover o filtro Redondo' }).click();
  await expect
    .poll(() => panel.getByRole('checkbox', { name: /^Redondo/ }).isChecked())
    .toBe(false);
  await page.getByRole('link', { name: 'Remover o filtro Aviador' }).click();
  await page.waitForURL(`${siteUrl()}/oculos?ordem=menor-preco`);
  await page.getByRole('searchbox', { name: 'Buscar óculos' }).fill('PRIMERO tempo');
  await page.keyboard.press('Enter');
  await expect.poll(() => titlesOn(page)).toEqual(['Primeiro Tempo']);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('nothing that combines is said, with the way to all', async () => {
  const address = `${siteUrl()}/oculos?busca=bicicleta&formato=redondo`;
  const html = await (await fetch(address)).text();
  expect(html).toContain('Nenhuma armação combina com tudo o que você escolheu.');
  expect(html).toMatch(/<a [^>]*href="\/oculos"[^>]*>(?:(?!<\/a>).)*Ver todos os óculos/);
});

test('on a phone all comes as one scrolls, the filters are a sheet, and what was asked for comes first', async () => {
  const { items } = await call(listProducts, { limit: 50 });
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos');
  const top = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
  expect(await top('Todas as armações')).toBeGreaterThan(phone.height / 4);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return (await titlesOn(page)).length;
    })
    .toBe(items.length);
  expect(await titlesOn(page)).toEqual(items.map(({ title }) => title));

  const panel = page.locator('#filtros');
  expect(await panel.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await panel.getByRole('checkbox', { name: /^Em promoção/ }).check();
  await page.waitForURL(/promocao=sim/);
  const { total } = await call(listProducts, { promotion: 'true' });
  await panel.getByRole('button', { name: `Ver ${total} óculos` }).click();
  await expect.poll(() => panel.isVisible()).toBe(false);

  await page.getByRole('searchbox', { name: 'Buscar óculos' }).fill('aviador');
  await page.keyboard.press('Enter');
  await page.waitForURL(/busca=aviador/);
  await expect.poll(() => top('Busca por “aviador”')).toBeLessThan(phone.height / 4);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await visited.close();
});

test('A35 without scripts every card shows its price and its price in 10x, and lists go on and are filtered', async () => {
  const visited = await visit({ viewport: phone, javaScript: false });
  const page = await visited.goto('/oculos');
  const { items } = await call(listProducts, { limit: 24 });
  const titles = items.map(({ title }) => title);
  expect(await titlesOn(page)).toEqual(titles.slice(0, 12));
  const cards = await page.getByRole('main').getByRole('article').allInnerTexts();
  for (const [at, { price, promotionalPrice }] of items.slice(0, 12).entries()) {
    const cents = promotionalPrice ?? price;
    const each = splitInInstalments(cents, 10).at(-1) ?? 0;
    expect(cards[at]).toContain(formatBrl(cents));
    expect(cards[at]).toContain(`10x de ${formatBrl(each)}`);
  }
  await page.getByRole('link', { name: 'Carregar mais' }).click();
  await page.waitForURL(/cursor=/);
  expect(await titlesOn(page)).toEqual(titles.slice(12));
  await page.getByRole('link', { name: 'Ver desde o início' }).click();
  await page.waitForURL(`${siteUrl()}/oculos`);

  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const panel = page.locator('#filtros');
  await panel.getByRole('checkbox', { name: /^Azul/ }).check();
  expect(await panel.getByRole('button').allInnerTexts()).toEqual(['', 'Aplicar filtros']);
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await page.waitForURL(/cor=azul/);
  await page.getByRole('link', { name: 'Remover o filtro Azul' }).waitFor();
  await visited.close();
});

test('A28 what a visitor favours is kept, joins the account, and stands among its favourites', async () => {
  const someone = await signUpNewcomer('Fátima Fã');
  const visited = await visit();
  const page = await visited.goto('/oculos');
  const heart = page.getByRole('button', { name: 'Favoritar Primeiro Tempo' });
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/favorites/') && answer.request().method() === 'PUT',
  );
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect((await kept).status()).toBe(200);
  await visited.goto('/entrar?voltar=/minha-conta/favoritos');
  await submitSignIn(page, someone);
  await page.waitForURL(`${siteUrl()}/minha-conta/favoritos`);
  await page.getByRole('heading', { level: 1, name: 'MEUS FAVORITOS' }).waitFor();
  await expect.poll(() => titlesOn(page)).toEqual(['Primeiro Tempo']);
  const card = page.getByRole('main').getByRole('article');
  await expect.poll(() => card.innerText()).toMatch(/R\$\s[\d.]+,\d\d\s+10x de R\$\s[\d.]+,\d\d/);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('who received a frame reviews it, once', async () => {
  const visited = await visit({ account: await signUpNewcomer('Rita Recebe') });
  // Not the frame of other journeys with reviews: they run at the same time.
  const { call: asBuyer, product, number } = await receiveOrder(visited, 1);
  const { rating } = await asBuyer(getProduct, { slug: product.slug });
  const page = await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByRole('link', { name: `Avaliar ${product.title}` }).click();
  await page.waitForURL(/#avaliar$/);
  const distance = () =>
    page.locator('#avaliar').evaluate((place) => place.getBoundingClientRect().top / innerHeight);
  await expect.poll(distance).toBeLessThan(1);
  const send = page.getByRole('button', { name: 'Publicar avaliação' });
  await page.getByRole('radio', { name: '4 estrelas' }).press('Space');
  await page.getByLabel('Avaliação').fill('Igual ao da foto, e mais leve.');
  await send.click();
  await page.getByText('Avaliação publicada. Obrigado!').waitFor();
  const own = page.getByRole('article').filter({ hasText: 'Igual ao da foto, e mais leve.' });
  await own.getByRole('img', { name: '4 de 5 estrelas' }).first().waitFor();
  const count = (rating?.count ?? 0) + 1;
  await page
    .getByRole('region', { name: 'Avaliações de quem comprou' })
    .getByText(count === 1 ? '1 avaliação' : `${count} avaliações`, { exact: true })
    .waitFor();
  await expect.poll(() => send.count()).toBe(0);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

async function titlesOn(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
}
