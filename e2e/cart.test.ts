import { randomInt } from 'node:crypto';
import { addToCart, getCart, setCartLine } from '@arquiba/contract/cart';
import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { listOrders } from '@arquiba/contract/orders';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buyByPix, callOf, plentiful, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { operate } from './operator.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const badgeOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .getAttribute('aria-label');

test('what sold out in the cart is told, and nothing can be bought until it is out', async () => {
  const visited = await visit({ account: await signUpNewcomer('Sol Esgotada'), viewport: phone });
  const { call, product } = await readyToBuy(visited);
  const rare = await rareColor(call);
  await call(addToCart, { variantId: rare.id, quantity: 1 });
  const page = await visited.goto('/checkout/pagamento');
  await rare.sellOut();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fechar pedido' }).click();

  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  const row = page.getByRole('listitem').filter({ hasText: rare.title });
  await row.getByText('Esgotado. Tire do carrinho para continuar.').waitFor();
  await page.getByText('Acerte os itens sem estoque para continuar.').waitFor();
  expect(await page.getByRole('link', { name: 'Continuar', exact: true }).count()).toBe(0);
  expect.soft(await axeViolations(page)).toEqual([]);
  for (const step of ['/checkout/entrega', '/checkout/pagamento']) {
    await visited.goto(step);
    expect(new URL(page.url()).pathname).toBe('/checkout/carrinho');
  }

  // The way on waits for what is on its way.
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/cart\/lines\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await row.getByRole('button', { name: /^Tirar/ }).click();
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  held.resolve();
  await page.waitForURL(/\/checkout\/entrega/);
  expect((await call(getCart, {})).lines.map(({ title }) => title)).toEqual([product.title]);
  await visited.close();
});

test('what another tab took out of the cart is not bought, and no order before it is taken for it', async () => {
  const visited = await visit({ account: await signUpNewcomer('Vera Vazia') });
  const { call, variant } = await readyToBuy(visited);
  await buyByPix(call);
  await call(addToCart, { variantId: variant.id, quantity: 2 });
  const page = await visited.goto('/checkout/pagamento');
  await call(setCartLine, { variantId: variant.id, quantity: 0 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fechar pedido' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  await page.getByText('Seu carrinho está vazio.').waitFor();
  expect((await call(listOrders, {})).items).toHaveLength(1);
  await visited.close();
});

test('who buys at once, comes back and does it again has one of it', async () => {
  const visited = await visit({ account: await signUpNewcomer('Ida Evolta') });
  const call = callOf(visited);
  const { product, variant } = await plentiful(call);
  const page = await visited.goto(`/oculos/${product.slug}?cor=${slugOf(variant.color)}`);
  const buyAtOnce = page.getByRole('button', { name: 'Comprar agora' });
  await buyAtOnce.click();
  await page.waitForURL(/\/checkout\/entrega/);
  await page.goBack();
  await buyAtOnce.click();
  await page.waitForURL(/\/checkout\/entrega/);
  const { lines } = await call(getCart, {});
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[variant.id, 1]]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('who asks for more than there are is told how many there are', async () => {
  const visited = await visit();
  const call = callOf(visited);
  const rare = await rareColor(call);
  await rare.leave(3);
  await call(addToCart, { variantId: rare.id, quantity: 1 });
  const page = await visited.goto('/checkout/carrinho');
  const row = page.getByRole('listitem').filter({ hasText: rare.title });
  await row.getByRole('spinbutton').fill('9');
  await row.getByRole('spinbutton').press('Enter');
  await row.getByText('Há 3 unidades em estoque.').waitFor();
  await expect.poll(() => row.getByRole('spinbutton').inputValue()).toBe('3');
  await expect.poll(async () => (await call(getCart, {})).count).toBe(3);
  await visited.close();
});

test('a coupon is refused with its reason, then another accepted and taken off again', async () => {
  const [good, high] = [`TORCIDA-${randomInt(1e6)}`, `SO-GRANDE-${randomInt(1e6)}`];
  await operate('coupons', 'create', good, '--percent', '10');
  await operate('coupons', 'create', high, '--percent', '20', '--minimum', '90000,00');
  const visited = await visit();
  const call = callOf(visited);
  const { variant } = await plentiful(call);
  const { subtotal } = await call(addToCart, { variantId: variant.id, quantity: 1 });
  const page = await visited.goto('/checkout/carrinho');
  const field = page.getByLabel('Cupom de desconto');
  const apply = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Aplicar' }).click();
  };
  await apply('nunca-houve');
  await page.getByRole('main').getByText('Este cupom não existe.').waitFor();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  // Told at the field, to whoever is there, and nowhere else.
  await page.locator('input[name="code"]:focus').waitFor();
  expect(await page.getByText('Este cupom não existe.').count()).toBe(1);
  expect((await call(getCart, {})).coupon).toBeNull();

  await apply(high.toLowerCase());
  await page
    .getByRole('main')
    .getByText(/a partir de R\$\s90\.000,00/)
    .waitFor();
  expect(await page.getByText('Cupom aplicado!').count()).toBe(0);
  expect((await call(getCart, {})).total).toBe(subtotal);
  await page.locator(`button[title="Tirar o cupom ${high}"]:focus`).press('Enter');
  await page.locator('input[name="code"]:focus').waitFor();

  await apply(good);
  await page.getByText('Cupom aplicado!').waitFor();
  expect(await page.getByText(/a partir de R\$|não existe/).count()).toBe(0);
  await page.getByText(`Cupom ${good}`).waitFor();
  const cart = await call(getCart, {});
  expect(cart).toMatchObject({ discount: Math.round(subtotal / 10), coupon: { problem: null } });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: `Tirar o cupom ${good}` }).click();
  await field.waitFor();
  expect(await call(getCart, {})).toMatchObject({ coupon: null, total: subtotal });
  await visited.close();
});

