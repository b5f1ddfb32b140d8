import { getOrder } from '@arquiba/contract/orders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  backOffice,
  callOf,
  cartBadge,
  letPixEnd,
  orderNumberOf,
  payAtGateway,
  plentiful,
  readyToBuy,
  receiveOrder,
} from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
/** Long journeys through many pages: a busy machine needs time. */
const PATIENCE = { timeout: 240_000 };
const CHALLENGED = '4000 0000 0000 3220';
const GOOD = '4111 1111 1111 1111';

test(
  'a visitor’s cart goes through sign-in to a Pix, and the page notices that it is paid',
  PATIENCE,
  async () => {
    const person = await signUpNewcomer('Pia Compra');
    const visited = await visit({ viewport: phone });
    const call = callOf(visited);
    const { product, variant } = await plentiful(call);
    const page = await visited.goto(
      `/oculos/${product.slug}?cor=${encodeURIComponent(variant.color)}`,
    );
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect.poll(() => cartBadge(page)).toBe('Carrinho: 1');
    await page.getByRole('alert').getByRole('link', { name: 'Ver carrinho' }).click();
    await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
    await changeCart(page);
    await page.getByRole('link', { name: 'Continuar', exact: true }).click();
    await page.waitForURL(/\/entrar\?voltar=/);
    await submitSignIn(page, person);
    await chooseDelivery(page);

    await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await page.waitForURL(/\/checkout\/pagamento\?.*frete=expressa/);
    // The address changes before the page does.
    const boleto = page.getByRole('radio', { name: /^Boleto/ });
    await boleto.waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await boleto.check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Finalizar compra' }).click();
    await page.getByRole('img', { name: 'Código de barras do boleto' }).waitFor();
    await expect.poll(() => cartBadge(page)).toBe('Carrinho');
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click();
    await page.getByRole('radio', { name: /^Pix/ }).check();
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    const code = page.getByRole('img', { name: 'Código QR do Pix' });
    await code.waitFor();
    await page.getByRole('button', { name: 'Copiar código Pix' }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    const number = orderNumberOf(page);
    const before = (await call(getOrder, { number })).payment?.pix?.code ?? '';
    await letPixEnd(call, number);
    await page.getByRole('heading', { level: 1, name: 'O código para pagar venceu' }).waitFor();
    expect(await code.count()).toBe(0);
    expect(await page.getByText(before).count()).toBe(0);
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Gerar Pix' }).click();
    await code.waitFor();
    expect((await call(getOrder, { number })).payment?.pix?.code).not.toBe(before);
    await payAtGateway(call, number);
    await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
    await page
      .getByRole('region', { name: 'Entrega' })
      .getByText(/, até \S+, \d/)
      .waitFor();

    await visited.goto('/minha-conta/pedidos');
    const card = page.getByRole('article').filter({ hasText: product.title });
    await expect.poll(() => card.innerText()).toMatch(/R\$.*10x de R\$/s);
    await card.getByRole('link', { name: product.title }).click();
    await page.getByRole('heading', { level: 1, name: `Pedido ${number}` }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await askForHelp(page, number);
    await cancelAndBuyAgain(page);
    await page.getByRole('heading', { level: 2, name: product.title }).waitFor();
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
    await expect.poll(() => cartBadge(page)).toBe('Carrinho: 2');
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('by keyboard alone: the bank refuses a card, and another is approved', PATIENCE, async () => {
  const visited = await visit({ account: await signUpNewcomer('Tecla Tato'), viewport: phone });
  const { call } = await readyToBuy(visited, 2);
  // The gateway is another site, which must not get the header of the tests.
  await visited.context.setExtraHTTPHeaders({});
  const posted: string[] = [];
  visited.page.on('request', (request) => posted.push(`${request.url()} ${request.postData()}`));
  const page = await visited.goto('/checkout/pagamento');
  await tabTo(page, () => page.getByRole('radio', { name: /^Pix/ }));
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Número do cartão').waitFor();
  await page.getByLabel('Parcelas').selectOption('3');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Parcelas').inputValue()).toBe('3');
  await typeCard(page, CHALLENGED);
  await tabTo(page, () => page.getByRole('checkbox', { name: /^Li o resumo/ }));
  await page.keyboard.press('Space');
  await press(page, 'Finalizar compra');
  const bank = page.getByRole('link', { name: 'Confirmar no banco' });
  await bank.waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  const number = orderNumberOf(page);
  await bank.press('Enter');
  await page.getByRole('heading', { name: 'Confirme a compra no seu banco' }).waitFor();
  await page.getByText(number).waitFor();
  await page.getByRole('button', { name: 'Recusar' }).press('Enter');

  await page.waitForURL(`${siteUrl()}/checkout/pedido/${number}`);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  await expect.poll(() => page.getByLabel('Parcelas').inputValue()).toBe('3');
  await typeCard(page, GOOD);
  await press(page, 'Pagar com cartão');
  const outcome = page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' });
  await outcome.waitFor();
  const isFocused = () => outcome.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  expect(await call(getOrder, { number })).toMatchObject({
    ...{ status: 'pago', payment: { status: 'capturado', card: { lastDigits: '1111' } } },
  });
  // The number of a card goes to the gateway and nowhere else.
  const carrying = posted.filter((line) => line.includes('4111111111111111'));
  expect(carrying.map((line) => new URL(line.split(' ')[0] ?? '').pathname)).toEqual([
    '/v1/card_tokens',
  ]);
  expect(carrying[0]?.startsWith(siteUrl())).toBe(false);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('by keyboard alone what has arrived goes back', async () => {
  const visited = await visit({ account: await signUpNewcomer('Dora Devolve') });
  const { call, number } = await receiveOrder(visited);
  const { shipment, invoice } = await call(getOrder, { number });
  const page = await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByText(shipment?.trackingCode ?? 'none', { exact: true }).waitFor();
  await page.getByText(invoice?.key.replace(/\d{4}(?=\d)/g, '$& ') ?? 'none').waitFor();
  await tabTo(page, () => page.getByRole('link', { name: 'Devolver ou trocar' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Devolver ou trocar' }).waitFor();
  await press(page, 'Pedir o código de postagem');
  await page.getByText('Escolha o motivo', { exact: true }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  await tabTo(page, () => page.getByRole('radio', { name: 'O tamanho não serviu' }));
  await page.keyboard.press('Space');
  await press(page, 'Pedir o código de postagem');
  await page.getByRole('heading', { level: 1, name: /^Devolução/ }).waitFor();
  const { lines, returns } = await call(getOrder, { number });
  expect(lines).toMatchObject([{ returned: 0, returning: 1 }]);
  await page.getByText(returns[0]?.postage?.code ?? 'none', { exact: true }).waitFor();
  await page.getByRole('img', { name: 'Código de barras da postagem' }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  const { orders } = await backOffice();
  const asked = { number, code: null };
  await orders.receiveReturn(asked);
  await page.getByText('Estamos conferindo o que veio.').waitFor();
  await orders.checkReturn(asked);
  await page.getByRole('heading', { level: 1, name: /Reembolsada/ }).waitFor({ timeout: 30_000 });
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByRole('heading', { level: 1, name: /Devolvido/ }).waitFor();
  await page.getByText('1 devolvido', { exact: true }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

async function changeCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Aumentar/ }).click();
  await expect.poll(() => cartBadge(page)).toBe('Carrinho: 2');
  await page.getByRole('button', { name: /^Remover/ }).click();
  await page.getByText('Seu carrinho está vazio.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await page.getByLabel('Frete para o CEP').fill('88301000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page
    .getByText(/^Chega em até \d+ dias? út/)
    .first()
    .waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
}

async function chooseDelivery(page: Page): Promise<void> {
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
  const express = page.getByRole('radio', { name: /^Expressa/ });
  const stands = await express.evaluate((radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  });
  expect(stands).toBe(true);
  await page.waitForURL(/frete=expressa/);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => express.isChecked()).toBe(true);
  expect.soft(await axeViolations(page)).toEqual([]);
}

/** The message to the shop is about this order. */
async function askForHelp(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Preciso de ajuda' }).click();
  await page.getByRole('heading', { level: 1, name: 'ATENDIMENTO' }).waitFor();
  expect(await page.getByLabel('Número do pedido').inputValue()).toBe(number);
  expect(await page.getByLabel('Assunto').inputValue()).toBe(`Pedido ${number}`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: `Pedido ${number}` }).waitFor();
}

async function cancelAndBuyAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const cancel = page.getByRole('button', { name: 'Cancelar o pedido' });
  await cancel.click();
  await dialog.getByText('o que foi pago volta para você').waitFor();
  await dialog.getByRole('button', { name: 'Manter o pedido' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancelar o pedido' }).click();
  await page.getByRole('heading', { level: 1, name: /Cancelado/ }).waitFor();
  await page.getByRole('listitem').getByText('Cancelado por você').waitFor();
  await page.getByRole('button', { name: 'Comprar de novo' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
}

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
