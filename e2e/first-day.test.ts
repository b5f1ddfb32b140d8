import { getInterests } from '@arquiba/contract/interests';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, hydrated, phone } from './visit.ts';

const visit = givenBrowser();

test('a newcomer chooses sports, people and groups, and writes a bio; each step can be skipped', async () => {
  const visited = await visit({
    account: await signUpNewcomer('Nina Novata'),
    viewport: phone,
  });
  const page = await visited.goto('/conta-criada');
  await page.getByRole('link', { name: 'Escolher esportes e pessoas' }).click();
  await page.getByText('Passo 1 de 3').waitFor();
  await page.getByText('Natação', { exact: true }).click();
  await page.getByText('Vôlei', { exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await page.getByText('Passo 2 de 3').waitFor();
  const chosen = await visited.context.request.get(getInterests.path);
  expect(await chosen.json()).toEqual({ sports: ['volei', 'natacao'] });
  await page
    .getByRole('button', { name: /^\+ Seguir / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Seguindo / }).waitFor();
  await page
    .getByRole('button', { name: /^Entrar no grupo / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Participando do grupo / }).waitFor();
  await page.getByRole('link', { name: 'Continuar' }).click();

  await page.getByText('Passo 3 de 3').waitFor();
  await page.getByLabel('Bio').fill('Nado antes do trabalho.');
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.waitForURL(/aba=para-voce/);
  await page.getByRole('article').first().waitFor();
  await visited.goto('/perfil');
  await page.getByText('Nado antes do trabalho.').waitFor();

  await visited.goto('/comecar');
  expect(await page.getByLabel('Vôlei').isChecked()).toBe(true);
  for (const passed of ['2 de 3', '3 de 3']) {
    await page.getByRole('link', { name: 'Pular', exact: true }).click();
    await page.getByText(`Passo ${passed}`).waitFor();
  }
  await page.getByRole('link', { name: 'Pular', exact: true }).click();
  await page.waitForURL(/\/$/);
  await hydrated(page);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts the chosen sports are kept too; a visitor is asked to sign in', async () => {
  const visited = await visit({ account: await signUpNewcomer('Sem Roteiro'), javaScript: false });
  const page = await visited.goto('/comecar');
  await page.getByLabel('Surfe').check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Passo 2 de 3').waitFor();
  await visited.goto('/comecar');
  expect(await page.getByLabel('Surfe').isChecked()).toBe(true);
  await visited.close();

  const visitor = await visit({ javaScript: false });
  await visitor.goto('/comecar/pessoas');
  expect(visitor.page.url()).toContain('/entrar?voltar=');
  await visitor.close();
});
