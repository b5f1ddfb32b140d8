import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAuthenticatorApp } from '../apps/api/src/second-factors/testing/authenticator-app.ts';
import { waitForMail } from './mails.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const SECURITY = '/minha-conta/meus-dados/seguranca';
const screens = [
  ['a phone', phone],
  ['a desk', desktop],
] as const;

test.each(screens)(
  'on %s, an authenticator app is set up, asked for at sign-in and turned off',
  async (_, viewport) => {
    const person = await signUpNewcomer('Duda Duas');
    const own = await visit({ account: person, viewport });
    const { codeOf, codes } = await setUp(own, person);
    await waitForMail({ to: person.email, subject: /^Verificação em duas etapas ativada/ });

    const other = await visit({ viewport });
    const page = await other.goto('/entrar?voltar=/oculos');
    await submitSignIn(page, person);
    const field = page.getByLabel('Código da verificação em duas etapas');
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Código incorreto ou já usado').waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await other.context.cookies()).toEqual([]);
    await field.fill(await codeOf(1));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForURL(`${siteUrl()}/oculos`);
    await other.close();

    const security = await own.goto(SECURITY);
    await security.getByRole('button', { name: 'Desativar' }).click();
    const dialog = security.getByRole('dialog');
    await dialog.getByLabel('Senha atual').fill(person.password);
    await dialog.getByLabel('Código').fill(codes[9] ?? '');
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await security.getByRole('button', { name: 'Ativar', exact: true }).waitFor();
    await waitForMail({ to: person.email, subject: /^Verificação em duas etapas desativada/ });
    await own.close();
  },
);

test('recovery codes are copied, saved and printed; each opens once, and new ones replace them', async () => {
  const person = await signUpNewcomer('Rita Reserva');
  const own = await visit({ account: person });
  await own.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { codes } = await setUp(own, person, async (page, shown) => {
    await page.getByRole('button', { name: 'Copiar' }).click();
    await page.getByRole('alert').getByText('Códigos copiados.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join('\n'));
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar .txt' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('codigos-de-recuperacao-arquiba.txt');
    await page.emulateMedia({ media: 'print' });
    await page
      .getByRole('dialog')
      .getByText(shown[9] ?? '')
      .waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });
  const enter = async (code: string) => {
    const visited = await visit();
    const page = await visited.goto('/entrar?voltar=/oculos');
    await submitSignIn(page, person);
    await page.getByLabel('Código da verificação em duas etapas').fill(code);
    await page.keyboard.press('Enter');
    return { visited, page };
  };
  const first = await enter((codes[0] ?? '').toLowerCase().replace('-', ' '));
  await first.page.waitForURL(`${siteUrl()}/oculos`);
  await first.visited.close();
  const again = await enter(codes[0] ?? '');
  await again.page.getByRole('alert').getByText('Código incorreto ou já usado').waitFor();
  await again.page.getByRole('link', { name: 'Usar outro método' }).click();
  await expect.poll(() => again.page.getByLabel('E-mail').inputValue()).toBe(person.email);
  await again.visited.close();

  const page = await own.goto(SECURITY);
  await page.getByText('Restam 9 códigos de recuperação sem uso.').waitFor();
  await page.getByRole('button', { name: 'Gerar novos códigos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual').fill(person.password);
  await dialog.getByRole('button', { name: 'Gerar novos códigos' }).click();
  await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await page.getByText('Restam 10 códigos de recuperação sem uso.').waitFor();
  await own.close();
});

test('the code is asked for without scripts too', async () => {
  const person = await signUpNewcomer('Sem Script');
  const own = await visit({ account: person });
  const { codeOf } = await setUp(own, person);
  await own.close();
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/entrar?voltar=/oculos');
  await submitSignIn(page, person);
  await page.getByLabel('Código da verificação em duas etapas').fill(await codeOf(1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await visited.close();
});

test.each(screens)(
  'on %s, a passkey is made, named, used to sign in without e-mail, and removed',
  async (_, viewport) => {
    const person = await signUpNewcomer('Clara Chave');
    const visited = await visit({ account: person, viewport });
    await giveAuthenticator(visited);
    const page = await visited.goto(SECURITY);
    await page.getByText('Você ainda não tem chaves de acesso.').waitFor();
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome da chave').fill('Celular da Clara');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await page.getByRole('alert').getByText('Chave de acesso criada!').waitFor();
    await page.getByText('Celular da Clara').waitFor();
    await waitForMail({ to: person.email, subject: /^Nova chave de acesso/ });

    await page.getByRole('button', { name: 'Opções da chave Celular da Clara' }).click();
    await page.getByRole('menuitem', { name: 'Renomear' }).click();
    await dialog.getByLabel('Nome da chave').fill('Celular novo');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Celular novo').waitFor();
    expect(await axeViolations(page)).toEqual([]);

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
    await page.getByText('Você ainda não tem chaves de acesso.').waitFor();
    await waitForMail({ to: person.email, subject: /^Chave de acesso removida/ });
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('another session is ended, and that browser is thrown out at its next action', async () => {
  const person = await signUpNewcomer('Olga Olha');
  const own = await visit({ account: person });
  const other = await visit({ account: person });
  const thrownOut = await other.goto('/minha-conta/meus-dados');
  const page = await own.goto(SECURITY);
  const rows = page.getByRole('listitem').filter({ hasText: 'Chrome no Linux' });
  await expect.poll(() => rows.count()).toBe(2);
  await rows.getByText('Esta sessão').waitFor();
  await rows.getByRole('button', { name: /^Encerrar a sessão Chrome no Linux/ }).click();
  await page.getByRole('alert').getByText('Sessão encerrada.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await thrownOut.getByRole('link', { name: 'Endereços' }).click();
  await thrownOut.waitForURL(`${siteUrl()}/`);
  await thrownOut.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  await other.close();

  const third = await visit({ account: person });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar as outras sessões?' });
  await dialog.getByRole('button', { name: 'Encerrar todas' }).click();
  await page.getByRole('alert').getByText('As outras sessões foram encerradas.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  const gone = await third.goto('/minha-conta/pedidos');
  expect(new URL(gone.url()).pathname).toBe('/');
  await third.close();
  await own.close();
});

/** Turns the second factor on, with the code of now: the next that is asked for is the one after it. */
async function setUp(
  visited: Visit,
  person: Newcomer,
  whileShown?: (page: Page, codes: string[]) => Promise<void>,
) {
  const page = await visited.goto(SECURITY);
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual').fill(person.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
  const codeOf = createAuthenticatorApp(await dialog.getByRole('code').innerText());
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Código de 6 dígitos').fill(await codeOf());
  await dialog.getByRole('button', { name: 'Ativar', exact: true }).click();
  const done = dialog.getByRole('button', { name: 'Já guardei os códigos' });
  await done.waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await axeViolations(page)).toEqual([]);
  await whileShown?.(page, codes);
  await done.click();
  await page.getByText('Ativada', { exact: true }).waitFor();
  return { codeOf, codes };
}

/** A device with a screen lock, which says yes at once. */
async function giveAuthenticator({ context, page }: Visit): Promise<void> {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
