import { randomInt } from 'node:crypto';
import { createGroup, updateGroup } from '@arquiba/contract/groups';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientOf, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { publish } from './posting.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, text: string) =>
  main(page).getByRole('article').filter({ hasText: text });
const memberMenu = (page: Page) =>
  main(page).getByRole('button', { name: 'Membro: opções do grupo' });

async function choose(page: Page, item: string): Promise<void> {
  await memberMenu(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the way of a member: invited by name, a post that is approved, a muted group, a ban; and a link that is revoked', async () => {
  const [founder, guest] = [await signUpNewcomer('Iara'), await signUpNewcomer('Jonas')];
  const call = await clientOf(founder);
  const name = `Remo da Barra ${randomInt(1_000_000)}`;
  const { slug } = await call(createGroup, { name, description: 'Cedo.', access: 'closed' });
  await call(updateGroup, { slug, approvesPosts: true });
  const path = `/grupo/${slug}`;

  const one = await visit({ account: founder, viewport: desktop });
  const page = await one.goto(path);
  await choose(page, 'Convidar alguém');
  const inviting = page.getByRole('dialog', { name: 'Convidar alguém' });
  await inviting.getByRole('textbox', { name: 'Nome de usuário' }).fill(guest.username);
  await page.keyboard.press('Enter');
  await page.getByText(`Convite enviado a @${guest.username}.`).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const two = await visit({ account: guest, viewport: phone });
  const theirs = await two.goto('/notificacoes');
  await main(theirs)
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await theirs.waitForURL(`**${path}`);
  await main(theirs).getByText('convidou você para este grupo.').waitFor();
  expect(await axeViolations(theirs)).toEqual([]);
  await main(theirs).getByRole('button', { name: 'Aceitar convite' }).click();
  await memberMenu(theirs).waitFor();

  // What members write waits; a moderator approves it with the keyboard.
  await theirs.getByRole('button', { name: 'Escreva para o grupo' }).click();
  const writing = theirs.getByRole('dialog', { name: 'Escrever publicação' });
  await writing.getByRole('textbox', { name: 'Escreva uma publicação' }).fill('Saio às cinco');
  await writing.getByRole('button', { name: 'Publicar' }).click();
  await writing.waitFor({ state: 'detached' });
  const waits = card(theirs, 'Saio às cinco').getByText('Espera a aprovação de quem modera');
  await waits.waitFor();
  await one.goto(`${path}/moderacao?aba=publicacoes`);
  await card(page, 'Saio às cinco').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Aprovar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByText('Nenhuma publicação espera aprovação.').waitFor();
  await two.goto(path);
  await card(theirs, 'Saio às cinco').waitFor();
  expect(await waits.count()).toBe(0);

  // Muting leaves the group's posts out of the feed.
  await publish(one, { text: 'Remos novos', group: slug });
  await two.goto('/');
  await card(theirs, 'Remos novos').waitFor();
  await two.goto(path);
  await choose(theirs, 'Silenciar o grupo');
  await theirs.getByText('O grupo não aparece mais no feed.').waitFor();
  await two.goto('/');
  expect(await card(theirs, 'Remos novos').count()).toBe(0);
  await two.goto(path);
  await card(theirs, 'Remos novos').waitFor();

  await one.goto(`${path}/moderacao?aba=convites`);
  await main(page).getByRole('button', { name: 'Criar link' }).click();
  const link = (await main(page).getByText('/grupo/convite/').textContent()) ?? '';
  const statusOf = async () => (await fetch(new URL(link, siteUrl()))).status;
  expect(await statusOf()).toBe(200);
  await main(page)
    .getByRole('button', { name: /^Anular o link/ })
    .click();
  await page.getByText('O link não vale mais.').waitFor();
  expect(await statusOf()).toBe(404);

  await one.goto(`${path}?aba=membros`);
  await main(page)
    .getByRole('button', { name: `Opções de ${guest.socialName}` })
    .click();
  await page.getByRole('menuitem', { name: 'Banir do grupo' }).click();
  const banning = page.getByRole('dialog', { name: `Banir ${guest.socialName}?` });
  await banning.getByRole('textbox', { name: 'Motivo' }).fill('Ofendeu o timoneiro');
  expect(await axeViolations(page)).toEqual([]);
  await banning.getByRole('button', { name: 'Banir' }).click();
  // The open page of the member follows.
  await main(theirs).getByText('Este grupo é fechado').waitFor();
  await main(theirs).getByRole('button', { name: 'Entrar', exact: true }).click();
  await theirs.getByText('A moderação baniu você deste grupo até').waitFor();
  await one.goto(`${path}/moderacao?aba=banidos`);
  await main(page).getByText('Motivo: Ofendeu o timoneiro').waitFor();
  await main(page)
    .getByRole('button', { name: /^Desfazer o banimento/ })
    .click();
  await main(page).getByText('Ninguém está banido deste grupo.').waitFor();
  const wrong = [...one.complaints, ...two.complaints].filter((text) => !text.includes('403'));
  expect(wrong).toEqual([]);
  for (const each of [one, two]) await each.close();
});
