import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

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

const KNOWN_CEP = '88301000';

async function fillByHand(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const fields = {
    ...{ CEP: KNOWN_CEP, Rua: 'Rua Lauro Müller', Número: '12', Bairro: 'Fazenda' },
    ...{ Cidade: 'Itajaí', UF: 'SC' },
    ...changes,
  };
  for (const [label, value] of Object.entries(fields)) {
    await fieldOf(page, label).fill(value);
    // What the CEP fills in must not come between: nobody types as fast as a test.
    if (value === KNOWN_CEP) await expect.poll(() => written(page, 'Rua')).not.toBe('');
  }
}

test.each([
  ['a phone', phone],
  ['a desk', desktop],
])(
  'A29 A31 on %s the first address is added in the modal, filled in by its CEP',
  async (_place, viewport) => {
    const person = await signUpNewcomer('Rita Endereça');
    const visited = await visit({ account: person, viewport });
    const page = await visited.goto(LIST);
    await page.getByRole('heading', { level: 1, name: 'MEUS ENDEREÇOS' }).waitFor();
    await page.getByText('Nenhum endereço por aqui ainda.').waitFor();
    await openForm(page);

    await fieldOf(page, 'CEP').pressSequentially('01310100');
    await expect.poll(() => written(page, 'Rua')).toBe('Avenida Paulista');
    // The code of the mask may come after the answer; what was typed is fitted then.
    await expect.poll(() => written(page, 'CEP')).toBe('01310-100');
    expect(await written(page, 'Bairro')).toBe('Bela Vista');
    expect(await written(page, 'Cidade')).toBe('São Paulo');
    expect(await written(page, 'UF')).toBe('SP');
    await expect.poll(() => focusedName(page)).toBe('number');
    await page.keyboard.type('1578');
    await fieldOf(page, 'Título (opcional)').fill('Museu');
    const sent = page.waitForRequest(CREATE);
    await saveOf(page).click();
    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(ELEVEN_FIELDS);
    await page.getByRole('alert').getByText('Endereço cadastrado com sucesso!').waitFor();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(LIST);
    const card = cardsOf(page);
    await card.getByRole('heading', { name: 'Museu' }).waitFor();
    await page.reload();
    await expect
      .poll(() => card.textContent())
      .toMatch(/Museu.*Principal.*Avenida Paulista, 1578.*01310-100/);
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('A30 the modal closes by its buttons, the overlay and Esc; the chosen type is marked', async () => {
  const person = await signUpNewcomer('Caio Fecha');
  const visited = await visit({ account: person });
  const page = await visited.goto(LIST);
  const ways = [
    () => dialogOf(page).getByRole('button', { name: 'Fechar' }).click(),
    () => dialogOf(page).getByRole('button', { name: 'Cancelar' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await openForm(page);
    await close();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toBe('Novo Endereço');
  }
  await openForm(page);
  const home = dialogOf(page).getByRole('radio', { name: 'Residencial' });
  await expect.poll(() => home.isChecked()).toBe(true);
  const lookOf = (name: string) =>
    dialogOf(page)
      .getByText(name)
      .evaluate((text) => {
        const label = text.closest('label');
        return label ? getComputedStyle(label).backgroundColor : '';
      });
  const [chosen, other] = [await lookOf('Residencial'), await lookOf('Comercial')];
  expect(chosen).not.toBe(other);
  await home.press('ArrowRight');
  await expect.poll(() => lookOf('Comercial')).toBe(chosen);
  expect(await home.isChecked()).toBe(false);
  await visited.close();
});

test('A30 what was typed is not lost to a slip: Esc and the overlay ask first', async () => {
  const person = await signUpNewcomer('Duda Digita');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(LIST);
  await openForm(page);
  await fieldOf(page, 'Rua').fill('Rua das Palmeiras');
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText('Descartar alterações?').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Continuar editando' }).click();
  expect(await written(page, 'Rua')).toBe('Rua das Palmeiras');
  await fieldOf(page, 'Bairro').fill('Centro');
  await page.mouse.click(200, 5);
  await page.getByRole('alert').getByText('Descartar alterações?').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Descartar' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  await openForm(page);
  expect(await written(page, 'Rua')).toBe('');
  await visited.close();
});

test('A33 CEP, UF and number take their form while one types, pastes or deletes', async () => {
  const person = await signUpNewcomer('Mara Máscara');
  const visited = await visit({ account: person });
  const page = await visited.goto(LIST);
  await openForm(page);
  const typed: [label: string, keys: string, shown: string][] = [
    ['CEP', '8830x1000', '88301-000'],
    ['UF', 's1c9p', 'SC'],
    ['Número', '7a1-b2', '712'],
  ];
  for (const [label, keys, shown] of typed) {
    await fieldOf(page, label).pressSequentially(keys);
    await expect.poll(() => written(page, label), { message: label }).toBe(shown);
    // A CEP that is found moves the focus: further keys would land in the number.
    if (label === 'CEP') await expect.poll(() => focusedName(page)).toBe('number');
  }
  const cep = fieldOf(page, 'CEP');
  await cep.fill(' 88.302-001999 ');
  await expect.poll(() => cep.inputValue()).toBe('88302-001');
  await cep.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect.poll(() => cep.inputValue()).toBe('83020-01');
  await visited.close();
});

test('A33 a UF that does not fit the CEP is warned of, and saved all the same', async () => {
  const person = await signUpNewcomer('Ulisses Fronteira');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(LIST);
  await openForm(page);
  await fillByHand(page, { UF: 'PR' });
  const warning = 'Este CEP costuma ser de SC. Confira a UF.';
  await dialogOf(page).getByText(warning).waitFor();
  await fieldOf(page, 'UF').fill('SC');
  await dialogOf(page).getByText(warning).waitFor({ state: 'detached' });
  await fieldOf(page, 'UF').fill('PR');
  await saveOf(page).click();
  await cardsOf(page).getByText('Itajaí, PR').waitFor();
  await visited.close();
});

test('what was typed by hand is kept when the CEP says otherwise, until one asks for it', async () => {
  const person = await signUpNewcomer('Hugo Manual');
  const visited = await visit({ account: person });
  const page = await visited.goto(LIST);
  await openForm(page);
  await fieldOf(page, 'Rua').fill('Alameda Minha');
  await fieldOf(page, 'CEP').fill('01310100');
  await dialogOf(page).getByText('Mantivemos o que você escreveu.').waitFor();
  expect(await written(page, 'Rua')).toBe('Alameda Minha');
  expect(await written(page, 'Cidade')).toBe('São Paulo');
  await dialogOf(page).getByRole('button', { name: 'Usar este endereço' }).click();
  expect(await written(page, 'Rua')).toBe('Avenida Paulista');
  await expect.poll(() => focusedName(page)).toBe('number');
  // What the CEP wrote by itself, another CEP may write over.
  await fieldOf(page, 'CEP').fill('80020310');
  await expect.poll(() => written(page, 'Rua')).toBe('Rua XV de Novembro');
  expect(await written(page, 'UF')).toBe('PR');
  await visited.close();
});

test('a CEP that nobody knows is filled in by hand; its state is known by the number', async () => {
  const person = await signUpNewcomer('Nina Rincão');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(LIST);
  await openForm(page);
  await fieldOf(page, 'CEP').fill('69400-000');
  await dialogOf(page).getByText('Não encontramos este CEP por aqui.').waitFor();
  expect(await written(page, 'UF')).toBe('AM');
  await fillByHand(page, { CEP: '69400-000', Cidade: 'Manacapuru', UF: 'AM' });
  await fieldOf(page, 'Número').fill('');
  await saveOf(page).click();
  await dialogOf(page).getByText('Preencha o número ou marque “Sem número”').waitFor();
  await expect.poll(() => focusedName(page)).toBe('number');
  await fieldOf(page, 'Sem número').check();
  await saveOf(page).click();
  await cardsOf(page).getByText('Rua Lauro Müller, s/n').waitFor();
  await visited.close();
});

test('a lost answer loses nothing that was typed, and the next try is the same address', async () => {
  const person = await signUpNewcomer('Lia Retenta');
  const visited = await visit({ account: person });
  const page = await visited.goto(LIST);
  await openForm(page);
  await fillByHand(page);
  let losing = true;
  await page.route(CREATE, async (route) => {
    if (!losing) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await saveOf(page).click();
  await page.getByText('Sem conexão. Confira a internet e tente novamente.').waitFor();
  expect(await written(page, 'Rua')).toBe('Rua Lauro Müller');
  losing = false;
  await saveOf(page).dblclick();
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await cardsOf(page).first().waitFor();
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  await visited.close();
});

test('an address is changed in the same modal, made the default, deleted and brought back', async () => {
  const person = await signUpNewcomer('Beto Muda');
  const visited = await visit({ account: person, viewport: desktop });
  const page = await visited.goto(LIST);
  for (const title of ['Casa', 'Trabalho']) {
    await openForm(page);
    await fillByHand(page, { 'Título (opcional)': title });
    await saveOf(page).click();
    await cardsOf(page).getByRole('heading', { name: title }).waitFor();
  }
  const cardOf = (title: string) =>
    cardsOf(page).filter({ has: page.getByRole('heading', { name: title }) });
  await expect.poll(() => cardsOf(page).first().textContent()).toMatch(/^CasaPrincipal/);

  await cardOf('Trabalho').getByRole('button', { name: 'Editar' }).click();
  await dialogOf(page).getByRole('heading', { name: 'Editar endereço' }).waitFor();
  expect(await written(page, 'Número')).toBe('12');
  await fieldOf(page, 'Título (opcional)').fill('Escritório');
  await dialogOf(page).getByRole('button', { name: 'Salvar endereço' }).click();
  await cardOf('Escritório').waitFor();

  await cardOf('Escritório').getByRole('button', { name: 'Tornar principal' }).click();
  await expect.poll(() => cardsOf(page).first().textContent()).toMatch(/^EscritórioPrincipal/);
  await expect.poll(() => page.getByText('Principal', { exact: true }).count()).toBe(1);

  await cardOf('Escritório').getByRole('button', { name: 'Apagar' }).click();
  await cardOf('Escritório').waitFor({ state: 'detached' });
  await cardOf('Casa').getByText('Principal', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await cardOf('Escritório').getByText('Principal', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Principal', { exact: true }).count()).toBe(1);

  await cardOf('Casa').getByRole('button', { name: 'Apagar' }).click();
  await page.getByRole('alert').getByText('Endereço apagado.').last().waitFor();
  await page.reload();
  await cardOf('Escritório').waitFor();
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test.each(['light', 'dark'] as const)('the open modal is accessible (%s)', async (colorScheme) => {
  const visited = await visit({ account: fan, viewport: phone, colorScheme });
  const page = await visited.goto(LIST);
  await openForm(page);
  await saveOf(page).click();
  await dialogOf(page).getByText('Preencha o CEP').waitFor();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
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

test('an address that is not one’s own has no page', async () => {
  const person = await signUpNewcomer('Ivo Curioso');
  const visited = await visit({ account: person });
  for (const id of ['1', 'nenhum', '99999999999999999999999']) {
    const answer = await visited.page.goto(`${LIST}/${id}`);
    expect(answer?.status()).toBe(404);
  }
  await visited.close();
});

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

function focusedText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}
