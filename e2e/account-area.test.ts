import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { desktop, givenBrowser, phone, siteUrl, tablet } from './visit.ts';

const visit = givenBrowser();

test('A24 A28 the account area has its six entries, each a page; orders and favourites are empty until there are some', async () => {
  const visited = await visit({ account: await signUpNewcomer('Mel Menu'), viewport: phone });
  const page = await visited.goto('/minha-conta/pedidos');
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  const entries = menu.getByRole('listitem');
  expect((await entries.allTextContents()).map((text) => text.trim())).toEqual([
    ...['Pedidos', 'Dados', 'Endereços', 'Favoritos', 'Atendimento', 'Sair'],
  ]);
  for (const [entry, path, heading, empty] of [
    ['Dados', '/minha-conta/meus-dados', 'MEUS DADOS', null],
    ['Endereços', '/minha-conta/meus-enderecos', 'MEUS ENDEREÇOS', null],
    ['Favoritos', '/minha-conta/favoritos', 'MEUS FAVORITOS', 'Você ainda não favoritou'],
    ['Atendimento', '/minha-conta/atendimento', 'ATENDIMENTO', null],
    ['Pedidos', '/minha-conta/pedidos', 'MEUS PEDIDOS', 'Você ainda não fez pedidos.'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await page.waitForURL(`${siteUrl()}${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const current = menu.locator('[aria-current=page]');
    await expect.poll(() => current.allTextContents()).toEqual([` ${entry}`]);
    if (!empty) continue;
    await main.getByText(empty).waitFor();
    await main.getByRole('link', { name: 'Ver os óculos' }).waitFor();
  }
  const topsOf = () =>
    entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(await topsOf()).size).toBe(2);
  await page.setViewportSize(desktop);
  expect(new Set(await topsOf()).size).toBe(6);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('A28 each order has a border of its own; its frames are beside its state, on a phone if it is one', async () => {
  const visited = await visit({ account: fan, viewport: phone });
  const page = await visited.goto('/minha-conta/pedidos');
  const orders = page.getByRole('region', { name: /^Pedido / });
  await orders.nth(5).waitFor();
  const beside = (one: boolean) =>
    orders.evaluateAll(
      (all, wantsOne) =>
        all
          .filter((order) => !wantsOne || order.querySelectorAll('li').length === 1)
          .map((order) => {
            const box = (part: string) => order.querySelector(part)?.getBoundingClientRect();
            const [head, frame] = [box('h2'), box('li')];
            return Boolean(head && frame && frame.left >= head.right && frame.top < head.bottom);
          }),
      one,
    );
  const single = await beside(true);
  expect(single.length).toBeGreaterThan(0);
  expect(single).not.toContain(false);
  for (const viewport of [tablet, desktop]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => beside(false)).not.toContain(false);
  }
  const borders = orders.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).borderStyle),
  );
  expect(new Set(await borders)).toEqual(new Set(['solid']));
  await visited.close();
});
