import { getCart } from '@arquiba/contract/cart';
import { getProduct } from '@arquiba/contract/catalog';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

/** A frame that takes several kinds of lenses, in a colour that is in stock. */
async function frameWithLenses(call: Call) {
  const { slug, colors } = await call(getProduct, { slug: 'copacabana-71' });
  const variant = colors.find(({ stock }) => stock > 2);
  if (!variant) throw new Error('No colour has more than two units');
  return { variant, path: `/oculos/${slug}?cor=${slugOf(variant.color)}` };
}

test('lenses are chosen between frame and cart, with the keyboard; price and days follow', async () => {
  const visited = await visit({ viewport: phone });
  const call = callOf(visited);
  const { variant, path } = await frameWithLenses(call);
  const page = await visited.goto(path);
  await page.getByRole('link', { name: 'Escolher lentes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  const kinds = page.getByRole('group', { name: 'Tipo de lente' });
  await kinds.getByRole('radio').first().focus();
  await kinds.getByRole('radio', { name: /^Solar/ }).press('Space');
  await page.waitForURL(/tipo=solar/);
  await page.getByText('As lentes ficam prontas em 2 dias úteis.').waitFor();
  const buy = await page.getByRole('button', { name: 'Adicionar ao carrinho' }).boundingBox();
  expect((buy?.x ?? 0) + (buy?.width ?? Infinity)).toBeLessThanOrEqual(phone.width);
  await page.getByRole('checkbox', { name: /^Polarizado/ }).press('Space');
  await page.waitForURL(/tratamento=polarizado/);
  await page.getByText('As lentes ficam prontas em 3 dias úteis.').waitFor();
  // At the end of the page the bar with the total covers no control.
  await page.keyboard.press('End');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByText('Lentes Solar 1.50, polarizado').waitFor();
  const { lines } = await call(getCart, {});
  expect(lines).toMatchObject([{ variantId: variant.id, lens: { code: 'solar,1.50,polarizado' } }]);
  // One more, then none, then undone: the line is found by its lenses.
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('spinbutton').press('Enter');
  await expect.poll(async () => (await call(getCart, {})).count).toBe(2);
  await page.getByRole('button', { name: /^Remover .* com lentes/ }).click();
  await page.getByText('Seu carrinho está vazio.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect
    .poll(async () => (await call(getCart, {})).lines[0]?.lens?.code)
    .toBe(lines[0]?.lens?.code);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts lenses are chosen as far as the cart, and taken out again', async () => {
  const visited = await visit({ javaScript: false });
  const call = callOf(visited);
  const { path } = await frameWithLenses(call);
  const page = await visited.goto(path);
  await page.getByRole('link', { name: 'Escolher lentes' }).click();
  await page.getByRole('radio', { name: /^Solar/ }).check();
  await page.getByRole('button', { name: 'Atualizar o preço' }).click();
  await page.getByRole('checkbox', { name: /^Antirrisco/ }).check();
  await page.getByRole('button', { name: 'Atualizar o preço' }).click();
  await page.getByText('As lentes ficam prontas em 2 dias úteis.').waitFor();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByText('Lentes Solar 1.50, antirrisco').waitFor();
  await page.getByRole('button', { name: /^Remover .* com lentes/ }).click();
  await page.getByText('Seu carrinho está vazio.').waitFor();
  expect((await call(getCart, {})).count).toBe(0);
  await visited.close();
});
