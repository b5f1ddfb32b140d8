import { getCart } from '@arquiba/contract/cart';
import { getProduct } from '@arquiba/contract/catalog';
import { getOrderPrescription } from '@arquiba/contract/order-prescriptions';
import { getOrder } from '@arquiba/contract/orders';
import { createPrescription, listPrescriptions } from '@arquiba/contract/prescriptions';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { backOffice, buyByPix, callOf, payAtGateway, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

/** The step of a frame that takes multifocal lenses, in a colour that is in stock. */
async function stepOf(call: Call, kind: string): Promise<string> {
  const { slug, colors } = await call(getProduct, { slug: 'copacabana-71' });
  const variant = colors.find(({ stock }) => stock > 2);
  if (!variant) throw new Error('No colour has more than two units');
  return `/oculos/${slug}/lentes?cor=${slugOf(variant.color)}&tipo=${kind}`;
}

const eye = (page: Page, name: string) => page.getByRole('group', { name });

/** The prescription as a person types it; right eye without its axis, unless it is given. */
async function fillIn(page: Page, axis = '') {
  await page.getByRole('heading', { level: 1, name: 'NOVA RECEITA' }).waitFor();
  await page.getByLabel('Nome', { exact: true }).fill('Minha');
  await page.getByLabel('Data da receita').fill('2026-03-02');
  const right = eye(page, 'Olho direito');
  await right.getByLabel('Esférico').fill('-2,25');
  await right.getByLabel('Cilíndrico').fill('-0.75');
  await right.getByLabel('Eixo').fill(axis);
  await right.getByLabel('Adição').fill('1,50');
  const left = eye(page, 'Olho esquerdo');
  await left.getByLabel('Esférico').fill('plano');
  await left.getByLabel('Adição').fill('1,50');
  await page.getByLabel('DP, distância entre as pupilas').fill('62');
}

test('multifocal lenses by a new prescription, by keyboard on a phone, until staff read it', async () => {
  const visited = await visit({ account: await signUpNewcomer('Rosa'), viewport: phone });
  const { call } = await readyToBuy(visited);
  const page = await visited.goto(await stepOf(call, 'multifocal'));
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  await page.getByText(/As lentes ficam prontas em 8 dias úteis depois da receita/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Preencher uma receita' }).press('Enter');
  await fillIn(page);
  const save = page.getByRole('button', { name: 'Guardar receita' });
  await save.press('Enter');
  const missing = 'Olho direito: com o cilíndrico, preencha também o eixo';
  const right = eye(page, 'Olho direito');
  await right.getByText(missing).waitFor();
  await expect
    .poll(() => right.getByLabel('Eixo').evaluate((it) => it === document.activeElement))
    .toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await right.getByLabel('Eixo').fill('90');
  await save.press('Enter');
  await page.getByText('Autorize o uso da receita para podermos guardá-la').first().waitFor();
  await page.getByRole('checkbox', { name: /^Autorizo a Aro/ }).press('Space');
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await save.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Minha/ }).isChecked()).toBe(true);
  await page.getByText(/As lentes ficam prontas em 8 dias úteis\. /).waitFor();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByText('Receita: Minha.').waitFor();
  const number = await buyByPix(call);
  await payAtGateway(call, number);
  await expect.poll(async () => (await call(getOrder, { number })).status).toBe('pago');
  const { orders } = await backOffice();
  const [copy] = (await orders.show(number))?.prescriptions ?? [];
  expect(copy?.values).toMatchObject({
    right: { sphere: -2.25, axis: 90, addition: 1.5 },
    pupils: 62,
  });
  await orders.prepare(number);
  // The browser reports the two refusals of the form.
  expect(visited.complaints.filter((each) => !each.includes('400'))).toEqual([]);
  await visited.close();
});

