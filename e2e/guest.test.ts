import { randomInt } from 'node:crypto';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { addToCart } from '@arquiba/contract/cart';
import { getOrder, listOrders } from '@arquiba/contract/orders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { callOf, orderNumberOf, payAtGateway, plentiful } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const PATIENCE = { timeout: 240_000 };

test(
  'a guest buys on a phone, pays, and makes an account at the desk by the link of the mail',
  PATIENCE,
  async () => {
    const email = newEmail();
    const visited = await visit({ viewport: phone });
    const call = callOf(visited);
    const { variant } = await plentiful(call);
    await call(addToCart, { variantId: variant.id });
    const page = await visited.goto('/checkout/carrinho');
    await page.getByRole('link', { name: 'Continuar sem conta' }).click();
    await heading(page, 'Seus dados');
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
    await page.getByText('Preencha o CPF', { exact: true }).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
    await heading(page, 'Entrega');
    await page.getByText('Avenida Paulista, 1578').waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
    await heading(page, 'Pagamento');
    await page.getByText(email).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Finalizar compra' }).click();
    await page.getByRole('img', { name: 'Código QR do Pix' }).waitFor();
    const number = orderNumberOf(page);
    expect.soft(await axeViolations(page)).toEqual([]);
    await payAtGateway(call, number);
    await heading(page, 'Pagamento aprovado!');
    await page.getByRole('link', { name: 'Ver o pedido' }).click();
    await heading(page, new RegExp(`^Pedido ${number}`));
    expect(new URL(page.url()).pathname).toBe(`/pedido/${number}`);
    await page.getByRole('button', { name: 'Criar conta com estes dados' }).click();
    await page.getByText(`Enviamos um link para ${email}`).waitFor();
    expect.soft(await axeViolations(page)).toEqual([]);
    expect(visited.complaints).toEqual([]);

    const mail = await waitForMail({ to: email, subject: /o link do pedido$/ });
    const link = mail.links.find((each) => each.includes('/pedido/abrir/')) ?? '';
    const { pathname } = new URL(link);
    const desk = await visit();
    await desk.goto(pathname);
    await desk.page.waitForURL(`${siteUrl()}/checkout/pedido/${number}`);
    await heading(desk.page, 'Pagamento aprovado!');
    const password = desk.page.getByLabel('Senha', { exact: true });
    await password.waitFor();
    expect.soft(await axeViolations(desk.page)).toEqual([]);
    await password.fill('torcida de óculos');
    await desk.page.getByRole('checkbox', { name: /Termos de Uso/ }).focus();
    await desk.page.keyboard.press('Space');
    await desk.page.keyboard.press('Tab');
    await desk.page.getByRole('button', { name: 'Criar conta com estes dados' }).press('Enter');
    await desk.page.waitForURL(`${siteUrl()}/minha-conta/pedidos/${number}`);
    await heading(desk.page, new RegExp(`^Pedido ${number}`));
    const { items } = await callOf(desk)(listOrders, {});
    expect(items).toMatchObject([{ number, status: 'pago' }]);
    expect(desk.complaints).toEqual([]);
    await desk.close();

    // The browser that bought has no way in any more.
    await visited.goto(`/pedido/${number}`);
    await page.waitForURL(/\/entrar\?voltar=/);
    await page.getByRole('link', { name: 'Comprei sem conta' }).waitFor();
    await visited.close();
  },
);

test('without scripts a guest says who buys, and pays by Pix', PATIENCE, async () => {
  const email = newEmail();
  const visited = await visit({ javaScript: false });
  const call = callOf(visited);
  const { variant } = await plentiful(call);
  await call(addToCart, { variantId: variant.id });
  const page = await visited.goto('/checkout/identificacao');
  await page.getByLabel('CEP', { exact: true }).fill('01310100');
  await page.getByLabel('Rua', { exact: true }).fill('Avenida Paulista');
  await page.getByLabel('Bairro', { exact: true }).fill('Bela Vista');
  await page.getByLabel('Cidade', { exact: true }).fill('São Paulo');
  await page.getByLabel('UF', { exact: true }).fill('SP');
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await heading(page, 'Entrega');
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await heading(page, 'Pagamento');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await heading(page, 'Falta só pagar');
  const number = orderNumberOf(page);
  expect(await call(getOrder, { number })).toMatchObject({ buyer: { email } });
  // Another browser with number and e-mail learns where it is, and gets the link by mail only.
  const other = await visit({ viewport: phone });
  await other.goto('/pedido');
  await other.page.getByLabel('Número do pedido').fill(number);
  await other.page.getByLabel('E-mail da compra').fill(email);
  await other.page.getByRole('button', { name: 'Acompanhar', exact: true }).click();
  await other.page.getByRole('region', { name: `Pedido ${number}` }).waitFor();
  expect(await other.page.getByText('Paulista').count()).toBe(0);
  await other.page.getByRole('button', { name: 'Receber o link por e-mail' }).click();
  await other.page.getByText('o link chega em instantes').waitFor();
  expect.soft(await axeViolations(other.page)).toEqual([]);
  await waitForMail({ to: email, subject: /o link do pedido$/ });
  await other.close();
  await visited.close();
});

function newEmail(): string {
  return `convidada.${randomInt(1e9)}@exemplo.com.br`;
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** By keyboard order: the CEP fills in the rest. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('CEP', { exact: true }).pressSequentially('01310100');
  await expect
    .poll(() => page.getByLabel('Rua', { exact: true }).inputValue())
    .toBe('Avenida Paulista');
  await fillPerson(page, email);
}

async function fillPerson(page: Page, email: string): Promise<void> {
  const nine = String(randomInt(100_000_000, 999_999_999));
  await page.getByLabel('Número', { exact: true }).fill('1578');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Nome completo').fill('Conceição Convidada');
  await page.getByLabel('CPF', { exact: true }).fill(nine + cpfCheckDigits(nine));
  await page.getByLabel('Telefone').fill('47991234567');
  await page.getByRole('checkbox', { name: /16 anos/ }).check();
}
