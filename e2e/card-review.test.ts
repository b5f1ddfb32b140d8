import { listAddresses } from '@arquiba/contract/addresses';
import { getCheckout, getOrder, placeOrder } from '@arquiba/contract/orders';
import { currentSession } from '@arquiba/contract/sessions';
import { expect, test } from 'vitest';
import { callOf, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const REVIEWED = '4000000000000259';
const CHALLENGED = '4000000000003220';

/** Buys what is in the cart with a card, which the gateway exchanges for a token. */
async function buyByCard(visited: Visit, cardNumber: string): Promise<string> {
  const call = callOf(visited);
  const { account } = await call(currentSession, {});
  const [home] = await call(listAddresses, { accountId: account?.id ?? '' });
  const chosen = { addressId: home?.id ?? '', service: 'economica' } as const;
  const { freight, goods, payments, cardForm } = await call(getCheckout, chosen);
  const answer = await fetch(cardForm.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl() },
    body: JSON.stringify({
      ...{ card_number: cardNumber, expiration_month: 12, expiration_year: 2031 },
      ...{ security_code: '123', cardholder: { name: 'RITA REVISA' } },
    }),
  });
  const { id: cardToken } = (await answer.json()) as { id: string };
  const { number } = await call(placeOrder, {
    ...chosen,
    ...{ freightQuoteId: freight?.id ?? '', method: 'cartao', accepted: true, cardToken },
    expectedGoods: goods,
    expectedTotal: payments.find(({ method }) => method === 'cartao')?.total ?? 0,
  });
  return number;
}

test('a card in review is told as such until it is approved, and nothing else is to be paid', async () => {
  const visited = await visit({ account: await signUpNewcomer('Rita Revisa'), viewport: phone });
  const { call } = await readyToBuy(visited);
  const number = await buyByCard(visited, REVIEWED);
  const page = await visited.goto(`/checkout/pedido/${number}`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await heading('Pagamento em análise').waitFor();
  expect(await page.getByRole('button', { name: /forma de pagamento/ }).count()).toBe(0);
  expect.soft(await axeViolations(page)).toEqual([]);
  await visited.goto('/minha-conta/pedidos');
  await page.getByText('Pagamento em análise').first().waitFor();
  expect(await page.getByRole('link', { name: 'Pagar agora' }).count()).toBe(0);
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByText('O que acontece agora').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  await visited.goto(`/checkout/pedido/${number}`);
  const { payment } = await call(getOrder, { number });
  await fetch(`${payment?.simulationUrl}/aprovar`, { method: 'POST', redirect: 'manual' });
  await heading('Pagamento aprovado!').waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('who has confirmed at the bank is not asked to pay again', async () => {
  const visited = await visit({ account: await signUpNewcomer('Caio Confirma') });
  await readyToBuy(visited);
  // The gateway is another site, which must not get the header of the tests.
  await visited.context.setExtraHTTPHeaders({});
  const number = await buyByCard(visited, CHALLENGED);
  const page = await visited.goto(`/checkout/pedido/${number}`);
  await page.getByRole('heading', { level: 1, name: 'Confirme no seu banco' }).waitFor();
  await page.getByRole('link', { name: 'Confirmar no banco' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/pedido/${number}`);
  await page.getByRole('heading', { level: 1, name: 'Pagamento aprovado!' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
