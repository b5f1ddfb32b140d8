import { createAddress } from '@arquiba/contract/addresses';
import { currentSession } from '@arquiba/contract/sessions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const LIST = '/minha-conta/meus-enderecos';
const CREATE = '**/api/addressAccounts';
const ELEVEN_FIELDS = [
  ...['cep', 'city', 'complement', 'district', 'idAccount', 'number'],
  ...['reference', 'road', 'title', 'type', 'uf'],
];

const dialogOf = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page, label: string) => dialogOf(page).getByLabel(label, { exact: true });
const saveOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Cadastrar endereço' });
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const written = (page: Page, label: string) => fieldOf(page, label).inputValue();

async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Novo Endereço' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Novo endereço' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('type');
}

test('A29 A31 A33 the first address is added in the modal; its fields take their form while one types, its CEP fills them in, and a lost answer makes no second one', async () => {
  const visited = await visit({ account: await signUpNewcomer('Rita'), viewport: phone });
  const page = await visited.goto(LIST);
  await page.getByRole('heading', { level: 1, name: 'MEUS ENDEREÇOS' }).waitFor();
  await page.getByText('Nenhum endereço por aqui ainda.').waitFor();
  await openForm(page);

  await fieldOf(page, 'CEP').pressSequentially('0131x0100');
  await expect.poll(() => written(page, 'Rua')).toBe('Avenida Paulista');
  // The code of the mask may load after the answer; it then formats what was typed.
  await expect.poll(() => written(page, 'CEP')).toBe('01310-100');
  expect(await written(page, 'Bairro')).toBe('Bela Vista');
  expect(await written(page, 'Cidade')).toBe('São Paulo');
  expect(await written(page, 'UF')).toBe('SP');
  await expect.poll(() => focusedName(page)).toBe('number');
  await page.keyboard.type('15a7-b8');
  await expect.poll(() => written(page, 'Número')).toBe('1578');
  await fieldOf(page, 'UF').fill('');
  await fieldOf(page, 'UF').pressSequentially('s1p9c');
  await expect.poll(() => written(page, 'UF')).toBe('SP');
  await fieldOf(page, 'Título (opcional)').fill('Museu');
  let losing = true;
  await page.route(CREATE, async (route) => {
    if (!losing) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await saveOf(page).click();
  await page.getByText('Sem conexão. Confira a internet e tente novamente.').waitFor();
  losing = false;
  const sent = page.waitForRequest(CREATE);
  await saveOf(page).dblclick();
  expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(ELEVEN_FIELDS);
  await page.getByRole('alert').getByText('Endereço cadastrado com sucesso!').waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(LIST);
  // One card, though the answer to the first try was lost.
  await expect
    .poll(() => cardsOf(page).allTextContents())
    .toEqual([expect.stringMatching(/^MuseuPrincipal.*Avenida Paulista, 1578.*01310-100/)]);
  await visited.close();
});

test('an address is changed in the same modal, made the default, deleted and brought back', async () => {
  const visited = await visit({ account: await signUpNewcomer('Beto Muda'), viewport: desktop });
  for (const title of ['Casa', 'Trabalho']) await addAddress(visited, title);
  const page = await visited.goto(LIST);
  const cardOf = (title: string) =>
    cardsOf(page).filter({ has: page.getByRole('heading', { name: title }) });
  await expect.poll(() => cardsOf(page).first().textContent()).toMatch(/^CasaPrincipal/);
  await cardOf('Trabalho').getByRole('button', { name: 'Editar' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Editar endereço' }).waitFor();
  expect(await written(page, 'Número')).toBe('12');
  await fieldOf(page, 'Título (opcional)').fill('Escritório');
  await dialogOf(page).getByRole('button', { name: 'Salvar endereço' }).click();
  await cardOf('Escritório').getByRole('button', { name: 'Tornar principal' }).click();
  await expect.poll(() => cardsOf(page).first().textContent()).toMatch(/^EscritórioPrincipal/);
  const defaults = page.getByText('Principal', { exact: true });
  await expect.poll(() => defaults.count()).toBe(1);

  await cardOf('Escritório').getByRole('button', { name: 'Apagar' }).click();
  await cardOf('Escritório').waitFor({ state: 'detached' });
  await cardOf('Casa').getByText('Principal', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await cardOf('Escritório').getByText('Principal', { exact: true }).waitFor();
  await expect.poll(() => defaults.count()).toBe(1);
  await cardOf('Casa').getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('alert').getByText('Endereço apagado.').last().waitFor();
  await page.reload();
  await cardOf('Escritório').waitFor();
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('A33 what was typed by hand is kept when the CEP says otherwise; an unknown CEP tells its state, and a UF that does not fit is warned of and saved', async () => {
  const visited = await visit({ account: await signUpNewcomer('Nina Rincão') });
  const page = await visited.goto(LIST);
  await openForm(page);
  const cep = fieldOf(page, 'CEP');
  await cep.fill(' 69.400-000999 ');
  await dialogOf(page).getByText('Não encontramos este CEP por aqui.').waitFor();
  await expect.poll(() => cep.inputValue()).toBe('69400-000');
  expect(await written(page, 'UF')).toBe('AM');
  await cep.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect.poll(() => cep.inputValue()).toBe('94000-00');

  await fieldOf(page, 'Rua').fill('Alameda Minha');
  await cep.fill('01310100');
  await dialogOf(page).getByText('Mantivemos o que você escreveu.').waitFor();
  expect(await written(page, 'Rua')).toBe('Alameda Minha');
  expect(await written(page, 'Cidade')).toBe('São Paulo');
  await dialogOf(page).getByRole('button', { name: 'Usar este endereço' }).click();
  await expect.poll(() => written(page, 'Rua')).toBe('Avenida Paulista');
  await expect.poll(() => focusedName(page)).toBe('number');
  // Values filled in by a CEP may be overwritten by another CEP.
  await cep.fill('80020310');
  await expect.poll(() => written(page, 'Rua')).toBe('Rua XV de Novembro');
  expect(await written(page, 'UF')).toBe('PR');

  const warning = dialogOf(page).getByText('Este CEP costuma ser de PR. Confira a UF.');
  await fieldOf(page, 'UF').fill('SC');
  await warning.waitFor();
  await fieldOf(page, 'UF').fill('PR');
  await warning.waitFor({ state: 'detached' });
  await fieldOf(page, 'UF').fill('SC');
  await saveOf(page).click();
  await dialogOf(page).getByText('Preencha o número ou marque “Sem número”').waitFor();
  await expect.poll(() => focusedName(page)).toBe('number');
  await fieldOf(page, 'Sem número').check();
  await saveOf(page).click();
  await cardsOf(page).getByText('Rua XV de Novembro, s/n').waitFor();
  await cardsOf(page).getByText('Curitiba, SC').waitFor();
  await visited.close();
});

test('A30 the modal closes by its buttons, the overlay and Esc, but asks first where something was typed; the chosen type is marked', async () => {
  const visited = await visit({ account: await signUpNewcomer('Caio Fecha'), viewport: desktop });
  const page = await visited.goto(LIST);
  const dialog = dialogOf(page);
  const ways = [
    () => dialog.getByRole('button', { name: 'Fechar' }).click(),
    () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await openForm(page);
    await close();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toBe('Novo Endereço');
  }
  await openForm(page);
  const home = dialog.getByRole('radio', { name: 'Residencial' });
  expect(await home.isChecked()).toBe(true);
  const [chosen, other] = [await lookOf(page, 'Residencial'), await lookOf(page, 'Comercial')];
  expect(chosen).not.toBe(other);
  await home.press('ArrowRight');
  await expect.poll(() => lookOf(page, 'Comercial')).toBe(chosen);
  expect(await home.isChecked()).toBe(false);

  await page.setViewportSize(phone);
  await fieldOf(page, 'Rua').fill('Rua das Palmeiras');
  const question = page.getByRole('alert').getByText('Descartar alterações?');
  await page.keyboard.press('Escape');
  await question.waitFor();
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  expect(await written(page, 'Rua')).toBe('Rua das Palmeiras');
  await fieldOf(page, 'Bairro').fill('Centro');
  await page.mouse.click(200, 5);
  await question.waitFor();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openForm(page);
  expect(await written(page, 'Rua')).toBe('');
  await saveOf(page).click();
  await dialog.getByText('Preencha o CEP').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await visited.close();
});

test('without scripts the list can be read, and an address added, changed and deleted', async () => {
  const person = await signUpNewcomer('Noé Semescripto');
  const visited = await visit({ account: person, javaScript: false });
  const page = await visited.goto(LIST);
  await page.getByRole('main').getByRole('button', { name: 'Novo Endereço' }).click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'NOVO ENDEREÇO' }).waitFor();
  const fields = { CEP: '88302001', Rua: 'Rua Lauro Müller', Bairro: 'Fazenda', Cidade: 'Itajaí' };
  for (const [label, value] of Object.entries(fields)) await main.getByLabel(label).fill(value);
  await main.getByLabel('UF').fill('sc');
  await main.getByRole('button', { name: 'Cadastrar endereço' }).click();
  await main.getByRole('alert').getByText('Preencha o número').waitFor();
  await expect.poll(() => main.getByLabel('Rua').inputValue()).toBe('Rua Lauro Müller');
  await main.getByLabel('Número', { exact: true }).fill('12');
  await main.getByRole('button', { name: 'Cadastrar endereço' }).click();
  await page.waitForURL(siteUrl() + LIST);
  await main.getByText('Rua Lauro Müller, 12').waitFor();
  await main.getByRole('button', { name: 'Editar' }).click();
  await main.getByLabel('Número', { exact: true }).fill('14');
  await main.getByRole('button', { name: 'Salvar endereço' }).click();
  await main.getByText('Rua Lauro Müller, 14').waitFor();
  await main.getByRole('button', { name: 'Apagar' }).click();
  await main.getByText('Nenhum endereço por aqui ainda.').waitFor();
  await visited.close();
});

/** How a choice of the type looks. */
function lookOf(page: Page, name: string): Promise<string> {
  return dialogOf(page)
    .getByText(name)
    .evaluate((text) => {
      const label = text.closest('label');
      return label ? getComputedStyle(label).backgroundColor : '';
    });
}

async function addAddress(visited: Visit, title: string): Promise<void> {
  const call = callOf(visited);
  const { account } = await call(currentSession, {});
  await call(createAddress, {
    ...{ idAccount: account?.id ?? '', type: 'Residencial', title, cep: '88301-000' },
    ...{ road: 'Rua Lauro Müller', number: '12', complement: '', district: 'Fazenda' },
    ...{ city: 'Itajaí', uf: 'SC', reference: '' },
  });
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}
