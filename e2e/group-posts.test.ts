import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { publish } from './posting.ts';
import { givenBrowser, hydrated, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

/** A group of who visits; returns its slug. */
async function foundGroup({ context }: Visit, name: string): Promise<string> {
  const answer = await context.request.post('/api/groups', {
    data: { name: `${name} ${randomInt(1e9)}`, description: 'Para o jogo de hoje.' },
    headers: { origin: siteUrl() },
  });
  return ((await answer.json()) as { slug: string }).slug;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function writeInGroup(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Escreva para o grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escrever publicação' });
  await dialog.getByText('Para o grupo').waitFor();
  await dialog.getByRole('textbox', { name: 'Escreva uma publicação' }).fill(text);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await cards(page).filter({ hasText: text }).getByRole('button', { name: 'Curtir' }).waitFor();
}

test('members write and vote in a group, its posts are in their feed, and moderators pin and hide', async () => {
  const owner = await visit({ account: await signUpNewcomer('Olga Dona') });
  const slug = await foundGroup(owner, 'Grupo da conversa');
  const member = await visit({ account: await signUpNewcomer('Mel Membra'), viewport: phone });
  const theirs = await member.goto(`/grupo/${slug}`);
  await theirs.getByText('Ninguém publicou neste grupo ainda.').waitFor();
  expect(await theirs.getByRole('button', { name: 'Escreva para o grupo' }).count()).toBe(0);
  await theirs.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await writeInGroup(theirs, 'Alguém leva a bola?');

  const question = await publish(member, {
    ...{ text: 'Que dia?', group: slug },
    poll: { options: [{ label: 'Terça' }, { label: 'Quinta' }], hours: 24 },
  });
  const page = await owner.goto(`/grupo/${slug}?aba=enquetes`);
  await page.getByRole('radio', { name: 'Quinta' }).check();
  await page.getByRole('button', { name: 'Votar' }).click();
  await page.getByText('1 voto').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // In the feed with the name of the group; the composer there offers the group too.
  await owner.goto('/');
  const inFeed = cards(page).filter({ hasText: 'Alguém leva a bola?' });
  await inFeed.getByRole('link', { name: /^Grupo da conversa/ }).waitFor();

  await owner.goto(`/grupo/${slug}`);
  const first = cards(page).filter({ hasText: 'Alguém leva a bola?' });
  const choose = async (item: string) => {
    await first.getByRole('button', { name: /^Mais opções/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Fixar no grupo');
  await page.getByText('Fixada no alto do grupo.').waitFor();
  await page.reload();
  await hydrated(page);
  expect(await cards(page).first().textContent()).toContain('Fixada no grupo');
  await choose('Ocultar do grupo');
  const dialog = page.getByRole('dialog', { name: 'Ocultar do grupo' });
  await dialog.getByRole('button', { name: 'Ocultar' }).click();
  await dialog.getByText('Diga o motivo').waitFor();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Já tem bola');
  await dialog.getByRole('button', { name: 'Ocultar' }).click();
  await first.waitFor({ state: 'detached' });

  // The author is told, and reads why.
  await member.goto('/notificacoes');
  await theirs
    .getByRole('link', { name: /Sua publicação foi oculta em Grupo da conversa/ })
    .click();
  await theirs.getByText('Oculta por quem modera: Já tem bola').waitFor();
  expect(await axeViolations(theirs)).toEqual([]);
  expect([...owner.complaints, ...member.complaints]).toEqual([]);
  await member.goto(`/post/${question}`);
  await Promise.all([owner.close(), member.close()]);
});

test('a visitor reads an open group without scripts', async () => {
  const owner = await visit({ account: await signUpNewcomer('Otto Aberto') });
  const slug = await foundGroup(owner, 'Grupo de porta aberta');
  await publish(owner, { text: 'Sejam todos bem-vindos', group: slug });
  const visitor = await visit({ javaScript: false });
  const page = await visitor.goto(`/grupo/${slug}`);
  await cards(page).filter({ hasText: 'Sejam todos bem-vindos' }).waitFor();
  await Promise.all([owner.close(), visitor.close()]);
});
