import { randomInt } from 'node:crypto';
import { addToCart, getCart } from '@arquiba/contract/cart';
import { slugOf } from '@arquiba/contract/slug';
import { expect, test } from 'vitest';
import { createCoupon } from '../apps/api/src/cart/public/manage-coupons.ts';
import { openDatabase } from '../apps/api/src/platform/database/database.ts';
import { callOf, cartBadge, plentiful, rareColor, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { productDatabase } from './product-database.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('a coupon is refused with its reason, then another accepted; more than there are is told; other tabs follow', async () => {
  const [good, high] = [`TORCIDA-${randomInt(1e6)}`, `SO-GRANDE-${randomInt(1e6)}`];
  await putCoupon(good, { basisPoints: 1000 });
  await putCoupon(high, { basisPoints: 2000, minimumCents: 9_000_000 });
  const visited = await visit();
  const call = callOf(visited);
  const rare = await rareColor(call, 0);
  await rare.leave(3);
  const { subtotal } = await call(addToCart, { variantId: rare.id, quantity: 1 });
  const page = await visited.goto('/checkout/carrinho');
  const field = page.getByLabel('Cupom de desconto');
  const apply = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Aplicar' }).click();
  };
  await apply('nunca-houve');
  await page.getByRole('main').getByText('Este cupom não existe.').waitFor();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  // The error is shown at the field, which has the focus, and nowhere else.
  await page.locator('input[name="code"]:focus').waitFor();
  expect(await page.getByText('Este cupom não existe.').count()).toBe(1);

  await apply(high.toLowerCase());
  await page
    .getByRole('main')
    .getByText(/a partir de R\$\s90\.000,00/)
    .waitFor();
  expect(await page.getByText('Cupom aplicado!').count()).toBe(0);
  await page.locator(`button[title="Remover o cupom ${high}"]:focus`).press('Enter');
  await page.locator('input[name="code"]:focus').waitFor();

  await apply(good);
  await page.getByText('Cupom aplicado!').waitFor();
  expect(await page.getByText(/a partir de R\$|não existe/).count()).toBe(0);
  await page.getByText(`Cupom ${good}`).waitFor();
  expect((await call(getCart, {})).discount).toBe(Math.round(subtotal / 10));
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: `Remover o cupom ${good}` }).click();
  await field.waitFor();
  expect(await call(getCart, {})).toMatchObject({ coupon: null, total: subtotal });

  const other = await visited.context.newPage();
  await other.goto('/checkout/carrinho');
  await hydrated(other);
  await expect.poll(() => cartBadge(other)).toBe('Carrinho: 1');
  const row = page.getByRole('listitem').filter({ hasText: rare.title });
  await row.getByRole('spinbutton').fill('9');
  await row.getByRole('spinbutton').press('Enter');
  await row.getByText('Há 3 unidades em estoque.').waitFor();
  await expect.poll(() => row.getByRole('spinbutton').inputValue()).toBe('3');
  await expect.poll(() => cartBadge(other)).toBe('Carrinho: 3');
  await other.getByRole('button', { name: /^Remover/ }).click();
  await expect.poll(() => cartBadge(page)).toBe('Carrinho');
  await visited.close();
});

test('who buys at once twice has one of it; on a phone the sum and the way on stand at the foot of the screen', async () => {
  const visited = await visit({ account: await signUpNewcomer('Ida Evolta'), viewport: phone });
  const call = callOf(visited);
  const { product, variant } = await plentiful(call);
  const page = await visited.goto(`/oculos/${product.slug}?cor=${slugOf(variant.color)}`);
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
  const standsAtTheFoot = async (role: 'link' | 'button', name: string) => {
    const box = await page.getByRole(role, { name, exact: true }).boundingBox();
    expect(box && box.y + box.height, name).toBeLessThan(phone.height);
    expect(box?.y, name).toBeGreaterThan(phone.height - 120);
    expect(await shortcuts.count(), name).toBe(0);
  };
  await shortcuts.waitFor();
  const buyAtOnce = page.getByRole('button', { name: 'Comprar agora' });
  await buyAtOnce.click();
  await page.waitForURL(/\/checkout\/entrega/);
  await page.goBack();
  await buyAtOnce.click();
  await page.waitForURL(/\/checkout\/entrega/);
  const { lines } = await call(getCart, {});
  expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[variant.id, 1]]);

  await readyToBuy(visited);
  await visited.goto('/checkout/carrinho');
  await standsAtTheFoot('link', 'Continuar');
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(`${siteUrl()}/checkout/entrega`);
  await standsAtTheFoot('button', 'Ir para o pagamento');
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(/\/checkout\/pagamento/);
  await page.getByRole('button', { name: 'Finalizar compra' }).waitFor();
  await standsAtTheFoot('button', 'Finalizar compra');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** As staff do by command. */
async function putCoupon(
  code: string,
  terms: { basisPoints: number; minimumCents?: number },
): Promise<void> {
  const without = { valueCents: null, endsAt: null, maxUses: null, perAccount: null };
  const row = { ...without, code, kind: 'percentual' as const, minimumCents: 0, ...terms };
  await createCoupon(openDatabase(productDatabase()), row, new Date());
}
