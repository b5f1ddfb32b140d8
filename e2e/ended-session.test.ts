import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { draftSaved } from './posting.ts';
import { desktop, givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

test.each([
  ['a phone', phone],
  ['a desk', desktop],
])(
  'on %s, a session that ended is noticed at the next action, and nothing written is lost',
  async (_where, viewport) => {
    const person = await signUpNewcomer('Tânia Termina');
    const visited = await visit({ account: person, viewport });
    const page = await visited.goto('/');
    const text = `Escrito antes do fim da sessão, ${person.username}`;
    await draftSaved(page, () => page.getByRole('main').getByRole('textbox').fill(text));
    await endElsewhere(visited);
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await expect.poll(() => dialog.getByLabel('E-mail').inputValue()).toBe(person.email);
    await dialog.getByLabel('Senha', { exact: true }).fill('não é esta');
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
    await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    // What was asked for has gone on by itself.
    await page.getByRole('button', { name: 'Publicando…' }).waitFor({ state: 'detached' });
    await page.goto('/perfil');
    await page.getByRole('article').getByText(text).waitFor();
    await visited.close();
  },
);

test('whoever does not sign in again keeps what was written, and is told why it did not go', async () => {
  const person = await signUpNewcomer('Davi Desiste');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  const text = `Ainda aqui, ${person.username}`;
  await draftSaved(page, () => page.getByRole('main').getByRole('textbox').fill(text));
  await endElsewhere(visited);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sua sessão terminou' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText('Entre na sua conta para continuar.').waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('textbox').inputValue()).toBe(text);
  await visited.close();
});

test('signing out in one tab reaches the others', async () => {
  const person = await signUpNewcomer('Olga Abas');
  const visited = await visit({ account: person });
  const page = await visited.goto('/oculos');
  const other = await visited.context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
  await visited.close();
});

/** Ends the session on the server; this browser keeps its cookie and knows nothing of it. */
async function endElsewhere({ context }: Visit): Promise<void> {
  const cookies = await context.cookies();
  await signOut(context);
  await context.addCookies(cookies);
}

async function signOut(context: BrowserContext): Promise<void> {
  const answer = await context.request.delete('/api/session', { headers: { origin: siteUrl() } });
  expect(answer.status()).toBe(204);
}
