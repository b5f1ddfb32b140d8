import { listProfilePosts } from '@arquiba/contract/posts';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { draftSaved } from './posting.ts';
import { givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

test('a session that ended is noticed at the next action; what was written stays, and goes once one has signed in again', async () => {
  const person = await signUpNewcomer('Tânia Termina');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/');
  const written = page.getByRole('main').getByRole('textbox');
  const text = `Escrito antes do fim da sessão, ${person.username}`;
  await draftSaved(page, () => written.fill(text));
  await endElsewhere(visited);
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await publish.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText('Entre na sua conta para continuar.').waitFor();
  await expect.poll(() => written.inputValue()).toBe(text);

  await publish.click();
  await expect.poll(() => dialog.getByLabel('E-mail').inputValue()).toBe(person.email);
  await dialog.getByLabel('Senha', { exact: true }).fill('não é esta');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // The interrupted request is repeated by itself.
  const published = async () => {
    const { items } = await callOf(visited)(listProfilePosts, { username: person.username });
    return items.map((post) => post.text);
  };
  await expect.poll(published).toEqual([text]);
  await visited.close();
});

/** Ends the session on the server; this browser keeps its cookie and does not notice. */
async function endElsewhere({ context }: Visit): Promise<void> {
  const cookies = await context.cookies();
  await signOut(context);
  await context.addCookies(cookies);
}

async function signOut(context: BrowserContext): Promise<void> {
  const answer = await context.request.delete('/api/session', { headers: { origin: siteUrl() } });
  expect(answer.status()).toBe(204);
}
