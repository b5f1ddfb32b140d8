import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { drawPhoto } from './posting.ts';
import { productDatabase } from './product-database.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';
import { chooser, file } from './widget-gallery.ts';

const visit = givenBrowser({ pictures: true });
const mainOf = (page: Page) => page.getByRole('main');
const DAY_MS = 24 * 60 * 60_000;

async function chooseCover(page: Page, label: string): Promise<void> {
  await mainOf(page).getByRole('button', { name: label }).click();
  await chooser(page).setInputFiles([file('capa.jpg', await drawPhoto(), 'image/jpeg')]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await mainOf(page).getByRole('button', { name: 'Trocar capa' }).waitFor();
}

/** The pictures of a page are there and drawn. */
async function drawn(page: Page): Promise<void> {
  const cover = mainOf(page).locator('header img, [class*=aspect] img').first();
  await expect
    .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('an event changes afterwards: its cover, its repetition, who sees it; and all who go are listed', async () => {
  const [organiser, fan] = [await signUpNewcomer('Ivone'), await signUpNewcomer('Juca')];
  const visited = await visit({ account: organiser, viewport: desktop });
  const page = await visited.goto('/eventos/novo');
  const main = mainOf(page);
  const title = `Remo da Ivone ${randomInt(1_000_000)}`;
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await main.getByLabel('Título').fill(title);
  await main.getByLabel('Começa').fill(`${day}T06:00`);
  await main.getByLabel('Termina').fill(`${day}T07:30`);
  await chooseCover(page, 'Escolher capa');
  await main.getByLabel('Repete').selectOption('week');
  await main.getByLabel('Ou quantas datas').fill('4');
  await main.getByRole('button', { name: 'Criar evento' }).click();
  await page.waitForURL(/\/evento\/remo-da-ivone-/);
  await drawn(page);
  const path = new URL(page.url()).pathname;
  const dates = main.getByRole('listitem').filter({ hasText: '06:00 às 07:30' });
  await expect.poll(() => dates.count()).toBe(4);

  // Somebody goes on the second date.
  const other = await visit({ account: fan, viewport: phone });
  await other.goto(path);
  await mainOf(other.page)
    .getByRole('listitem')
    .filter({ hasText: '06:00 às 07:30' })
    .nth(1)
    .getByRole('link')
    .click();
  await other.page.waitForURL(/data=/);
  await mainOf(other.page).getByRole('button', { name: 'Vou', exact: true }).click();
  await mainOf(other.page).getByText('Você vai.').waitFor();

  await main.getByRole('link', { name: 'Mudar evento' }).click();
  await page.waitForURL(/\/editar\?data=/);
  // One date has no repetition of its own.
  await expect.poll(() => main.getByLabel('Repete').isVisible()).toBe(false);
  await main.getByText('Todas as que não passaram').click();
  await main.getByText('ficam como estão até você cancelar cada uma').waitFor();
  expect(await main.getByLabel('Repete').inputValue()).toBe('week');
  await main.getByLabel('A cada').fill('2');
  await main.getByLabel('Ou quantas datas').fill('2');
  await main.getByRole('button', { name: 'Remover capa' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(/ficaram=1/);
  await main.getByText('Uma data com respostas ou mudada sozinha ficou como estava').waitFor();
  await expect.poll(() => dates.count()).toBe(3);
  expect(await main.locator('header img').count()).toBe(0);
  await main.getByText('A cada 2 semanas, 2 datas').waitFor();

  // More people than the page shows.
  const dateId = new URL(page.url()).searchParams.get('data');
  await productDatabase().query(
    `INSERT INTO event_answer (date_id, account_id, answer, guests, turn)
     SELECT $1, account_id, CASE WHEN place <= 25 THEN 'going' ELSE 'maybe' END, 0, place
     FROM (SELECT account_id, row_number() OVER (ORDER BY account_id) AS place FROM profile
       WHERE NOT hidden AND NOT private) AS person WHERE place <= 27`,
    [dateId],
  );
  await productDatabase().query('UPDATE event_date SET going = 25, next_turn = 100 WHERE id = $1', [
    dateId,
  ]);
  await visited.goto(`${path}?data=${dateId}`);
  await main.getByRole('button', { name: 'Ver todas as pessoas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quem respondeu' });
  await dialog.getByRole('button', { name: 'Ver mais' }).click();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(25);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Talvez (2)' }).press('Space');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
  await page.keyboard.press('Escape');

  // For nobody else from now on.
  await main.getByRole('link', { name: 'Mudar evento' }).click();
  await page.waitForURL(/\/editar\?data=/);
  await main.getByLabel('Quem vê').selectOption('Só eu');
  await main.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL((url) => url.pathname === path);
  expect((await other.page.request.get(siteUrl() + path)).status()).toBe(404);
  expect(visited.complaints).toEqual([]);
  for (const each of [visited, other]) await each.close();
});

test('a group gets a cover, which its page and the list show', async () => {
  const founder = await signUpNewcomer('Kátia');
  const visited = await visit({ account: founder, viewport: phone });
  const page = await visited.goto('/grupos/novo');
  const main = mainOf(page);
  const name = `Canoa ${randomInt(1_000_000)}`;
  await main.getByLabel('Nome do grupo').fill(name);
  await main.getByText('Este endereço está livre.').waitFor();
  await main.getByLabel('Descrição').fill('Remamos no canal.');
  await chooseCover(page, 'Escolher capa');
  await main.getByRole('button', { name: 'Criar grupo', exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await drawn(page);
  const path = new URL(page.url()).pathname;

  await visited.goto(`${path}/configuracoes`);
  await main.getByRole('button', { name: 'Remover capa' }).click();
  await main.getByRole('button', { name: 'Escolher capa' }).waitFor();
  await main.getByRole('button', { name: 'Salvar' }).click();
  await page.waitForURL(siteUrl() + path);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => main.locator('[class*=aspect] img').count()).toBe(0);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
