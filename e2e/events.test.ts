import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const DAY_MS = 24 * 60 * 60_000;

/** A day some days from now, as forms want it. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function fillEvent(page: Page, title: string, day: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Título').fill(title);
  await main.getByLabel('Começa').fill(`${day}T19:30`);
  await main.getByLabel('Termina').fill(`${day}T21:00`);
  await main.getByLabel('Lugar', { exact: false }).first().fill('Quadra do Parque');
}

const mainOf = (page: Page) => page.getByRole('main');
const columnOf = (page: Page) => page.getByRole('complementary');

test('an event is created, answered, fills up, and the waiting list moves', async () => {
  const organiser = await signUpNewcomer('Olívia');
  const [first, second] = [await signUpNewcomer('Primeira'), await signUpNewcomer('Segunda')];
  const visited = await visit({ account: organiser });
  const page = await visited.goto('/');
  await columnOf(page).getByText('Nenhum evento adicionado').waitFor();
  await columnOf(page).getByRole('link', { name: 'Adicionar evento' }).click();
  await page.waitForURL(`${siteUrl()}/eventos/novo`);
  const main = mainOf(page);

  // What was typed stays after a refusal, and the wrong field gets the focus.
  await fillEvent(page, 'Ra', dayFromNow(20));
  await main.getByLabel('Descrição').fill('Traga água e vontade.');
  await main.getByRole('button', { name: 'Criar evento' }).click();
  await main.getByText('O título precisa de pelo menos 3 caracteres').first().waitFor();
  expect(await main.getByLabel('Descrição').inputValue()).toBe('Traga água e vontade.');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('title');
  await main.getByLabel('Título').fill('Rachão da Olívia');
  await main.getByLabel('Lugares').fill('1');
  await main.getByRole('button', { name: 'Criar evento' }).click();
  await page.waitForURL(/\/evento\/rachao-da-olivia-/);
  await main.getByRole('heading', { level: 1, name: 'Rachão da Olívia' }).waitFor();
  await main.getByText('Traga água e vontade.').waitFor();
  await columnOf(page).getByRole('link', { name: 'Rachão da Olívia' }).waitFor();
  expect(await columnOf(page).getByText('Nenhum evento adicionado').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const path = new URL(page.url()).pathname;

  await main.getByRole('button', { name: 'Escreva sobre o evento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escrever publicação' });
  await dialog.getByText('Sobre o evento').waitFor();
  await dialog.getByRole('textbox', { name: 'Escreva uma publicação' }).fill('Levo os coletes');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await dialog.waitFor({ state: 'detached' });
  const about = main.getByRole('article').filter({ hasText: 'Levo os coletes' });
  await about.getByRole('link', { name: /Rachão da Olívia/ }).waitFor();

  const one = await visit({ account: first, viewport: phone });
  const onPhone = await one.goto(path);
  await mainOf(onPhone).getByRole('button', { name: 'Vou', exact: true }).press('Enter');
  await mainOf(onPhone).getByText('Você vai.').waitFor();
  expect(await axeViolations(onPhone)).toEqual([]);

  // Without scripts: reading, answering, the place in the line.
  const two = await visit({ account: second, javaScript: false });
  const plain = await two.goto(path);
  await mainOf(plain).getByText('Não há mais lugares.').waitFor();
  await mainOf(plain).getByRole('button', { name: 'Vou', exact: true }).click();
  await mainOf(plain).getByText('Você é a 1ª pessoa na fila.').waitFor();

  await mainOf(onPhone).getByRole('button', { name: 'Não vou' }).click();
  await mainOf(onPhone).getByText('Você não vai.').waitFor();
  await plain.reload();
  await mainOf(plain).getByText('Você vai.').waitFor();

  // Cancelled by the organiser, with the keyboard.
  await visited.goto(path);
  await main.getByText('Cancelar evento', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Confirmar cancelamento' }).press('Enter');
  await main.getByText('Esta data foi cancelada.').waitFor();
  await plain.reload();
  await mainOf(plain).getByText('Cancelado').first().waitFor();
  expect(await mainOf(plain).getByRole('button', { name: 'Vou', exact: true }).count()).toBe(0);
  expect([...visited.complaints, ...one.complaints]).toEqual([]);
  for (const each of [visited, one, two]) await each.close();
});

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'a repeated event on %s: one date is moved, the others stay; list, calendar and files',
  async (_name, viewport) => {
    const organiser = await signUpNewcomer('Tereza');
    const visited = await visit({ account: organiser, viewport });
    const page = await visited.goto('/eventos/novo');
    const main = mainOf(page);
    const title = `Treino da Tereza ${Date.now()}`;
    await fillEvent(page, title, dayFromNow(3));
    await main.getByLabel('Esporte').fill('Vôlei de areia');
    await main.getByLabel('Repete').selectOption('week');
    await main.getByLabel('Ou quantas datas').fill('3');
    await main.getByRole('button', { name: 'Criar evento' }).click();
    await page.waitForURL(/\/evento\/treino-da-tereza-/);
    const path = new URL(page.url()).pathname;
    const dates = main.getByRole('listitem').filter({ hasText: 'às 21:00' });
    await expect.poll(() => dates.count()).toBe(3);
    await dates.nth(1).getByRole('link').click();
    await page.waitForURL(/\?data=/);
    await main.getByRole('link', { name: 'Mudar evento' }).click();
    await page.waitForURL(/\/editar\?data=/);
    await main.getByLabel('Começa').fill(`${dayFromNow(11)}T18:00`);
    await main.getByLabel('Termina').fill(`${dayFromNow(11)}T19:00`);
    await main.getByRole('button', { name: 'Salvar' }).click();
    await page.waitForURL((url) => url.pathname === path);
    await main.getByText('Data alterada').waitFor();
    await expect.poll(() => dates.count()).toBe(2);
    await main.getByText('18:00 às 19:00').first().waitFor();

    await visited.goto('/eventos?esporte=volei+de+areia&meus=sim');
    const rows = main.getByRole('list', { name: 'Eventos' }).getByRole('listitem');
    expect(await rows.count()).toBe(3);
    await main.getByRole('link', { name: 'Calendário', exact: true }).click();
    await page.waitForURL(/ver=mes/);
    await main.getByRole('table').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const file = await page.request.get(`${path}/agenda.ics`);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3);

    await visited.goto('/eventos/agenda');
    await main.getByRole('button', { name: 'Criar endereço' }).click();
    const address = (await main.getByRole('status').getByText('/agenda/').textContent()) ?? '';
    const answer = await fetch(siteUrl() + new URL(address).pathname);
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(answer.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await main.getByRole('button', { name: 'Desligar o endereço de Meus eventos' }).click();
    await main.getByText('Endereços que valem').waitFor({ state: 'detached' });
    expect((await fetch(answer.url)).status).toBe(404);
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('a visitor reads events without scripts, and signs in to answer', async () => {
  const organiser = await signUpNewcomer('Rita');
  const owner = await visit({ account: organiser });
  const page = await owner.goto('/eventos/novo');
  await fillEvent(page, 'Corrida da Rita', dayFromNow(1));
  await mainOf(page).getByRole('button', { name: 'Criar evento' }).click();
  await page.waitForURL(/\/evento\/corrida-da-rita-/);
  const path = new URL(page.url()).pathname;
  // The post that announces it shows the event.
  const profile = await owner.goto(`/perfil/${organiser.username}`);
  await hydrated(profile);
  await mainOf(profile).getByRole('link', { name: 'Ver a agenda' }).click();
  await profile.waitForURL(`${siteUrl()}/eventos?de=${organiser.username}`);
  const rows = mainOf(profile).getByRole('list', { name: 'Eventos' }).getByRole('listitem');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([expect.stringContaining('Corrida da Rita')]);
  await profile.goBack();
  await mainOf(profile).getByRole('link', { name: 'Ver evento Corrida da Rita' }).click();
  await profile.waitForURL(siteUrl() + path);
  await owner.close();

  const visited = await visit({ javaScript: false, viewport: phone });
  const plain = await visited.goto('/eventos');
  await mainOf(plain).getByRole('link', { name: 'Corrida da Rita' }).first().click();
  await mainOf(plain).getByRole('heading', { level: 1, name: 'Corrida da Rita' }).waitFor();
  const way = mainOf(plain).getByRole('link', { name: 'Entrar para responder' });
  expect(await way.getAttribute('href')).toMatch(/^\/entrar\?voltar=%2Fevento%2Fcorrida-da-rita/);
  await visited.goto('/eventos?ver=mes');
  await mainOf(plain).getByRole('table').waitFor();
  await visited.goto('/eventos/novo');
  expect(new URL(plain.url()).pathname).toBe('/entrar');
  for (const wrong of ['/evento/nenhum', '/evento/%00', '/agenda/x.ics', '/agenda/x']) {
    expect((await fetch(siteUrl() + wrong)).status, wrong).toBe(404);
  }
  await visited.close();
});
