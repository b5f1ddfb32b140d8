import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations, walkPages } from './page-walk.ts';
import { staffRoutes } from './site-map.ts';
import { visitAsStaff } from './staff.ts';
import { desktop, givenBrowser } from './visit.ts';

const visit = givenBrowser();

test('an administrator calls somebody into the team, and finds it in the log and its file', async () => {
  const newcomer = await signUpNewcomer('Nara Nova');
  const boss = await visitAsStaff(visit, {
    ...{ name: 'Beto Chefe', roles: ['administrator'], viewport: desktop },
  });
  const page = await boss.goto('/minha-conta/meus-dados');
  await page.getByRole('link', { name: /^Administração/ }).click();
  await page.getByRole('heading', { name: 'O que espera por você' }).waitFor();
  await page.getByRole('navigation', { name: 'Administração' }).getByText('Equipe').click();

  const form = page.locator('section', {
    has: page.getByRole('heading', { name: 'Chamar alguém' }),
  });
  await form.getByLabel('E-mail da conta').fill('ninguem@exemplo.com.br');
  await form.getByRole('checkbox', { name: /^Atendimento/ }).check();
  await form.getByRole('button', { name: 'Dar os papéis' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Senha atual').fill(boss.member.password);
  await question.getByLabel('Senha atual').press('Enter');
  await form.getByText('Nenhuma conta tem este e-mail').waitFor();
  await form.getByLabel('E-mail da conta').fill(newcomer.email);
  await form.getByRole('button', { name: 'Dar os papéis' }).click();
  const row = page.getByRole('listitem').filter({ hasText: newcomer.email });
  await row.getByText('Falta a verificação em duas etapas').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Administração' }).getByText('Registro').click();
  await page.getByText('mudou os papéis de Nara Nova').first().waitFor();
  await page.getByText('papéis: nenhum → Atendimento').first().waitFor();
  await page.getByLabel('O quê').selectOption({ label: 'Papéis' });
  await page.waitForURL(/action=roles\.change/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(';roles.change;Nara Nova;');
  // The browser names what was refused on purpose: the first try without the password, and the unknown e-mail.
  expect(boss.complaints).toHaveLength(2);
  await boss.close();

  // Whose role does not count yet is led to the step that is missing.
  const nara = await visit({ account: newcomer, viewport: desktop });
  await nara.goto('/administracao/registro');
  await nara.page.getByRole('heading', { name: 'Falta um passo' }).waitFor();
  const ask = nara.page.getByRole('link', { name: 'Ativar a verificação' });
  expect(await ask.getAttribute('href')).toBe('/minha-conta/meus-dados/seguranca');
  await nara.close();
});

test('nobody else learns that there is an administration', async () => {
  const member = await visit({ account: await signUpNewcomer('Mila Membro') });
  for (const route of [...staffRoutes, '/administracao/ativar']) {
    const answer = await member.context.request.get(route);
    expect(answer.status(), route).toBe(404);
  }
  await member.close();
  const visitor = await visit({ javaScript: false });
  await visitor.goto('/administracao');
  expect(new URL(visitor.page.url()).pathname).toBe('/entrar');
  await visitor.close();
  const support = await visitAsStaff(visit, { name: 'Téo', roles: ['support'] });
  expect((await support.context.request.get('/administracao')).status()).toBe(200);
  expect((await support.context.request.get('/administracao/registro')).status()).toBe(403);
  expect((await support.context.request.get('/administracao/equipe')).status()).toBe(403);
  await support.close();
});

test('every page of the administration is clean', async () => {
  const all = { name: 'Zuleica', roles: ['administrator' as const] };
  await walkPages(await visitAsStaff(visit, all), staffRoutes);
});
