import { getProduct } from '@arquiba/contract/catalog';
import { getOrder } from '@arquiba/contract/orders';
import { listPrescriptions } from '@arquiba/contract/prescriptions';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PDF } from '../apps/api/src/platform/testing/prescription-samples.ts';
import { backOffice, buyByPix, callOf, payAtGateway, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { drawPhoto } from './posting.ts';
import { desktop, givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();
const TITLE = 'RECEITA POR FOTO OU PDF';
const REASON = 'A foto está escura. Fotografe de novo, perto da janela.';

/** The step of a frame that takes lenses made to measure, in a colour that is in stock. */
async function stepOf(call: Call): Promise<string> {
  const { slug, colors } = await call(getProduct, { slug: 'copacabana-71' });
  const variant = colors.find(({ stock }) => stock > 2);
  if (!variant) throw new Error('No colour has more than two units');
  return `/oculos/${slug}/lentes?cor=${slugOf(variant.color)}&tipo=visao-simples`;
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar receita' });

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Data da receita').fill('2026-03-02');
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Escolher (foto ou PDF|outro arquivo)$/ }).press('Enter'),
  ]);
  await chooser.setFiles([{ name, mimeType: 'application/octet-stream', buffer }]);
}

test('bought by a photo, on a phone by keyboard: staff refuse it, the buyer sends a PDF', {
  timeout: 180_000,
}, async () => {
  const visited = await visit({ account: await signUpNewcomer('Iara'), viewport: phone });
  const { call } = await readyToBuy(visited);
  const page = await visited.goto(await stepOf(call));
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  await page.getByRole('link', { name: 'Enviar foto ou PDF' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  // Nothing can be uploaded before the consent.
  expect(await page.locator('input[type=file]').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Autorizar e continuar' }).press('Enter');
  const name = page.getByLabel('Nome', { exact: true });
  await name.waitFor();
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  await fillIn(page, 'Do papel');
  await page.getByLabel('Observações').fill('A segunda linha é a de perto.');
  await save(page).press('Enter');
  await page.getByText('Escolha a foto ou o PDF, e espere o envio terminar').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choose(page, 'notas.txt', Buffer.from('arquibancada'));
  await page.getByText('Envie uma foto (JPEG, PNG, WebP ou HEIC) ou um PDF').waitFor();
  await choose(page, 'receita.jpg', await drawPhoto());
  await page.getByRole('status').getByText('receita.jpg').waitFor();
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(phone);
  await save(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Do papel/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByRole('link', { name: 'Ver carrinho' }).click();
  await page.getByText('Receita: Do papel.').waitFor();

  const number = await buyByPix(call);
  await payAtGateway(call, number);
  await expect.poll(async () => (await call(getOrder, { number })).status).toBe('pago');
  const { orders } = await backOffice();
  await expect(orders.prepare(number)).rejects.toThrow('confira antes');
  await visited.goto(`/minha-conta/pedidos/${number}`);
  await page.getByRole('link', { name: /^Ver a receita/ }).press('Enter');
  await page.getByRole('heading', { level: 2, name: 'A loja recebeu' }).waitFor();
  await page.getByText('Vamos conferir a receita').waitFor();
  const shown = page.getByRole('img', { name: 'Foto da receita Do papel' });
  const picture = await visited.context.request.get((await shown.getAttribute('src')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await axeViolations(page)).toEqual([]);

  await orders.refusePrescription({ number, sku: null }, REASON);
  await visited.goto(`/minha-conta/pedidos/${number}`);
  const notice = page.getByRole('region', { name: 'Precisamos de outra receita' });
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Enviar a receita' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Receita das lentes' }).waitFor();
  await page.getByText(REASON).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Enviar foto ou PDF' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await fillIn(page, 'Do médico');
  await choose(page, 'receita.pdf', PDF);
  await page.getByRole('status').getByText('receita.pdf').waitFor();
  await save(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Receita das lentes' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Do médico/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Enviar a receita' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
  await orders.acceptPrescription({ number, sku: null });
  await orders.prepare(number);
  // The browser reports the refusals of the form.
  expect(visited.complaints.filter((each) => !each.includes('400'))).toEqual([]);
  await visited.close();
});

test('a PDF on a desk: saved, downloaded, deleted', async () => {
  const visited = await visit({ account: await signUpNewcomer('Caio'), viewport: desktop });
  const call = callOf(visited);
  const page = await visited.goto('/minha-conta/minhas-receitas');
  await page.getByRole('main').getByRole('link', { name: 'Enviar foto ou PDF' }).click();
  await page.getByRole('button', { name: 'Autorizar e continuar' }).click();
  await fillIn(page, 'Do médico');
  await choose(page, 'receita.pdf', PDF);
  await page.getByRole('status').getByText('receita.pdf').waitFor();
  await save(page).click();
  await page.getByRole('heading', { level: 1, name: 'MINHAS RECEITAS' }).waitFor();
  const [file] = (await call(listPrescriptions, {})).items.map((each) => each.file);
  expect(file?.mime).toBe('application/pdf');
  expect(await axeViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Baixar o PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('receita.pdf');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Do médico' });
  expect(await mine.getByRole('link', { name: 'Editar' }).count()).toBe(0);
  await mine.getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar a receita' }).click();
  await page.getByText('Nenhuma receita guardada.').waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts the page asks for the consent, and says what works instead', async () => {
  const visited = await visit({ account: await signUpNewcomer('Ravi'), javaScript: false });
  const page = await visited.goto(await stepOf(callOf(visited)));
  await page.getByRole('link', { name: 'Enviar foto ou PDF' }).click();
  await page.getByRole('button', { name: 'Autorizar e continuar' }).click();
  // Texts are not looked for there.
  const told = page.locator('noscript p').filter({ visible: true }).first();
  expect(await told.innerText()).toContain('ligue os scripts do navegador');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Escolha as lentes' }).waitFor();
  await page.getByRole('radio', { name: /^Enviar depois da compra/ }).check();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.getByText('Receita: você envia depois da compra.').waitFor();
  await visited.close();
});
