import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const MEMBERSHIP = '**/api/groups/*/membership';
const answered = (page: Page, method: 'PUT' | 'DELETE') =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/membership') && answer.request().method() === method,
  );

const cardsOf = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
const openCards = (page: Page) => cardsOf(page).filter({ hasText: 'Aberto' });

test('R16 a visitor sees the groups, each with a way in that leads to sign-in and back', async () => {
  const visited = await visit();
  const page = await visited.goto('/grupos');
  await page.getByRole('heading', { level: 1, name: 'Grupos' }).waitFor();
  const cards = cardsOf(page);
  await expect.poll(() => cards.count()).toBeGreaterThan(5);
  for (const card of await cards.all()) {
    await expect.poll(() => card.getByRole('link', { name: 'Entrar no grupo' }).count()).toBe(1);
    await expect.poll(() => card.getByText(/^(Aberto|Fechado)$/).count()).toBe(1);
    await expect.poll(() => card.textContent()).toMatch(/\d membros?/);
  }
  await cards.first().getByRole('link', { name: 'Entrar no grupo' }).click();
  await page.waitForURL(`${siteUrl()}/entrar?voltar=%2Fgrupos`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R16 the search field finds groups whatever the accents, and the address remembers it', async () => {
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
  await expect.poll(() => field.inputValue()).toBe('VOLEI');
  await field.fill('nada que exista');
  await field.press('Enter');
  await page.getByText('Nenhum grupo encontrado para “nada que exista”.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Limpar busca' }).click();
  await page.waitForURL(`${siteUrl()}/grupos`);
  await expectCards(page, all);
  await expect.poll(() => field.inputValue()).toBe('');
  await visited.close();
});

test('R16 the list and its search can be read without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/grupos?q=v%C3%B3lei');
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Buscar grupos' });
  await expect.poll(() => field.inputValue()).toBe('vólei');
  await field.fill('natacao');
  await field.press('Enter');
  await page.waitForURL(`${siteUrl()}/grupos?q=natacao`);
  await expect.poll(() => cardsOf(page).textContent()).toContain('Natação');
  await visited.close();
});

test('R16 someone signed in enters at once, and is in after a reload', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/grupos');
  const way = openCards(page).getByRole('button', { name: 'Entrar no grupo' }).first();
  const name = await way.getAttribute('aria-label').then((label) => label?.slice(16) ?? '');
  const card = cardsOf(page).filter({ hasText: name });
  const before = await membersIn(card);
  const entered = answered(page, 'PUT');
  await way.click();
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
  await leaveHere(page);
  await page.goBack();
  await card.getByRole('button', { name: 'Entrar no grupo' }).waitFor();
  expect(await membersIn(card)).toBe(before);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R16 a closed group refuses with a toast, and nothing else changes', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/grupos');
  const card = cardsOf(page).filter({ hasText: 'Fechado' }).first();
  const before = await card.textContent();
  await card.getByRole('button', { name: 'Entrar no grupo' }).click();
  await page.getByText('Este grupo é fechado e não recebe novos membros por enquanto.').waitFor();
  await expect.poll(() => card.textContent()).toBe(before);
  await visited.close();
});

test('R16 what the server refuses is undone with a toast', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/grupos');
  await page.route(MEMBERSHIP, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Fora do ar.' } },
    }),
  );
  const way = openCards(page).getByRole('button', { name: 'Entrar no grupo' }).first();
  const label = (await way.getAttribute('aria-label')) ?? '';
  await way.click();
  await page.getByText('Fora do ar.').waitFor();
  await page.getByRole('button', { name: label }).waitFor();
  await visited.close();
});

test('R17 /grupo shows the most active group, its tabs and the way in', async () => {
  const visited = await visit();
  const page = await visited.goto('/grupo');
  const main = page.getByRole('main');
  const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await main.getByText('O mais movimentado da semana').waitFor();
  const tabs = main.getByRole('navigation', { name: `Partes do grupo ${name}` });
  await expect
    .poll(() => tabs.getByRole('link').allTextContents())
    .toEqual(['Postagens', 'Enquetes', 'Eventos']);
  for (const [tab, address, sentence] of [
    ['Enquetes', '/grupo?aba=enquetes', 'Nenhuma enquete neste grupo ainda.'],
    ['Eventos', '/grupo?aba=eventos', 'Nenhum evento marcado neste grupo ainda.'],
    ['Postagens', '/grupo', 'Ninguém publicou neste grupo ainda.'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await page.waitForURL(siteUrl() + address);
    await main.getByText(sentence).waitFor();
    await expect.poll(() => tabs.locator('[aria-current=page]').textContent()).toBe(tab);
  }
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(`${siteUrl()}/entrar?voltar=%2Fgrupo`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R17 someone enters a group and leaves it, after being asked', async () => {
  const visited = await visit({ account: fan, viewport: phone });
  const page = await visited.goto('/grupos');
  await openCards(page)
    .filter({ has: page.getByRole('button', { name: 'Entrar no grupo' }) })
    .first()
    .getByRole('heading')
    .click();
  await page.waitForURL(/\/grupo\/[a-z0-9-]+$/);
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  await page.getByRole('main').getByText('Você participa').waitFor();
  await page.getByRole('button', { name: 'Sair do grupo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuar no grupo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByText('Você participa').waitFor();
  await leaveHere(page);
  await enter.waitFor();
  await page.reload();
  await enter.waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R17 whoever answers for a group alone cannot leave it', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/grupo/arquibancada-da-mare');
  await leaveHere(page);
  await page
    .getByText('Você é a única pessoa responsável por este grupo e não pode sair dele.')
    .waitFor();
  await page.getByRole('main').getByText('Você participa').waitFor();
  await visited.close();
});

test('R17 a group that does not exist is not found', async () => {
  for (const path of ['/grupo/nenhum', '/grupo/%00', `/grupo/${'x'.repeat(300)}`]) {
    const answer = await fetch(siteUrl() + path);
    expect(answer.status, path).toBe(404);
  }
});

async function leaveHere(page: Page): Promise<void> {
  const left = answered(page, 'DELETE');
  await page.getByRole('main').getByRole('button', { name: 'Sair do grupo' }).click();
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
