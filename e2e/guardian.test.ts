import { createAccount } from '@arquiba/contract/accounts';
import { createPost } from '@arquiba/contract/posts';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import {
  chooseBirthDate,
  consent,
  fillSignUp,
  newCandidate,
  submitSignUp,
} from './sign-up-form.ts';
import { desktop, givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
/** Someone of thirteen or fourteen, whatever the day of the test. */
const BIRTH_YEAR = String(new Date().getFullYear() - 14);

test('someone of thirteen signs up, and is seen once the guardian has confirmed', async () => {
  const person = newCandidate('Lia Novinha');
  const guardianEmail = `mae.${person.cpf}@exemplo.com.br`;
  const minor = await visit({ viewport: phone });
  const page = await minor.goto('/cadastrar');
  await fillSignUp(page, person);
  await chooseBirthDate(page, '7', 'Fev', '1990');
  const field = page.getByLabel('E-mail do responsável');
  expect(await field.count()).toBe(0);
  await chooseBirthDate(page, '7', 'Fev', BIRTH_YEAR);
  await page.getByText('Chame alguém para o seu time').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await consent(page);
  await submitSignUp(page);
  await page.getByRole('alert').getByText('Informe o e-mail do responsável').waitFor();
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await field.fill(guardianEmail);
  await submitSignUp(page);
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByText('Escrevemos para o seu responsável').waitFor();
  expect(minor.complaints).toEqual([]);
  const username = await usernameIn(minor);
  await minor.close();

  const other = await visit({ account: await signUpNewcomer('Olga') });
  const hidden = await mainOf(other, `/perfil/${username}`);
  expect(hidden).toContain('Perfil privado');
  expect(hidden).not.toContain('Seguir');

  const mail = await waitForMail({ to: guardianEmail });
  const guardian = await visit({ viewport: desktop });
  const request = await guardian.goto(linkIn(mail.links));
  await request.getByText(person.socialName).waitFor();
  await request.getByText(`@${username}`).waitFor();
  expect(await axeViolations(request)).toEqual([]);
  expect(await request.content()).not.toContain(person.email);
  await request.getByRole('button', { name: 'Confirmo, sou responsável' }).click();
  await request.getByRole('heading', { level: 1, name: 'Confirmado' }).waitFor();
  expect(guardian.complaints).toEqual([]);
  await request.reload();
  await request.getByRole('heading', { level: 1, name: 'Este link não vale mais' }).waitFor();
  expect(await axeViolations(request)).toEqual([]);
  expect(await mainOf(other, `/perfil/${username}`)).toContain('Seguir');
  for (const each of [other, guardian]) await each.close();
});

test('one’s own private profile says why; a guardian who does not know the person is left in peace, and another is named', async () => {
  const person = newCandidate('Ivo Engano');
  const stranger = `engano.${person.cpf}@exemplo.com.br`;
  const minor = await visit({ viewport: desktop });
  const call = callOf(minor);
  await call(createAccount, {
    ...{ type: 'Torcedor', name: person.name, socialName: person.socialName },
    ...{ cpf_cnpj: person.cpf, whatsapp: person.whatsapp, email: person.email },
    ...{ password: person.password, birthDate: `${BIRTH_YEAR}-02-07`, guardianEmail: stranger },
  });
  const { id } = await call(createPost, { text: 'Só para mim, por enquanto' });
  const page = await minor.goto('/perfil');
  await page.getByText('Só para mim, por enquanto').waitFor();
  await page.getByText('privado até que o seu responsável confirme').waitFor();
  await page.getByRole('link', { name: 'Ver o pedido' }).click();
  await page.getByRole('heading', { name: 'Escrevemos para o seu responsável' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const { links } = await waitForMail({ to: stranger });
  const guardian = await visit({ viewport: phone, javaScript: false });
  expect((await guardian.context.request.get(`/post/${id}`)).status()).toBe(404);
  const request = await guardian.goto(linkIn(links));
  await request.getByRole('button', { name: 'Não reconheço' }).click();
  await request.getByText('Apagamos o seu e-mail').waitFor();
  const mail = await waitForMail({ to: person.email, subject: /não reconheceu/ });
  await minor.goto(mail.links.find((link) => link.includes('responsavel')) ?? '');
  await page.getByRole('heading', { name: 'Falta um responsável' }).waitFor();
  await page.getByRole('main').getByLabel('E-mail do responsável').fill(stranger);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  // Ten minutes between two mails, for any address.
  await page.getByRole('alert').getByText('Acabamos de escrever').waitFor();
  for (const each of [minor, guardian]) await each.close();
});

/** What a page is about, as its HTML. */
async function mainOf({ context }: Visit, path: string): Promise<string> {
  const html = await (await context.request.get(path)).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

function linkIn(links: string[]): string {
  return links.find((link) => link.includes('/responsavel/')) ?? '';
}

async function usernameIn({ page }: Visit): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  return JSON.parse(stored ?? '{}').username;
}
