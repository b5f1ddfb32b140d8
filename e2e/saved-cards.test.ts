import { addToCart } from '@arquiba/contract/cart';
import { placeOrder } from '@arquiba/contract/orders';
import { listSavedCards } from '@arquiba/contract/saved-cards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();
const CARDS = '/minha-conta/meus-dados/cartoes';

async function finish(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Li o resumo/ }).check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
}

test('a card is saved with a purchase, pays the next by its CVV alone, and is removed in the account', async () => {
  // So tall that nothing is half behind the bars, where axe would measure what is left of it.
  const viewport = { width: phone.width, height: 4000 };
  const visited = await visit({ account: await signUpNewcomer('Sara Salva'), viewport });
  const { call, variant } = await readyToBuy(visited);
  // The gateway is another site, which must not get the header of the tests.
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto(CARDS);
  await page.getByText('Nenhum cartão salvo.').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);

  await visited.goto('/checkout/pagamento');
  await page.getByRole('radio', { name: /^Cartão de crédito/ }).check();
  await page.getByLabel('Número do cartão').fill('4111111111111111');
  await page.getByLabel('Nome como está no cartão').fill('SARA SALVA');
  await page.getByLabel('Validade').fill('12/31');
  await page.getByLabel('CVV').fill('123');
  const save = page.getByRole('checkbox', { name: 'Guardar este cartão para as próximas compras' });
  expect(await save.isChecked(), 'only when it is asked for').toBe(false);
  await save.check();
  expect.soft(await axeViolations(page)).toEqual([]);
  await finish(page);
  await expect.poll(async () => (await call(listSavedCards, {})).length).toBe(1);

  await call(addToCart, { variantId: variant.id });
  await visited.goto('/checkout/pagamento');
  await page.getByRole('radio', { name: /^Cartão de crédito/ }).check();
  const saved = page.getByRole('radio', { name: /^Visa final 1111/ });
  await saved.waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  expect(await saved.isChecked()).toBe(true);
  expect(await page.getByLabel('Número do cartão').count()).toBe(0);
  await page.getByRole('radio', { name: 'Outro cartão' }).check();
  await page.getByLabel('Número do cartão').waitFor();
  await saved.check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(placeOrder.path)) sent.push(request.postData() ?? '');
  });
  await page.getByLabel('CVV').fill('12');
  await page.getByRole('checkbox', { name: /^Li o resumo/ }).check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await page.getByText('O CVV tem 3 dígitos').first().waitFor();
  await page.getByLabel('CVV').fill('737');
  await finish(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('737"');

  await visited.goto('/minha-conta/meus-dados');
  await page.getByRole('link', { name: /^Cartões salvos/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Visa final 1111' }).waitFor();
  await page.getByText('Vence em 12/2031').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('button', { name: 'Remover o cartão' }).click();
  await page.getByText('Nenhum cartão salvo.').waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
