import { createClient } from '@arquiba/contract/client';
import { createPost } from '@arquiba/contract/posts';
import { expect, test } from 'vitest';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import {
  type Candidate,
  chooseBirthDate,
  consent,
  fillSignUp,
  newCandidate,
  submitSignUp,
} from './sign-up-form.ts';
import { desktop, givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
/** Someone of thirteen or fourteen, whatever the day of the test. */
const BORN = ['7', 'Fev', String(new Date().getFullYear() - 14)] as const;

test('someone of thirteen signs up, and is seen once the guardian has confirmed', async () => {
  const person = newCandidate('Lia Novinha');
  const guardianEmail = `mae.${person.cpf}@exemplo.com.br`;
  const minor = await visit({ viewport: phone });
  const page = await minor.goto('/cadastrar');
  await fillSignUp(page, person);
  expect(await page.getByLabel('E-mail do responsável').count()).toBe(0);
  await chooseBirthDate(page, '7', 'Fev', '1990');
  expect(await page.getByLabel('E-mail do responsável').count()).toBe(0);
  await chooseBirthDate(page, ...BORN);
  await page.getByText('Chame alguém para o seu time').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await consent(page);
  await submitSignUp(page);
  await page.getByRole('alert').getByText('Informe o e-mail do responsável').waitFor();
  const field = page.getByLabel('E-mail do responsável');
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await field.fill(person.email);
  await submitSignUp(page);
  await page.getByRole('alert').getByText('precisa ser diferente do seu').waitFor();
  await field.fill(guardianEmail);
  await submitSignUp(page);
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByText('Escrevemos para o seu responsável').waitFor();
  expect(minor.complaints).toEqual([]);

  const username = await usernameIn(minor);
  const other = await visit({ account: await signUpNewcomer('Olga Olheira') });
  const seen = await other.goto(`/perfil/${username}`);
  await seen.getByRole('heading', { level: 1, name: person.socialName }).waitFor();
  await seen.getByText('Perfil privado', { exact: true }).waitFor();
  expect(
    await seen
      .getByRole('main')
      .getByRole('button', { name: /Seguir/ })
      .count(),
  ).toBe(0);
  await other.goto(`/explorar?q=${encodeURIComponent(person.socialName)}`);
  expect(await seen.getByRole('main').getByText(`@${username}`).count()).toBe(0);

  const mail = await waitForMail({ to: guardianEmail });
  expect(mail.text).toContain(person.socialName);
  expect(mail.text).not.toContain(person.email);
  const [link = ''] = mail.links.filter((address) => address.includes('/responsavel/'));
  const guardian = await visit({ viewport: desktop });
  const request = await guardian.goto(link);
  await request.getByText(person.socialName).waitFor();
  await request.getByText(`@${username}`).waitFor();
  expect(await axeViolations(request)).toEqual([]);
  expect(await request.content()).not.toContain(person.email);
  await request.getByRole('button', { name: 'Confirmo, sou responsável' }).click();
  await request.getByRole('heading', { level: 1, name: 'Confirmado' }).waitFor();
  expect(guardian.complaints).toEqual([]);
  await guardian.page.reload();
  await request.getByRole('heading', { level: 1, name: 'Este link não vale mais' }).waitFor();
  expect(await axeViolations(request)).toEqual([]);

  await other.goto(`/perfil/${username}`);
  await seen
    .getByRole('main')
    .getByRole('button', { name: /Seguir/ })
    .click();
  await seen.getByRole('button', { name: /Seguindo/ }).waitFor();
  await waitForMail({ to: person.email, subject: /confirmou/ });
  for (const each of [minor, other, guardian]) await each.close();
});

test('a guardian who does not know the person is left in peace, and another is named', async () => {
  const person = newCandidate('Ivo Engano');
  const stranger = `engano.${person.cpf}@exemplo.com.br`;
  const minor = await signUpMinor(person, stranger);
  const { links } = await waitForMail({ to: stranger });
  const guardian = await visit({ viewport: phone, javaScript: false });
  const request = await guardian.goto(links.find((link) => link.includes('/responsavel/')) ?? '');
  await request.getByRole('button', { name: 'Não reconheço' }).click();
  await request.getByText('Apagamos o seu e-mail').waitFor();
  const mail = await waitForMail({ to: person.email, subject: /não reconheceu/ });
  const page = await minor.goto(mail.links.find((link) => link.includes('responsavel')) ?? '');
  await page.getByRole('heading', { name: 'Falta um responsável' }).waitFor();
  await page.getByRole('main').getByLabel('E-mail do responsável').fill(stranger);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  // Ten minutes between two mails, whoever they go to.
  await page.getByRole('alert').getByText('Acabamos de escrever').waitFor();
  for (const each of [minor, guardian]) await each.close();
});

test('one’s own private profile says why, and keeps what is posted to oneself', async () => {
  const person = newCandidate('Bia Quieta');
  const minor = await signUpMinor(person, `pai.${person.cpf}@exemplo.com.br`);
  const cookie = (await minor.context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const headers = { origin: siteUrl(), cookie: cookie.join('; ') };
  const { id } = await createClient({ baseUrl: siteUrl(), headers })(createPost, {
    text: 'Só para mim, por enquanto',
  });
  const page = await minor.goto('/perfil');
  await page.getByText('Só para mim, por enquanto').waitFor();
  await page.getByText('privado até que o seu responsável confirme').waitFor();
  await page.getByRole('link', { name: 'Ver o pedido' }).click();
  await page.getByRole('heading', { name: 'Escrevemos para o seu responsável' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const visitor = await visit();
  const missing = await visitor.goto(`/post/${id}`);
  await missing.getByText('Página ou recurso não encontrado').first().waitFor();
  for (const each of [minor, visitor]) await each.close();
});

async function signUpMinor(person: Candidate, guardianEmail: string): Promise<Visit> {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  await fillSignUp(page, person);
  await chooseBirthDate(page, ...BORN);
  await page.getByLabel('E-mail do responsável').fill(guardianEmail);
  await consent(page);
  await submitSignUp(page);
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  return visited;
}

async function usernameIn({ page }: Visit): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  return JSON.parse(stored ?? '{}').username;
}
