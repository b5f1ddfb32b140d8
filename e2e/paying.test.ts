import { addToCart, getCart, setCartLine } from '@arquiba/contract/cart';
import { cancelOrder, listOrders, placeOrder } from '@arquiba/contract/orders';
import { expect, test } from 'vitest';
import { buyByPix, callOf, orderNumberOf, plentiful, rareColor, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('what changed since the page was opened is told with the new total, and nothing is bought unread', async () => {
  const visited = await visit({ account: await signUpNewcomer('Muda Preço') });
  const { call, variant } = await readyToBuy(visited);
  const numbers = async () => (await call(listOrders, {})).items.map((order) => order.number);
  const page = await visited.goto('/checkout/pagamento');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(placeOrder.path)) sent.push('order');
  });
  await call(setCartLine, { variantId: variant.id, quantity: 2 });
  await page.getByRole('checkbox').check();
  const close = page.getByRole('button', { name: 'Finalizar compra' });
  await close.dblclick();
  const notice = page.getByRole('alert').filter({ hasText: 'Antes' });
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/O carrinho mudou.*Antes R\$.*agora R\$/s);
  // The second of two clicks may come when the notice is there already: it buys nothing unread.
  await close.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await numbers()).toEqual([]);
  expect(sent).toHaveLength(1);
  await close.dblclick();
  await page.waitForURL(/\/checkout\/pedido\//);
  const number = orderNumberOf(page);
  await page.getByRole('img', { name: 'Código QR do Pix' }).waitFor();
  expect(await numbers()).toEqual([number]);

  // Items that another tab removed are not bought, and an earlier order is not taken for this one.
  await call(addToCart, { variantId: variant.id, quantity: 2 });
  await visited.goto('/checkout/pagamento');
  await call(setCartLine, { variantId: variant.id, quantity: 0 });
  await page.getByRole('checkbox').check();
  await close.click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  await page.getByText('Seu carrinho está vazio.').waitFor();
  expect(await numbers()).toEqual([number]);
  await call(cancelOrder, { number });
  await visited.close();
});

test('what sold out in the cart is told, and nothing can be bought until it is out, nor with five orders unpaid', async () => {
  const visited = await visit({ account: await signUpNewcomer('Sol Esgotada'), viewport: phone });
  const { call, product, variant } = await readyToBuy(visited);
  const unpaid: string[] = [];
  for (let order = 0; order < 5; order += 1) {
    unpaid.push(await buyByPix(call));
    await call(addToCart, { variantId: variant.id });
  }
  const rare = await rareColor(call, 1);
  await call(addToCart, { variantId: rare.id, quantity: 1 });
  const page = await visited.goto('/checkout/pagamento');
  await rare.leave(0);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();

  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  const row = page.getByRole('listitem').filter({ hasText: rare.title });
  await row.getByText('Esgotado. Remova do carrinho para continuar.').waitFor();
  await page.getByText('Acerte os itens sem estoque para continuar.').waitFor();
  const wayOn = page.getByRole('link', { name: 'Continuar', exact: true });
  expect(await wayOn.count()).toBe(0);
  expect.soft(await axeViolations(page)).toEqual([]);
  for (const step of ['/checkout/entrega', '/checkout/pagamento']) {
    const answer = await visited.context.request.get(step);
    expect(new URL(answer.url()).pathname).toBe('/checkout/carrinho');
  }

  // The button to continue waits for pending changes.
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/cart\/lines\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await row.getByRole('button', { name: /^Remover/ }).click();
  await wayOn.click();
  held.resolve();
  await page.waitForURL(/\/checkout\/entrega/);
  expect((await call(getCart, {})).lines.map(({ title }) => title)).toEqual([product.title]);
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.waitForURL(/\/checkout\/pagamento/);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Você já tem 5 pedidos' });
  await said.getByRole('link', { name: 'Ver meus pedidos' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  for (const number of unpaid) await call(cancelOrder, { number });
  await visited.close();
});

test('without scripts a newcomer writes an address, and pays as was chosen though something was missing', async () => {
  const visited = await visit({ account: await signUpNewcomer('Bento Boleto'), javaScript: false });
  const call = callOf(visited);
  const { product, variant } = await plentiful(call);
  const page = await visited.goto(`/oculos/${product.slug}`);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  const line = page.getByRole('heading', { level: 2 }).getByRole('link', { name: product.title });
  expect(await line.getAttribute('href'), 'in its colour').toContain(`/${product.slug}?cor=`);
  await page.getByRole('button', { name: /^Aumentar/ }).click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await page.getByRole('button', { name: /^Remover/ }).click();
  await page.getByText('Seu carrinho está vazio.').waitFor();

  await visited.goto(`/oculos/${product.slug}`);
  await page.getByRole('button', { name: 'Comprar agora' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/entrega`);
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await page.getByRole('heading', { level: 1, name: 'NOVO ENDEREÇO' }).waitFor();
  const fields = {
    ...{ CEP: '88301000', Rua: 'Rua Lauro Müller', Número: '12', Bairro: 'Fazenda' },
    ...{ Cidade: 'Itajaí', UF: 'SC' },
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Cadastrar endereço' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/entrega`);
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  const close = page.getByRole('button', { name: 'Finalizar compra' });
  await close.click();
  await page.getByRole('alert').getByText('Confirme que você leu').waitFor();
  expect(await page.getByRole('radio', { name: /^Boleto/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox').check();
  await close.click();
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByRole('img', { name: 'Código de barras do boleto' }).waitFor();

  const unpaid = [orderNumberOf(page)];
  for (let order = 1; order < 5; order += 1) {
    await call(addToCart, { variantId: variant.id });
    unpaid.push(await buyByPix(call));
  }
  await call(addToCart, { variantId: variant.id });
  await visited.goto('/checkout/pagamento');
  await page.getByRole('checkbox').check();
  await close.click();
  const written = page.getByRole('alert').filter({ hasText: 'Pague ou cancele um deles' });
  await written.getByRole('link', { name: 'Ver meus pedidos' }).waitFor();
  for (const number of unpaid) await call(cancelOrder, { number });
  await visited.close();
});

test('without scripts an order can be looked up, and what was written stays', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/pedido');
  await page.getByLabel('Número do pedido').fill('AAAA-1111');
  await page.getByLabel('E-mail da compra').fill('ninguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Acompanhar' }).click();
  await page.getByText('Não achamos um pedido').waitFor();
  const looked = page.getByLabel('Número do pedido');
  expect(await looked.getAttribute('aria-invalid'), 'it is said at its field').toBe('true');
  expect(await looked.inputValue()).toBe('AAAA-1111');
  expect(await page.getByLabel('E-mail da compra').inputValue()).toBe('ninguem@exemplo.com.br');
  await visited.close();
});