test('the badge follows what another tab does', async () => {
  const visited = await visit();
  const { product } = await plentiful(callOf(visited));
  const page = await visited.goto(`/oculos/${product.slug}`);
  const other = await visited.context.newPage();
  await other.goto('/oculos');
  await hydrated(other);
  await expect.poll(() => badgeOf(other)).toBe('Carrinho');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect.poll(() => badgeOf(other)).toBe('Carrinho: 1');
  await other.goto('/checkout/carrinho');
  await other.getByRole('button', { name: /^Tirar/ }).click();
  await expect.poll(() => badgeOf(page)).toBe('Carrinho');
  await visited.close();
});

test('on a phone the sum and the way on stand at the foot of the screen, and nothing else', async () => {
  const visited = await visit({ account: await signUpNewcomer('Polegar Silva'), viewport: phone });
  await readyToBuy(visited);
  const page = await visited.goto('/oculos');
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
  await shortcuts.waitFor();
  for (const [step, role, name] of [
    ['carrinho', 'link', 'Continuar'],
    ['entrega', 'button', 'Ir para o pagamento'],
    ['pagamento', 'button', 'Fechar pedido'],
  ] as const) {
    await visited.goto(`/checkout/${step}`);
    const box = await page.getByRole(role, { name, exact: true }).boundingBox();
    expect(box && box.y + box.height, step).toBeLessThan(phone.height);
    expect(box?.y, step).toBeGreaterThan(phone.height - 120);
    expect(await shortcuts.count(), step).toBe(0);
  }
  await visited.close();
});

test('what was bought once is bought again from its order', async () => {
  const visited = await visit({ account: await signUpNewcomer('Bela Bis') });
  const { call, product, variant } = await readyToBuy(visited, 2);
  const number = await buyByPix(call);
  expect((await call(getCart, {})).lines).toEqual([]);
  const page = await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByRole('button', { name: 'Comprar de novo' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  await page.getByRole('heading', { level: 2, name: product.title }).waitFor();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await expect.poll(() => badgeOf(page)).toBe('Carrinho: 2');
  expect((await call(getCart, {})).lines).toMatchObject([{ variantId: variant.id, quantity: 2 }]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** A colour that no other journey buys; it can be sold out, and is there again afterwards. */
async function rareColor(call: Call) {
  const { items } = await call(listProducts, { limit: 50 });
  const { slug = '', title = '' } = items.at(-1) ?? {};
  const { colors } = await call(getProduct, { slug });
  const [variant] = colors.filter(({ stock }) => stock > 0);
  const listed = await operate('products', 'list', title);
  const line = listed.split('\n').find((each) => each.includes(variant?.color ?? '–'));
  const sku = line?.split(/\s+/)[0] ?? '';
  const setStock = (units: number) => operate('products', 'stock', sku, String(units));
  const leave = async (units: number) => {
    await setStock(units);
    onTestFinished(async () => void (await setStock(variant?.stock ?? 1)));
  };
  return { id: variant?.id ?? '', title, leave, sellOut: () => leave(0) };
}
