import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

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

test('the search beside every page suggests while one types, and is used with the keyboard alone', async () => {
  const person = await signUpNewcomer('Arquibancada Fiel');
  const visited = await visit({ account: person, viewport: desktop });
  const said = await visited.context.request.post('/api/posts', {
    ...{ data: { text: 'Hoje tem #arquibancadafiel' }, headers: { origin: siteUrl() } },
  });
  expect(said.status()).toBe(200);
  const page = await visited.goto('/grupos');
  const field = page.getByRole('search', { name: 'Busca rápida' }).getByRole('combobox');
  const list = page.getByRole('listbox', { name: 'Sugestões da busca' });
  const options = list.getByRole('option');
  const selected = list.getByRole('option', { selected: true });
  await field.pressSequentially('arquibancada');
  for (const kind of [
    /@\S+ · /,
    /#.*publicaç/,
    /Grupo · /,
    /Óculos da loja/,
    /Todos os resultados/,
  ]) {
    await options.filter({ hasText: kind }).first().waitFor();
  }
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await selected.count()).toBe(0);
  await field.press('ArrowDown');
  await selected.waitFor();
  // The focus stays in the field, which names the option.
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  expect(await isFocused()).toBe(true);
  const first = await options.first().getAttribute('id');
  expect(await field.getAttribute('aria-activedescendant')).toBe(first);
  await field.press('ArrowUp');
  await selected.waitFor({ state: 'detached' });
  await field.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect([await isFocused(), await field.inputValue()]).toEqual([true, 'arquibancada']);
  const walk = async () => {
    await field.press('ArrowDown');
    return (await selected.allTextContents()).join();
  };
  await expect.poll(walk).toContain('Óculos da loja');
  await field.press('Enter');
  await page.waitForURL(/\/oculos\//);

  // What was searched is offered in an empty field, and forgotten by key.
  await visited.goto('/grupos');
  await field.focus();
  await options.filter({ hasText: 'Busca recente' }).waitFor();
  await field.press('ArrowDown');
  await selected.filter({ hasText: 'arquibancada' }).waitFor();
  await field.press('Delete');
  await list.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('arquiba-buscas'))).toBe('[]');
  // Without a chosen suggestion, Enter opens all results.
  await field.fill('natação');
  await field.press('Enter');
  await page.waitForURL(/\/explorar\?q=nata/);
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
