import { beginSecondFactor, enableSecondFactor } from '@arquiba/contract/second-factors';
import { confirmOwnPassword, currentSession } from '@arquiba/contract/sessions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAuthenticatorApp } from '../apps/api/src/second-factors/testing/authenticator-app.ts';
import { callOf } from './buyer.ts';
import { confirmIdentity, giveAuthenticator } from './identity.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const SECURITY = '/minha-conta/meus-dados/seguranca';

test('an authenticator app is set up, its recovery codes are copied, saved, printed and renewed, and it is turned off', async () => {
  const person = await signUpNewcomer('Rita Reserva');
  const visited = await visit({ account: person, viewport: phone });
  await visited.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visited.goto(SECURITY);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await confirmIdentity(page, person);
  await dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const codeOf = createAuthenticatorApp(await dialog.getByRole('code').innerText());
  await dialog.getByLabel('Código de 6 dígitos').fill(await codeOf());
  await dialog.getByRole('button', { name: 'Ativar', exact: true }).click();
  const codes = await shownCodes(page);
  expect(await axeViolations(page)).toEqual([]);
  await expectTaken(page, codes);
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await page.getByText('Ativada', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Gerar novos códigos' }).click();
  await dialog.getByRole('button', { name: 'Gerar novos códigos' }).click();
  const renewed = await shownCodes(page);
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await page.getByText('Restam 10 códigos de recuperação sem uso.').waitFor();

  await page.getByRole('button', { name: 'Desativar' }).click();
  await dialog.getByLabel('Código').fill(renewed[9] ?? '');
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await page.getByRole('button', { name: 'Ativar', exact: true }).waitFor();
  await visited.close();
});

test('a code is asked for at sign-in, and one of recovery is good as people type it', async () => {
  const person = await signUpNewcomer('Duda Duas');
  const [recoveryCode = ''] = await turnOnSecondFactor(person);
  const visited = await visit();
  const page = await visited.goto(`/entrar?voltar=${SECURITY}`);
  await submitSignIn(page, person);
  const field = page.getByLabel('Código da verificação em duas etapas');
  await field.fill('000000');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Código incorreto ou já usado').waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await visited.context.cookies()).toEqual([]);
  await page.getByRole('link', { name: 'Usar outro método' }).click();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(person.email);
  await submitSignIn(page, person);
  await field.fill(recoveryCode.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(siteUrl() + SECURITY);
  await page.getByText('Restam 9 códigos de recuperação sem uso.').waitFor();
  await visited.close();
});

test('a passkey is made, named, used to sign in without e-mail, and removed', async () => {
  const person = await signUpNewcomer('Clara Chave');
  const visited = await visit({ account: person, viewport: phone });
  await giveAuthenticator(visited);
  const page = await visited.goto(SECURITY);
  await page.getByText('Você ainda não tem chaves de acesso.').waitFor();
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome da chave').fill('Celular da Clara');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await confirmIdentity(page, person);
  await page.getByRole('alert').getByText('Chave de acesso criada!').waitFor();
  await page.getByText('Celular da Clara').waitFor();

  await page.getByRole('button', { name: 'Opções da chave Celular da Clara' }).click();
  await page.getByRole('menuitem', { name: 'Renomear' }).click();
  await dialog.getByLabel('Nome da chave').fill('Celular novo');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Celular novo').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // No open page asks anything without them.
  await page.goto('about:blank');
  await visited.context.clearCookies();
  // Offered in the field where the browser does so by itself; else by the button.
  await page.goto('/entrar?voltar=/minha-conta/meus-dados/seguranca');
  await hydrated(page);
  const way = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  way.click().catch(() => undefined);
  await page.waitForURL(`${siteUrl()}${SECURITY}`);
  await page.getByText('último uso agora').first().waitFor();

  await page.getByRole('button', { name: 'Opções da chave Celular novo' }).click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  // The passkey is good enough: the password was not given in this session.
  const asked = page.getByRole('dialog', { name: 'Confirme que é você' });
  await asked.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await page.getByText('Você ainda não tem chaves de acesso.').waitFor();
  // The server refused once to know who was there.
  expect(visited.complaints.filter((text) => !text.includes('403'))).toEqual([]);
  await visited.close();
});

test('another session is ended, then all others, and a browser is thrown out at its next action', async () => {
  const person = await signUpNewcomer('Olga Olha');
  const [own, other, third] = [
    await visit({ account: person }),
    await visit({ account: person }),
    await visit({ account: person }),
  ];
  const thrownOut = await other.goto('/minha-conta/meus-dados');
  const page = await own.goto(SECURITY);
  const rows = page.getByRole('listitem').filter({ hasText: 'Chrome no Linux' });
  await expect.poll(() => rows.count()).toBe(3);
  await rows.getByText('Esta sessão').waitFor();
  const endOne = rows.getByRole('button', { name: /^Encerrar a sessão Chrome no Linux/ });
  await endOne.first().click();
  await page.getByRole('alert').getByText('Sessão encerrada.').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar as outras sessões?' });
  await dialog.getByRole('button', { name: 'Encerrar todas' }).click();
  await page.getByRole('alert').getByText('As outras sessões foram encerradas.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await callOf(own)(currentSession, {})).toMatchObject({ account: { email: person.email } });
  expect(await callOf(third)(currentSession, {})).toMatchObject({ account: null });
  await thrownOut.getByRole('link', { name: 'Endereços' }).click();
  await thrownOut.waitForURL(`${siteUrl()}/`, { waitUntil: 'commit' });
  for (const visited of [own, other, third]) await visited.close();
});

async function shownCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return codes;
}

async function expectTaken(page: Page, codes: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByRole('alert').getByText('Códigos copiados.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar .txt' }).click();
  expect((await saving).suggestedFilename()).toBe('codigos-de-recuperacao-arquiba.txt');
  await page.emulateMedia({ media: 'print' });
  const last = page.getByRole('dialog').getByText(codes[9] ?? '');
  await last.waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
}

/** Gives the recovery codes. */
async function turnOnSecondFactor(person: Newcomer): Promise<string[]> {
  const visited = await visit({ account: person });
  const call = callOf(visited);
  await call(confirmOwnPassword, { currentPassword: person.password });
  const { secret } = await call(beginSecondFactor, {});
  const code = await createAuthenticatorApp(secret)();
  const { recoveryCodes } = await call(enableSecondFactor, { code });
  await visited.close();
  return recoveryCodes;
}
