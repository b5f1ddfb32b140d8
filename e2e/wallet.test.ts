import { expect, test } from 'vitest';
import { orderNumberOf, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const WALLET = 'Carteira de demonstração';

test('a wallet is paid on its own page; who leaves it comes back to an order that can still be paid', async () => {
  const visited = await visit({ account: await signUpNewcomer('Célia Carteira'), viewport: phone });
  await readyToBuy(visited);
  // The gateway is another site, which must not get the header of the tests.
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto('/checkout/pagamento');
  await page.getByRole('radio', { name: new RegExp(WALLET) }).check();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: `Pagar com ${WALLET}` }).click();
  await page.getByRole('heading', { level: 1, name: WALLET }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Desistir e voltar ao pedido' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pagamento em processamento' }).waitFor();
  const number = orderNumberOf(page);
  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar para a carteira' }).click();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.getByRole('heading', { level: 1, name: 'O pagamento não foi aprovado' }).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: `Pagar com ${WALLET}` }).click();
  await page.getByRole('button', { name: 'Aprovar o pagamento' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/pedido/${number}`);
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByText(WALLET).first().waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts a wallet is paid as well', async () => {
  const visited = await visit({ account: await signUpNewcomer('Nilo Simples'), javaScript: false });
  await readyToBuy(visited);
  await visited.context.setExtraHTTPHeaders({});
  const page = await visited.goto('/checkout/pagamento');
  await page.getByRole('radio', { name: new RegExp(WALLET) }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByRole('link', { name: `Pagar com ${WALLET}` }).click();
  await page.getByRole('button', { name: 'Aprovar o pagamento' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  await visited.close();
});
