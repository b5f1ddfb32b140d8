import { addToCart } from '@arquiba/contract/cart';
import { cancelOrder, getOrder } from '@arquiba/contract/orders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  buyByPix,
  callOf,
  letPixEnd,
  orderNumberOf,
  payAtGateway,
  plentiful,
  readyToBuy,
} from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const CHALLENGED = '4000 0000 0000 3220';

test('the bank asks: what is refused there can be tried again, what is confirmed is paid', async () => {
  const visited = await visit({ account: await signUpNewcomer('Dora Desafio'), viewport: phone });
  const { call } = await readyToBuy(visited);
  // The gateway is another site, which a header of the tests' own is not for.
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto('/checkout/pagamento');
  await page.getByRole('radio', { name: /^Cartão/ }).check();
  await typeCard(page, CHALLENGED);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fechar pedido' }).click();
  await page.waitForURL(/\/checkout\/pedido\//);
  const number = orderNumberOf(page);
  const back = `${siteUrl()}/checkout/pedido/${number}`;
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Confirmar no banco' }).click();
  await page.getByRole('heading', { name: 'Confirme a compra no seu banco' }).waitFor();
  await page.getByText(number).waitFor();
  await page.getByRole('button', { name: 'Recusar' }).click();

  await page.waitForURL(back);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' }).waitFor();
  await typeCard(page, CHALLENGED);
  await page.getByRole('button', { name: 'Pagar com este cartão' }).click();
  await page.getByRole('link', { name: 'Confirmar no banco' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(back);
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  expect(await call(getOrder, { number })).toMatchObject({
    ...{ status: 'pago', payment: { status: 'capturado', card: { lastDigits: '3220' } } },
  });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a Pix whose time is over says so, and another takes its place', async () => {
  const visited = await visit({ account: await signUpNewcomer('Vito Vencido'), viewport: phone });
  const { call } = await readyToBuy(visited);
  const number = await buyByPix(call);
  const page = await visited.goto(`/checkout/pedido/${number}`);
  const code = page.getByRole('img', { name: 'Código QR do Pix' });
  await code.waitFor();
  const before = (await call(getOrder, { number })).payment?.pix?.code;
  await letPixEnd(call, number);
  await page.getByRole('heading', { level: 1, name: 'O código para pagar venceu' }).waitFor();
  expect(await code.count()).toBe(0);
  expect(await page.getByText(before ?? '').count()).toBe(0);
  expect.soft(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await code.waitFor();
  expect((await call(getOrder, { number })).payment?.pix?.code).not.toBe(before);
  await payAtGateway(call, number);
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts a newcomer writes an address, and pays as was chosen though something was missing', async () => {
  const visited = await visit({ account: await signUpNewcomer('Bento Boleto'), javaScript: false });
  const call = callOf(visited);
  const { variant } = await plentiful(call);
  await call(addToCart, { variantId: variant.id });
  const page = await visited.goto('/checkout/entrega');
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
  await page.getByRole('button', { name: 'Fechar pedido' }).click();
  await page.getByRole('alert').getByText('Confirme que você leu').waitFor();
  expect(await page.getByRole('radio', { name: /^Boleto/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fechar pedido' }).click();
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByRole('img', { name: 'Código de barras do boleto' }).waitFor();
  await call(cancelOrder, { number: orderNumberOf(page) });
  await visited.close();
});

test('with five orders that wait for their payment there is no sixth, and the way to them is shown', async () => {
  const account = await signUpNewcomer('Quitéria Quitanda');
  const visited = await visit({ account, viewport: phone });
  const { call, variant } = await readyToBuy(visited);
  const numbers: string[] = [];
  for (let order = 0; order < 5; order += 1) {
    numbers.push(await buyByPix(call));
    await call(addToCart, { variantId: variant.id });
  }
  const page = await visited.goto('/checkout/pagamento');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Fechar pedido' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Você já tem 5 pedidos' });
  await said.getByRole('link', { name: 'Ver meus pedidos' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);

  const plain = await visit({ account, javaScript: false });
  await plain.goto('/checkout/pagamento');
  await plain.page.getByRole('checkbox').check();
  await plain.page.getByRole('button', { name: 'Fechar pedido' }).click();
  const written = plain.page.getByRole('alert').filter({ hasText: 'Pague ou cancele um deles' });
  await written.getByRole('link', { name: 'Ver meus pedidos' }).waitFor();
  await plain.close();
  for (const number of numbers) await call(cancelOrder, { number });
  await visited.close();
});

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number);
  await page.getByLabel('Nome como está no cartão').fill('DORA DESAFIO');
  await page.getByLabel('Validade').fill('12/31');
  await page.getByLabel('CVV').fill('123');
}
