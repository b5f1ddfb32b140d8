import { randomInt } from 'node:crypto';
import { createGroupLink } from '@arquiba/contract/group-members';
import { createGroup } from '@arquiba/contract/groups';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientOf, type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'R16 R17 a closed group lives on %s: created, asked, approved, moderated, handed over',
  async (_name, viewport) => {
    const number = randomInt(1_000_000);
    const name = `Pedal da Serra ${number}`;
    const [founder, guest] = [await signUpNewcomer('Fábia'), await signUpNewcomer('Guto')];
    const one = await visit({ account: founder, viewport });
    const page = await one.goto('/grupos');
    await main(page).getByRole('link', { name: 'Criar grupo' }).click();
    await page.waitForURL('**/grupos/novo');

    await main(page).getByLabel('Nome do grupo').fill(name);
    const slug = main(page).getByLabel('Endereço');
    await expect.poll(() => slug.inputValue()).toBe(`pedal-da-serra-${number}`);
    await main(page).getByText('Este endereço está livre.').waitFor();
    await press(page, 'Criar grupo');
    await main(page).getByText('Escreva uma descrição').waitFor();
    await main(page).getByLabel('Descrição').fill('Subida todo sábado.');
    await main(page).getByLabel('Fechado').check();
    await press(page, 'Adicionar pergunta');
    await main(page).getByRole('textbox', { name: 'Pergunta 1' }).fill('Que bicicleta você tem?');
    await page.reload();
    await hydrated(page);
    expect(await main(page).getByLabel('Nome do grupo').inputValue()).toBe(name);
    expect(await main(page).getByLabel('Fechado').isChecked()).toBe(true);
    expect(await main(page).getByRole('textbox', { name: 'Pergunta 1' }).inputValue()).toBe(
      'Que bicicleta você tem?',
    );
    expect(await axeViolations(page)).toEqual([]);
    await press(page, 'Criar grupo');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const path = new URL(page.url()).pathname;

    const two = await visit({ account: guest, viewport });
    const guestPage = await two.goto(path);
    await main(guestPage).getByRole('link', { name: 'Membros' }).click();
    await main(guestPage).getByText('Só quem participa deste grupo vê quem está nele.').waitFor();
    await press(guestPage, 'Entrar');
    await guestPage.waitForURL(`**${path}/entrar`);
    await press(guestPage, 'Pedir para entrar');
    await main(guestPage).getByText('Responda a esta pergunta').waitFor();
    await main(guestPage).getByLabel('Que bicicleta você tem?').fill('Uma velha.');
    expect(await axeViolations(guestPage)).toEqual([]);
    await press(guestPage, 'Pedir para entrar');
    await main(guestPage).getByRole('button', { name: 'Solicitado: retirar o pedido' }).waitFor();

    await page.reload();
    await hydrated(page);
    await main(page).getByRole('link', { name: 'Moderação do grupo: 1' }).click();
    await main(page).getByText('Uma velha.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await press(page, `Aceitar ${guest.socialName}`);
    await main(page).getByText('Ninguém pede para entrar agora.').waitFor();
    // The open page of the guest follows.
    await main(guestPage).getByRole('button', { name: 'Membro: opções do grupo' }).waitFor();

    await one.goto(`${path}?aba=membros`);
    expect(await axeViolations(page)).toEqual([]);
    await choose(page, guest, 'Pôr na moderação');
    await main(page).getByText('Moderação', { exact: true }).waitFor();
    await choose(page, guest, 'Passar o grupo');
    await page.getByRole('dialog').getByRole('button', { name: 'Passar o grupo' }).click();
    await main(page)
      .getByRole('link', { name: 'Configurações do grupo' })
      .waitFor({ state: 'detached' });
    await press(page, 'Membro: opções do grupo');
    await page.getByRole('menuitem', { name: 'Sair do grupo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sair do grupo' }).click();
    await main(page).getByRole('button', { name: 'Entrar', exact: true }).waitFor();

    await two.goto(`${path}/moderacao?aba=registro`);
    await main(guestPage).getByText('passou o grupo a').waitFor();
    expect(await axeViolations(guestPage)).toEqual([]);
    await two.goto(`${path}/configuracoes`);
    await main(guestPage).getByLabel('Aberto').check();
    await main(guestPage).getByText('continua só para os membros').waitFor();
    expect(await axeViolations(guestPage)).toEqual([]);
    await press(guestPage, 'Salvar');
    await guestPage.waitForURL(`**${path}`);
    await main(guestPage).getByText('Aberto', { exact: true }).waitFor();
    expect([...one.complaints, ...two.complaints].filter((text) => !text.includes('400'))).toEqual(
      [],
    );
    await one.close();
    await two.close();
  },
);

async function choose(page: Page, { socialName }: Newcomer, label: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Opções de ${socialName}` })
    .click();
  await page.getByRole('menuitem', { name: label }).click();
}

test('R17 without scripts a closed group is read and asked, a link is followed, and the list is filtered', async () => {
  const [founder, guest] = [await signUpNewcomer('Dora'), await signUpNewcomer('Enzo')];
  const call = await clientOf(founder);
  const number = randomInt(1_000_000);
  const { slug } = await call(createGroup, {
    ...{ name: `Sem script ${number}`, description: 'Só texto.', access: 'closed' },
    ...{ questions: ['Por quê?'], rules: 'Sem pressa.', city: `Cidade ${number}` },
  });
  const visited = await visit({ account: guest, javaScript: false });
  const page = await visited.goto(`/grupos?cidade=${number}`);
  await main(page)
    .getByRole('link', { name: `Sem script ${number}`, exact: true })
    .click();
  await main(page).getByRole('link', { name: 'Sobre' }).click();
  await main(page).getByText('Sem pressa.').waitFor();
  expect(await main(page).getByText('Dora', { exact: true }).count()).toBe(0);
  await press(page, 'Entrar');
  await press(page, 'Pedir para entrar');
  await main(page).getByText('Responda a esta pergunta').waitFor();
  await main(page).getByLabel('Por quê?').fill('Porque sim.');
  await press(page, 'Pedir para entrar');
  await main(page).getByRole('button', { name: 'Solicitado: retirar o pedido' }).waitFor();

  const { path } = await call(createGroupLink, { slug });
  await visited.goto(path);
  await press(page, 'Entrar');
  await page.waitForURL(`**/grupo/${slug}`);
  await main(page).getByRole('button', { name: 'Membro: opções do grupo' }).waitFor();
  await main(page).getByRole('link', { name: 'Membros' }).click();
  await main(page).getByText('@', { exact: false }).first().waitFor();
  expect((await fetch(`${siteUrl()}/grupo/convite/nada`)).status).toBe(404);
  await visited.close();
});
