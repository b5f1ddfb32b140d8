import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const MEMBERSHIP = '**/api/groups/*/membership';
const AWAY = { error: { code: 'unavailable', message: 'Fora do ar.' } };
const answered = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/membership') && answer.request().method() === method,
  );

/** Suggestions above the list have no heading. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const openCards = (page: Page) => cardsOf(page).filter({ hasText: 'Aberto' });

test('R16 R17 a visitor reads the groups and finds them, without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/grupos');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Grupos' }).waitFor();
  const cards = cardsOf(page);
  expect(await cards.count()).toBeGreaterThan(5);
  for (const card of await cards.all()) {
    const way = card.getByRole('link', { name: 'Entrar no grupo' });
    const isOpen = (await card.getByText(/^Aberto$/).count()) === 1;
    // The questions of a closed group come after sign-in.
    const back = isOpen ? /voltar=%2Fgrupos$/ : /voltar=%2Fgrupo%2F[a-z0-9-]+%2Fentrar$/;
    expect(await way.getAttribute('href')).toMatch(back);
    expect(await card.getByText(/^(Aberto|Fechado)$/).count()).toBe(1);
    // How many are in a closed group is for its members.
    expect(/\d membros?/.test((await card.textContent()) ?? '')).toBe(isOpen);
  }
  const field = main.getByRole('searchbox', { name: 'Buscar grupos' });
  await field.fill('natacao');
  await field.press('Enter');
  await page.waitForURL(`${siteUrl()}/grupos?q=natacao`);
  expect(await cards.allTextContents()).toEqual([expect.stringContaining('Natação')]);
  expect(await field.inputValue()).toBe('natacao');

  await visited.goto('/grupo');
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await main.getByText('O mais movimentado da semana').waitFor();
  const tabs = main.getByRole('navigation', { name: `Partes do grupo ${name}` });
  expect(await tabs.getByRole('link').allTextContents()).toEqual([
    ...['Postagens', 'Enquetes', 'Eventos', 'Membros', 'Sobre'],
  ]);
  for (const [tab, address, content] of [
    ['Enquetes', '/grupo?aba=enquetes', main.getByRole('article')],
    [
      'Eventos',
      '/grupo?aba=eventos',
      main.locator('a[href^="/evento/"]').or(main.getByText('Nenhum evento marcado')),
    ],
    ['Postagens', '/grupo', main.getByRole('article')],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await page.waitForURL(siteUrl() + address);
    await content.first().waitFor();
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe(tab);
  }
  for (const path of ['/grupo/nenhum', '/grupo/%00', `/grupo/${'x'.repeat(300)}`]) {
    expect((await fetch(siteUrl() + path)).status, path).toBe(404);
  }
  await visited.close();
});

test('R16 R17 the search of groups remembers its words and is cleared; the way in leads to sign-in', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/grupos');
  const all = await cardsOf(page).count();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Buscar grupos' });
  await field.fill('VOLEI');
  await field.press('Enter');
  await page.waitForURL(`${siteUrl()}/grupos?q=VOLEI`);
  await expectCards(page, 1);
  await expect.poll(() => cardsOf(page).textContent()).toContain('Vôlei');
  await page.reload();
  await hydrated(page);
  expect(await field.inputValue()).toBe('VOLEI');
  await field.fill('nada que exista');
  await field.press('Enter');
  await page.getByText('Nenhum grupo encontrado para “nada que exista”.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Limpar busca' }).click();
  await page.waitForURL(`${siteUrl()}/grupos`);
  // Other journeys found groups meanwhile.
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(all);
  expect(await field.inputValue()).toBe('');
  await cardsOf(page).first().getByRole('heading').click();
  await page.waitForURL(/\/grupo\//);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/entrar\?voltar=%2Fgrupo%2F/);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R16 R17 a visitor enters a group by signing in, from the list and from its page', async () => {
  const name = await firstOpenGroup();
  for (const isOnList of [true, false]) {
    const visited = await visit();
    const page = await visited.goto('/grupos');
    const card = cardsOf(page).filter({ hasText: name });
    if (isOnList) await card.getByRole('link', { name: 'Entrar no grupo' }).click();
    else {
      await card.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    }
    await page.waitForURL(/\/entrar\?voltar=/);
    await hydrated(page);
    await submitSignIn(page, await signUpNewcomer('Vera Volta'));
    await page.getByText(`Você entrou no grupo ${name}.`).waitFor();
    await page
      .getByRole('main')
      .getByText(isOnList ? 'Você participa' : 'Membro', { exact: true })
      .first()
      .waitFor();
    expect(visited.complaints).toEqual([]);
    await visited.close();
  }

  // A closed group asks first.
  const visited = await visit();
  const page = await visited.goto('/grupos');
  const closed = cardsOf(page).filter({ hasText: 'Fechado' }).first();
  await closed.getByRole('link', { name: 'Entrar no grupo' }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  await hydrated(page);
  await submitSignIn(page, await signUpNewcomer('Wanda Pede'));
  await page.waitForURL(/\/grupo\/[a-z0-9-]+\/entrar$/);
  await page.getByRole('button', { name: 'Pedir para entrar' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

async function firstOpenGroup(): Promise<string> {
  const visited = await visit({ javaScript: false });
  const way = openCards(await visited.goto('/grupos')).getByRole('link', {
    name: /^Entrar no grupo/,
  });
  const label = await way.first().getAttribute('aria-label');
  await visited.close();
  return label?.slice(16) ?? '';
}

test('R16 R17 a member enters a group at once and leaves it after being asked; what is refused is undone', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/grupos');
  const way = openCards(page).getByRole('button', { name: 'Entrar no grupo' }).first();
  const name = await way.getAttribute('aria-label').then((label) => label?.slice(16) ?? '');
  const card = cardsOf(page).filter({ hasText: name });
  const before = await membersIn(card);
  await page.route(MEMBERSHIP, (route) => route.fulfill({ status: 503, json: AWAY }));
  await way.click();
  await page.getByText('Fora do ar.').waitFor();
  await page.unroute(MEMBERSHIP);
  const entered = answered(page, 'PUT');
  await card.getByRole('button', { name: 'Entrar no grupo' }).click();
  await card.getByText('Você participa').waitFor();
  expect(await membersIn(card)).toBe(before + 1);
  const onward = card.getByRole('link', { name: `Ver grupo ${name}` });
  await expect.poll(() => onward.evaluate((link) => link === document.activeElement)).toBe(true);
  await entered;
  await page.reload();
  await hydrated(page);
  await card.getByText('Você participa').waitFor();
  expect(await membersIn(card)).toBe(before + 1);

  await onward.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await askToLeave(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuar no grupo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await memberMenu(page).waitFor();
  await leaveHere(page);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  await page.goBack();
  await card.getByRole('button', { name: 'Entrar no grupo' }).waitFor();
  expect(await membersIn(card)).toBe(before);

  await visited.goto('/grupo/arquibancada-da-mare');
  await leaveHere(page);
  await page
    .getByText('Você é a única pessoa responsável por este grupo e não pode sair dele.')
    .waitFor();
  await memberMenu(page).waitFor();
  await visited.close();
});

const memberMenu = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Membro: opções do grupo' });

async function askToLeave(page: Page): Promise<void> {
  await memberMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sair do grupo' }).click();
}

async function leaveHere(page: Page): Promise<void> {
  const left = answered(page, 'DELETE');
  await askToLeave(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sair do grupo' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await left;
}

async function membersIn(card: ReturnType<typeof cardsOf>): Promise<number> {
  const [, figure] = /(\d+) membros?/.exec((await card.textContent()) ?? '') ?? [];
  return Number(figure);
}

async function expectCards(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('main ul > li h2').length === wanted,
    count,
  );
}
