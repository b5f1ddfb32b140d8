import { getAccountData } from '@arquiba/contract/account-data';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { confirmIdentity, giveAuthenticator } from './identity.ts';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { productDatabase } from './product-database.ts';
import { consent, fillSignUp, newCandidate, submitSignUp } from './sign-up-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const SECURITY = '/minha-conta/meus-dados/seguranca';

test('an address is confirmed by the link in the mail before a passkey can be added', async () => {
  const candidate = newCandidate('Paula');
  const visited = await visit({ viewport: phone });
  await giveAuthenticator(visited);
  const page = await visited.goto('/cadastrar');
  await fillSignUp(page, candidate);
  await consent(page);
  await submitSignUp(page);
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByText(`Enviamos um link para ${candidate.email}.`).waitFor();

  await page.goto(SECURITY);
  await hydrated(page);
  const notice = page.getByRole('region', { name: 'E-mail não confirmado' });
  await notice.getByText(candidate.email).waitFor();
  await page.getByText('Confirme o seu e-mail para criar uma chave de acesso.').waitFor();
  expect(await page.getByRole('button', { name: 'Criar chave de acesso' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Enviar de novo' }).click();
  await page.getByRole('alert').getByText('O e-mail acabou de sair.').waitFor();

  const { links } = await waitForMail({ to: candidate.email, subject: /^Boas-vindas/ });
  const link = links.find((url) => url.includes('/confirmar-cadastro')) ?? '';
  await page.goto(link);
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await page.getByRole('heading', { name: 'E-mail confirmado' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();

  await page.goto(SECURITY);
  await hydrated(page);
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Confirme que é você' });
  const field = asked.getByLabel('Senha atual');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('errada');
  await page.keyboard.press('Enter');
  await asked.getByText('Senha atual incorreta').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await confirmIdentity(page, candidate);
  await page.getByText('Minha chave de acesso').waitFor();
  expect(visited.complaints.filter((text) => !/4\d\d/.test(text))).toEqual([]);
  await visited.close();
});

test('who recovers an account sees the passkey of the thief, and it enters no more', async () => {
  const person = await signUpNewcomer('Dona da Conta');
  const thief = await visit({ account: person, viewport: phone });
  await giveAuthenticator(thief);
  const stolen = await thief.goto(SECURITY);
  await stolen.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await stolen.getByLabel('Nome da chave').fill('Celular do intruso');
  await stolen.getByRole('button', { name: 'Criar', exact: true }).click();
  await confirmIdentity(stolen, person);
  await stolen.getByText('Celular do intruso').waitFor();
  // As if this had happened before e-mails were confirmed.
  await productDatabase().query('UPDATE account SET email_confirmed_at = NULL WHERE email = $1', [
    person.email,
  ]);

  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/recuperar-senha');
  await page.getByLabel('E-mail do cadastro').fill(person.email);
  await page.getByRole('button', { name: 'Entrar Código' }).click();
  const { text } = await waitForMail({ to: person.email, subject: /^Seu código/ });
  await page.getByLabel('Código de 8 caracteres').fill(/^ {4}(\S{8})$/m.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await page.waitForURL('**/recuperar-senha/nova-senha');
  await page.getByLabel('Nova Senha').fill('arquibancada nova');
  await page.getByLabel('Confirme a Senha').fill('arquibancada nova');
  await page.getByRole('button', { name: 'Atualizar senha' }).click();
  await page.getByRole('heading', { name: 'Quem mais entra?' }).waitFor();
  const list = page.getByRole('list', { name: 'Quem mais entra na conta' });
  await list.getByText('Chave de acesso Celular do intruso').waitFor();
  await list.getByText('2 sessões abertas').waitFor();
  const keep = list.getByRole('checkbox', { name: 'É minha, manter a chave Celular do intruso' });
  expect(await keep.isChecked()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Encerrar o resto e entrar' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  expect(await callOf(visited)(getAccountData, {})).toMatchObject({ emailConfirmed: true });
  const mail = await waitForMail({ to: person.email, subject: 'Sua senha foi alterada' });
  expect(mail.text).toContain('Chave de acesso “Celular do intruso”');

  await stolen.context().clearCookies();
  await stolen.goto('/entrar');
  await hydrated(stolen);
  await stolen.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await stolen.getByRole('alert').getByText('Esta chave de acesso não foi reconhecida').waitFor();
  for (const each of [thief, visited]) await each.close();
});
