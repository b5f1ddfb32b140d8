import { getOrder } from '@arquiba/contract/orders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderNumberOf, payAtGateway, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();
const PATIENCE = { timeout: 240_000 };
const VISA = '4111 1111 1111 1111';
const MASTER = '5555 5555 5555 4444';
const DECLINED = '4000 0000 0000 0002';

const cardOf = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(name) });

async function fillCard(page: Page, name: string, number: string): Promise<void> {
  const card = cardOf(page, name);
  await card.getByLabel('Número do cartão').fill(number);
  await card.getByLabel('Nome como está no cartão').fill('DUDA DUPLA');
  await card.getByLabel('Validade').fill('12/31');
  await card.getByLabel('CVV').fill('123');
}

async function chooseTwoCards(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await page.getByRole('button', { name: 'Pagar com dois cartões' }).click();
  await page.getByLabel('Valor no primeiro cartão').waitFor();
}

test('two cards pay one order, each with its own instalments', PATIENCE, async () => {
  const visited = await visit({ account: await signUpNewcomer('Duda Dupla'), viewport: desktop });
  const { call } = await readyToBuy(visited, 2);
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto('/checkout/pagamento');
  await chooseTwoCards(page);
  // The header must not cover a half of a radio button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await axeViolations(page)).toEqual([]);
  const amount = page.getByLabel('Valor no primeiro cartão');
  await amount.fill('5');
  await page.getByRole('checkbox').check();
  const buy = page.getByRole('button', { name: 'Finalizar compra' });
  await buy.click();
  const refusal = /O valor no primeiro cartão vai de R\$.10,00 a R\$/;
  await page.getByText(refusal).first().waitFor();
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
  await amount.fill('100,00');
  await cardOf(page, 'Primeiro cartão').getByLabel('Parcelas').selectOption('5');
  await fillCard(page, 'Primeiro cartão', VISA);
  await buy.click();
  await page.getByText('Preencha o número do cartão (segundo cartão)').first().waitFor();
  await fillCard(page, 'Segundo cartão', MASTER);
  await cardOf(page, 'Segundo cartão').getByLabel('Parcelas').selectOption('2');
  await buy.dblclick();
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  const number = orderNumberOf(page);
  const { total, payment } = await call(getOrder, { number });
  expect(payment).toMatchObject({
    ...{ status: 'capturado', amount: total },
    cards: [
      { amount: 100_00, instalments: 5, card: { lastDigits: '1111' } },
      { amount: total - 100_00, instalments: 2, card: { lastDigits: '4444' } },
    ],
  });
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByText('Cartão Visa final 1111').waitFor();
  await page.getByText(/100,00 em 5x · pago/).waitFor();
  await page.getByText('Cartão Mastercard final 4444').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('where one card is declined, the page says which, and Pix pays', PATIENCE, async () => {
  const visited = await visit({ account: await signUpNewcomer('Dino Dupla'), viewport: phone });
  const { call } = await readyToBuy(visited);
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto('/checkout/pagamento');
  await chooseTwoCards(page);
  await fillCard(page, 'Primeiro cartão', VISA);
  await fillCard(page, 'Segundo cartão', DECLINED);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' }).waitFor();
  await page.getByText('O cartão Visa final 0002 não foi aprovado.').waitFor();
  await page.getByText('Nada foi cobrado no cartão Visa final 1111.').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  const number = orderNumberOf(page);
  await page.getByRole('radio', { name: /^Pix/ }).check();
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await page.getByRole('img', { name: 'Código QR do Pix' }).waitFor();
  await payAtGateway(call, number);
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
