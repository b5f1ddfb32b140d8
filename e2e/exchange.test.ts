import { getOrder, listExchanges } from '@arquiba/contract/orders';
import { expect, test } from 'vitest';
import { backOffice, receiveOrder } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone } from './visit.ts';

const visit = givenBrowser();

test('on a phone a frame is exchanged for another, to the end', async () => {
  const visited = await visit({ account: await signUpNewcomer('Tiago Troca'), viewport: phone });
  const { call, number } = await receiveOrder(visited, 1);
  const page = await visited.goto(`/minha-conta/pedidos/${number}/devolver`);
  await page.getByRole('heading', { level: 1, name: 'Devolver ou trocar' }).waitFor();
  await hydrated(page);
  const [offered] = await call(listExchanges, { number });
  const chosen = offered?.choices[0];
  await page.getByRole('radio', { name: /^Quero trocar/ }).check();
  const send = page.getByRole('button', { name: 'Pedir o código de postagem' });
  await page.getByRole('radio', { name: 'Mudei de ideia' }).check();
  await send.click();
  await page.getByText('Escolha o que vem no lugar de cada peça', { exact: true }).waitFor();
  // No option lies below the bar of shortcuts.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: `${chosen?.title}, ${chosen?.color}` }).check();
  await send.click();
  await page.getByRole('heading', { level: 1, name: /^Troca/ }).waitFor();
  const { returns } = await call(getOrder, { number });
  await page.getByText(returns[0]?.postage?.code ?? 'none', { exact: true }).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  const { orders } = await backOffice();
  await orders.receiveReturn({ number, code: null });
  await orders.checkReturn({ number, code: null });
  await page.getByText('Vamos enviar o que você escolheu na troca.').waitFor();
  await orders.sendExchange(number, { carrier: 'Correios', trackingCode: 'TR7BR' });
  await page.getByText('TR7BR', { exact: true }).waitFor();
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByText(`1 trocado por ${chosen?.title} (${chosen?.color})`).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
