import { randomInt } from 'node:crypto';
import { createGroupLink, joinGroupByLink } from '@arquiba/contract/group-members';
import { createGroup } from '@arquiba/contract/groups';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientOf, type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { productDatabase } from './product-database.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const DAY_MS = 24 * 60 * 60_000;

const main = (page: Page) => page.getByRole('main');

/** A closed group with these members. */
async function foundGroup(founder: Newcomer, members: readonly Newcomer[]) {
  const call = await clientOf(founder);
  const name = `Peteca de quinta ${randomInt(1_000_000)}`;
  const { slug } = await call(createGroup, { name, description: 'Rede alta.', access: 'closed' });
  const { path } = await call(createGroupLink, { slug });
  for (const member of members) {
    const token = path.split('/').at(-1) ?? '';
    await (await clientOf(member))(joinGroupByLink, { token });
  }
  return { name, slug };
}

async function takeWith(page: Page, guests: string): Promise<void> {
  await main(page).getByLabel('Quem vai com você').selectOption(guests);
  await main(page).getByRole('button', { name: 'Vou', exact: true }).press('Enter');
}

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'a closed group meets, seen on %s: planned from its tab, answered with guests, talked about, with a result',
  async (_name, viewport) => {
    const people = [
      await signUpNewcomer('Flora'),
      await signUpNewcomer('Gil'),
      await signUpNewcomer('Hana'),
    ] as const;
    const [founder, guest, late] = people;
    const { name, slug } = await foundGroup(founder, [guest, late]);
    const one = await visit({ account: founder, viewport });
    const page = await one.goto(`/grupo/${slug}?aba=eventos`);
    await main(page).getByRole('link', { name: 'Adicionar evento' }).first().click();
    await page.waitForURL(`**/eventos/novo?grupo=${slug}`);
    await main(page)
      .getByRole('heading', { level: 1, name: `Novo evento de ${name}` })
      .waitFor();
    // Who sees it is who sees the group.
    expect(await main(page).getByLabel('Quem vê').count()).toBe(0);
    const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
    await main(page).getByLabel('Título').fill('Rede armada');
    await main(page).getByLabel('Começa').fill(`${day}T19:30`);
    await main(page).getByLabel('Termina').fill(`${day}T21:00`);
    await main(page).getByLabel('Lugares').fill('3');
    await main(page).getByRole('button', { name: 'Criar evento' }).click();
    await page.waitForURL(/\/evento\/rede-armada-/);
    await main(page).getByRole('heading', { level: 1, name: 'Rede armada' }).waitFor();
    await main(page).getByText('de 3 lugares').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const path = new URL(page.url()).pathname;

    const two = await visit({ account: guest, viewport });
    const theirs = await two.goto(`/grupo/${slug}?aba=eventos`);
    await main(theirs).getByRole('link', { name: 'Rede armada' }).click();
    await theirs.waitForURL(`**${path}*`);
    await takeWith(theirs, 'Mais 1 pessoa');
    await main(theirs).getByText('Você vai com mais 1 pessoa.').waitFor();
    await theirs.getByLabel('Escreva um comentário').fill('Levo a rede');
    await main(theirs).getByRole('button', { name: 'Comentar', exact: true }).click();
    await main(theirs).getByText('Levo a rede').waitFor();

    // A party of two finds one place, and waits; without scripts.
    const three = await visit({ account: late, viewport, javaScript: false });
    const plain = await three.goto(path);
    await main(plain).getByText('Levo a rede').waitFor();
    await takeWith(plain, 'Mais 1 pessoa');
    await main(plain).getByText('Você é a 1ª pessoa na fila com mais 1 pessoa.').waitFor();
    await takeWith(theirs, 'Ninguém');
    await main(theirs).getByText('Você vai.', { exact: true }).waitFor();
    await plain.reload();
    await main(plain).getByText('Você vai com mais 1 pessoa.').waitFor();

    await two.goto(`/eventos/agenda?grupo=${slug}`);
    await main(theirs).getByRole('button', { name: 'Criar endereço' }).click();
    const said = (await main(theirs).getByText('/agenda/').textContent()) ?? '';
    const calendar = siteUrl() + new URL(said).pathname;
    expect(await (await fetch(calendar)).text()).toContain('SUMMARY:Rede armada');

    // It has begun.
    await productDatabase().query(
      `UPDATE event_date SET starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'
       WHERE event_id = (SELECT id FROM event WHERE slug = $1)`,
      [path.split('/').at(-1)],
    );
    await one.goto(path);
    await main(page).getByText('Resultado', { exact: true }).click();
    await main(page).getByLabel('Placar ou resultado').fill('Verde 2 × 1 Roxo');
    await main(page).getByRole('button', { name: 'Salvar resultado' }).click();
    await main(page).getByText('Verde 2 × 1 Roxo').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    // Who leaves the group keeps none of it.
    await two.goto(`/grupo/${slug}`);
    await main(theirs).getByRole('button', { name: 'Membro: opções do grupo' }).click();
    await theirs.getByRole('menuitem', { name: 'Sair do grupo' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Sair do grupo' }).click();
    await main(theirs).getByText('Este grupo é fechado').waitFor();
    expect((await theirs.request.get(siteUrl() + path)).status()).toBe(404);
    expect((await fetch(calendar)).status).toBe(404);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    for (const each of [one, two, three]) await each.close();
  },
);
