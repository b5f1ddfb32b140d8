import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

test('searches while one types, without accents, by kind, and remembers', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/explorar');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await field.pressSequentially('varzea');
  await main.getByRole('link', { name: '#FinalDaVárzea' }).first().waitFor();
  await page.waitForURL(/q=varzea/);
  await main.getByRole('link', { name: 'Publicações', exact: true }).click();
  await page.waitForURL(/tipo=publicacoes/);
  await main.getByRole('article').first().waitFor();
  await expect.poll(() => field.inputValue()).toBe('varzea');

  await field.fill('finall da varzea');
  await main.getByText(/Mostrando resultados para/).waitFor();
  // Elsewhere, where nothing of what was looked for is remembered meanwhile.
  await visited.goto('/entrar');
  await page.evaluate(() => localStorage.setItem('arquiba-buscas', '["<b>gol</b>"]'));
  await visited.goto('/explorar');
  await main.getByRole('link', { name: '<b>gol</b>' }).waitFor();
  await main.getByRole('button', { name: 'Esquecer <b>gol</b>' }).click();
  await expect.poll(() => main.getByText('Buscas recentes').count()).toBe(0);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('someone is blocked from a post, is gone at once, and let back on the page for that', async () => {
  const visited = await visit({ account: await signUpNewcomer('Bia Bloqueia') });
  const page = await visited.goto('/?aba=para-voce');
  const first = page.getByRole('main').getByRole('article').first();
  const name = (await first.getAttribute('aria-label'))?.replace('Publicação de ', '') ?? '';
  await first.getByRole('button', { name: `Mais opções da publicação de ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Bloquear @/ }).click();
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect
    .poll(() => page.getByRole('article', { name: `Publicação de ${name}` }).count())
    .toBe(0);

  await visited.goto('/minha-conta/meus-dados/silenciados');
  await page.getByRole('link', { name }).waitFor();
  await page.getByRole('button', { name: /^Desbloquear @/ }).click();
  await page.getByText('Você não bloqueou ninguém.').waitFor();

  await page.getByLabel('Palavra ou expressão').fill('Rebaixamento');
  await page.getByRole('button', { name: 'Silenciar' }).click();
  await page.getByRole('button', { name: 'Voltar a ler Rebaixamento' }).click();
  await expect.poll(() => page.getByText('Rebaixamento').count()).toBe(0);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('whom one blocks is suggested no more, on the screen that shows them too', async () => {
  const visited = await visit({ account: await signUpNewcomer('Caio Bloqueia') });
  const page = await visited.goto('/perfis');
  const suggested = page.locator('aside section').filter({ hasText: 'Para seguir' });
  const first = suggested.getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await suggested.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: `Mais opções do perfil de ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Bloquear @/ }).click();
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await suggested.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  // Back to a list that was loaded before.
  await page.goBack();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .waitFor({ state: 'detached' });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