test('bought first, sent later: the order waits for the prescription and says so', async () => {
  const visited = await visit({ account: await signUpNewcomer('Davi'), viewport: phone });
  const { call } = await readyToBuy(visited);
  const page = await visited.goto(await stepOf(call, 'visao-simples'));
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByText('Receita: você envia depois da compra.').waitFor();
  const number = await buyByPix(call);
  await payAtGateway(call, number);
  await expect.poll(async () => (await call(getOrder, { number })).status).toBe('pago');
  const { orders } = await backOffice();
  await expect(orders.prepare(number)).rejects.toThrow('Falta a receita');
  await visited.goto('/minha-conta/pedidos');
  await page.getByText('Aguardando receita').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await visited.goto(`/minha-conta/pedidos/${number}`);
  const notice = page.getByRole('region', { name: 'Aguardando receita' });
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Enviar a receita' }).click();
  await page.getByRole('heading', { level: 1, name: 'Receita das lentes' }).waitFor();
  await page.getByRole('link', { name: 'Preencher uma receita' }).click();
  await fillIn(page, '90');
  await page.getByRole('checkbox', { name: /^Autorizo a Aro/ }).check();
  await page.getByRole('button', { name: 'Guardar receita' }).click();
  await page.getByRole('heading', { level: 1, name: 'Receita das lentes' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Minha/ }).isChecked()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar a receita' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  await page.getByRole('link', { name: /^Ver a receita/ }).click();
  await page.getByRole('heading', { level: 2, name: 'A loja recebeu' }).waitFor();
  await page.getByRole('cell', { name: '−2,25' }).waitFor();
  const lineId = (await call(getOrder, { number })).lines.find(({ lens }) => lens)?.id ?? '';
  expect((await call(getOrderPrescription, { number, lineId })).sent?.name).toBe('Minha');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('saved prescriptions are changed, deleted, and all go with the consent', async () => {
  const visited = await visit({ account: await signUpNewcomer('Nina'), viewport: desktop });
  const call = callOf(visited);
  for (const name of ['Minha', 'Da Lia']) {
    await call(createPrescription, {
      ...{ name, writtenOn: '2024-03-02', consent: true, pupils: '62' },
      ...{ rightSphere: '-2,25', leftSphere: 'plano' },
    });
  }
  const page = await visited.goto('/minha-conta/minhas-receitas');
  await page.getByRole('heading', { level: 1, name: 'MINHAS RECEITAS' }).waitFor();
  await page.getByText('Tem mais de um ano').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Minha' });
  await mine.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('heading', { level: 1, name: 'EDITAR RECEITA' }).waitFor();
  await eye(page, 'Olho direito').getByLabel('Esférico').fill('-2,50');
  await page.getByRole('button', { name: 'Guardar receita' }).click();
  await page.getByRole('heading', { level: 1, name: 'MINHAS RECEITAS' }).waitFor();
  await mine.getByRole('cell', { name: '−2,50' }).waitFor();
  await mine.getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar a receita' }).click();
  await expect.poll(() => mine.count()).toBe(0);
  await page.getByRole('button', { name: 'Retirar a autorização' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar e apagar' }).click();
  await page.getByText('Nenhuma receita guardada.').waitFor();
  expect(await call(listPrescriptions, {})).toEqual({ consentedAt: null, items: [] });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts a prescription is filled in, chosen for lenses, and another for the cart', async () => {
  const account = await signUpNewcomer('Otto');
  const visited = await visit({ account, javaScript: false });
  const call = callOf(visited);
  const page = await visited.goto(await stepOf(call, 'multifocal'));
  await page.getByRole('link', { name: 'Preencher uma receita' }).click();
  await fillIn(page, '181');
  await page.getByRole('checkbox', { name: /^Autorizo a Aro/ }).check();
  await page.getByRole('button', { name: 'Guardar receita' }).click();
  await page.getByRole('alert').getByText('Olho direito: o eixo vai de 0 a 180 graus').waitFor();
  const right = eye(page, 'Olho direito');
  expect(await right.getByLabel('Esférico').inputValue()).toBe('-2,25');
  await right.getByLabel('Eixo').fill('90');
  await page.getByRole('button', { name: 'Guardar receita' }).click();
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByText('Receita: Minha.').waitFor();
  await page.getByRole('link', { name: /^Trocar a receita/ }).click();
  await page.getByRole('radio', { name: /^Enviar depois da compra/ }).check();
  await page.getByRole('button', { name: 'Usar nas lentes' }).click();
  await page.getByText('Receita: você envia depois da compra.').waitFor();
  expect((await call(getCart, {})).lines).toMatchObject([{ prescription: null }]);
  await visited.close();
});

test('a visitor buys lenses now and fills the prescription in after signing in', async () => {
  const visited = await visit();
  const path = await stepOf(callOf(visited), 'visao-simples');
  const page = await visited.goto(path);
  // The cart does not offer to buy them without an account.
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByText('Óculos com receita são comprados com uma conta').waitFor();
  expect(await page.getByRole('link', { name: 'Continuar sem conta' }).count()).toBe(0);
  await visited.goto(path);
  const link = page.getByRole('link', { name: 'Entrar e preencher a receita' });
  await link.click();
  await page.waitForURL(/[?&]voltar=/);
  const back = new URL(page.url()).searchParams.get('voltar') ?? '';
  expect(back).toMatch(/^\/minha-conta\/minhas-receitas\/nova\?voltar=%2Foculos/);
  await visited.close();
});
