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

test('A28 small orders share a row where there is room; on a phone an order of one frame fills its row', async () => {
  const visited = await visit({ account: fan, viewport: phone });
  const page = await visited.goto('/minha-conta/pedidos');
  const orders = page.getByRole('region', { name: /^Pedido / });
  await orders.nth(5).waitFor();
  const beside = await orders.evaluateAll((all) =>
    all
      .filter((order) => order.querySelectorAll('li').length === 1)
      .map((order) => {
        const [head, frame] = ['h2', 'li'].map((part) => order.querySelector(part));
        const [{ right, bottom }, { left, top }] = [head, frame].map(
          (part) => part?.getBoundingClientRect() as DOMRect,
        ) as [DOMRect, DOMRect];
        return left >= right && top < bottom;
      }),
  );
  expect(beside).toContain(true);
  expect(beside).not.toContain(false);
  const columns = async () => {
    const lefts = await orders.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    return new Set(lefts).size;
  };
  expect(await columns()).toBe(1);
  for (const viewport of [tablet, desktop]) {
    await page.setViewportSize(viewport);
    await expect.poll(columns).toBeGreaterThan(1);
  }
  await visited.close();
});
