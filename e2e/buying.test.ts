import { setCartLine } from '@arquiba/contract/cart';
import { cancelOrder, getOrder, listOrders, placeOrder } from '@arquiba/contract/orders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf, orderNumberOf, payAtGateway, plentiful, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { operate } from './operator.ts';
import { axeViolations } from './page-walk.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
/** Long ways through many pages: a busy machine needs its time. */
const PATIENCE = { timeout: 240_000 };
const DECLINED = '4000 0000 0000 9995';
const GOOD = '4111 1111 1111 1111';

const badgeOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });

test(
  'a visitor’s cart goes through sign-in to a Pix, and the page notices that it is paid',
  PATIENCE,
  async () => {
    const person = await signUpNewcomer('Pia Compra');
    const visited = await visit({ viewport: phone });
    const call = callOf(visited);
    const { product, variant } = await plentiful(call);
    let page = await visited.goto(
      `/oculos/${product.slug}?cor=${encodeURIComponent(variant.color)}`,
    );
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await page.getByRole('alert').getByText('Adicionado ao carrinho').waitFor();
    await expect.poll(() => badgeOf(page).getAttribute('aria-label')).toBe('Carrinho: 1');
    await page.getByRole('alert').getByRole('link', { name: 'Ver carrinho' }).click();

    await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
    await page.getByRole('button', { name: /^Aumentar/ }).click();
    await expect.poll(() => badgeOf(page).getAttribute('aria-label')).toBe('Carrinho: 2');
    await page.getByRole('button', { name: /^Tirar/ }).click();
    await page.getByText('Seu carrinho está vazio.').waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
    await page.getByLabel('Frete para o CEP').fill('88301000');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await page
      .getByText(/^em até \d+ dias? út/)
      .first()
      .waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Continuar', exact: true }).click();
    await page.waitForURL(/\/entrar\?voltar=/);
    await submitSignIn(page, person);
    await page.waitForURL(`${siteUrl()}/checkout/entrega`);
    await page.getByRole('button', { name: 'Novo endereço' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('CEP', { exact: true }).pressSequentially('01310100');
    await expect
      .poll(() => dialog.getByLabel('Rua', { exact: true }).inputValue())
      .toBe('Avenida Paulista');
    await dialog.getByLabel('Número', { exact: true }).fill('1578');
    await dialog.getByRole('button', { name: 'Cadastrar endereço' }).click();
    await page.waitForURL(/endereco=\d+/);
    const stands = await page
      .getByRole('radio', { name: /^Expressa/ })
      .evaluate((radio: HTMLInputElement) => {
        radio.click();
        return radio.checked;
      });
    expect(stands).toBe(true);
    await page.waitForURL(/frete=expressa/);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByRole('radio', { name: /^Expressa/ }).isChecked()).toBe(true);
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await page.waitForURL(/\/checkout\/pagamento\?.*frete=expressa/);
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Boleto/ }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Fechar pedido' }).click();
    await page.waitForURL(/\/checkout\/pedido\//);
    await page.getByRole('img', { name: 'Código de barras do boleto' }).waitFor();
    await expect.poll(() => badgeOf(page).getAttribute('aria-label')).toBe('Carrinho');
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Pagar de outro jeito' }).click();
    await page.getByRole('radio', { name: /^Pix/ }).check();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await page.getByRole('img', { name: 'Código QR do Pix' }).waitFor();
    await page.getByRole('button', { name: 'Copiar código Pix' }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    const number = orderNumberOf(page);
    await payAtGateway(call, number);
    await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();

    page = await visited.goto('/minha-conta/pedidos');
    const card = page.getByRole('article').filter({ hasText: product.title });
    await expect.poll(() => card.innerText()).toMatch(/R\$.*10x de R\$/s);
    await card.getByRole('link', { name: product.title }).click();
    await page.getByRole('heading', { level: 1, name: `Pedido ${number}` }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar o pedido' }).click();
    await page.getByRole('dialog').getByText('o que foi pago volta para você').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Manter o pedido' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Cancelar o pedido' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o pedido' }).click();
    await page.getByRole('heading', { level: 1, name: /Cancelado/ }).waitFor();
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test(
  'by keyboard alone: a card is declined, then another approved; an item goes back',
  PATIENCE,
  async () => {
    const person = await signUpNewcomer('Tecla Tato');
    const visited = await visit({ account: person });
    const { call, product } = await readyToBuy(visited, 2);
    // The gateway is another site, which a header of the tests' own is not for.
    await visited.context.setExtraHTTPHeaders({});
    const posted: string[] = [];
    visited.page.on('request', (request) => posted.push(`${request.url()} ${request.postData()}`));
    const page = await visited.goto('/checkout/entrega');
    await press(page, 'Ir para o pagamento');
    await page.waitForURL(/\/checkout\/pagamento/);

    await tabTo(page, () => page.getByRole('radio', { name: /^Pix/ }));
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('Número do cartão').waitFor();
    await page.getByLabel('Parcelas').selectOption('3');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Parcelas').inputValue()).toBe('3');
    await typeCard(page, DECLINED);
    await tabTo(page, () => page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(page, 'Fechar pedido');
    await page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByLabel('Número do cartão').waitFor();
    await expect.poll(() => page.getByLabel('Parcelas').inputValue()).toBe('3');
    await typeCard(page, GOOD);
    await press(page, 'Pagar com este cartão');
    const outcome = page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' });
    await outcome.waitFor();
    const isFocused = () => outcome.evaluate((element) => element === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    const number = orderNumberOf(page);
    expect((await call(getOrder, { number })).payment?.card?.lastDigits).toBe('1111');
    // The number of a card goes to the gateway and nowhere else.
    const carrying = posted.filter((line) => line.includes('4111111111111111'));
    expect(carrying.map((line) => new URL(line.split(' ')[0] ?? '').pathname)).toEqual([
      '/v1/card_tokens',
    ]);
    expect(carrying[0]?.startsWith(siteUrl())).toBe(false);

    const tracking = ['--carrier', 'Correios', '--code', 'AR123456789BR'];
    await operate('orders', 'ship', number, ...tracking, '--invoice', '3526'.repeat(11));
    await operate('orders', 'deliver', number);
    await visited.goto(`/minha-conta/pedidos/${number}`);
    await page.getByText('AR123456789BR', { exact: true }).waitFor();
    await page.getByText(`3526 `.repeat(11).trim()).waitFor();
    await press(page, 'Devolver');
    await tabTo(page, () => page.getByRole('spinbutton'));
    await page.keyboard.press('ArrowUp');
    expect.soft(await axeViolations(page)).toEqual([]);
    await press(page, 'Pedir devolução');
    await page.getByRole('alert').getByText('Devolução pedida').waitFor();
    await page.getByRole('heading', { level: 1, name: /Devolução pedida/ }).waitFor();
    expect((await call(getOrder, { number })).lines[0]).toMatchObject({
      title: product.title,
      returned: 1,
    });
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('what changed since the page was opened is told with the new total, and nothing is bought', async () => {
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
  await page.getByRole('button', { name: 'Fechar pedido' }).dblclick();
  const notice = page.getByRole('alert').filter({ hasText: 'Antes' });
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/O carrinho mudou.*Antes R\$.*agora R\$/s);
  // The second of two clicks may come when the notice is there already: it buys nothing unread.
  await page.getByRole('button', { name: 'Fechar pedido' }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await numbers()).toEqual([]);
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Fechar pedido' }).dblclick();
  await page.waitForURL(/\/checkout\/pedido\//);
  const number = orderNumberOf(page);
  await page.getByRole('img', { name: 'Código QR do Pix' }).waitFor();
  expect(await numbers()).toEqual([number]);
  await call(cancelOrder, { number });
  await visited.close();
});

test('without scripts a frame gets into the cart, and an order can be looked up', async () => {
  const visited = await visit({ javaScript: false });
  const { product } = await plentiful(callOf(visited));
  const page = await visited.goto(`/oculos/${product.slug}`);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  const line = page.getByRole('heading', { level: 2 }).getByRole('link', { name: product.title });
  expect(await line.getAttribute('href'), 'in its colour').toContain(`/${product.slug}?cor=`);
  await page.getByRole('button', { name: /^Aumentar/ }).click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await page.getByRole('button', { name: /^Tirar/ }).click();
  await page.getByText('Seu carrinho está vazio.').waitFor();
  await visited.goto('/pedido');
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

/** Walks with the Tab key to a control. */
async function tabTo(page: Page, find: () => ReturnType<Page['getByRole']>): Promise<void> {
  const isThere = () => find().evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isThere()); steps += 1)
    await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, () => page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = {
    'Número do cartão': number,
    'Nome como está no cartão': 'TECLA TATO',
    Validade: '1231',
    CVV: '123',
  };
  for (const [label, typed] of Object.entries(fields)) {
    await tabTo(page, () => page.getByLabel(label, { exact: true }));
    await page.keyboard.type(typed);
  }
}
