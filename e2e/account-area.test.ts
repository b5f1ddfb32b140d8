import { describe, expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { desktop, givenBrowser, phone, siteUrl, tablet } from './visit.ts';

const visit = givenBrowser();

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('the account area on a %s', (_name, viewport) => {
  test('A24 has its six entries, each a page', async () => {
    const visited = await visit({ account: await signUpNewcomer('Mel Menu'), viewport });
    const page = await visited.goto('/minha-conta/pedidos');
    const menu = page.getByRole('navigation', { name: 'Minha conta' });
    expect((await menu.getByRole('listitem').allTextContents()).map((text) => text.trim())).toEqual(
      [...['Pedidos', 'Dados', 'Endereços', 'Favoritos', 'Atendimento', 'Sair']],
    );
    for (const [entry, path, heading] of [
      ['Dados', '/minha-conta/meus-dados', 'MEUS DADOS'],
      ['Endereços', '/minha-conta/meus-enderecos', 'MEUS ENDEREÇOS'],
      ['Favoritos', '/minha-conta/favoritos', 'MEUS FAVORITOS'],
      ['Atendimento', '/minha-conta/atendimento', 'ATENDIMENTO'],
      ['Pedidos', '/minha-conta/pedidos', 'MEUS PEDIDOS'],
    ] as const) {
      await menu.getByRole('link', { name: entry }).click();
      await page.waitForURL(`${siteUrl()}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const current = menu.locator('[aria-current=page]');
      await expect.poll(() => current.allTextContents()).toEqual([` ${entry}`]);
    }
    expect(visited.complaints).toEqual([]);
    await visited.close();
  });

  test('A25 shows an empty panel for any other section', async () => {
    const visited = await visit({ account: await signUpNewcomer('Vera Vazia'), viewport });
    const page = await visited.goto('/minha-conta/qualquer-coisa');
    await page.getByRole('navigation', { name: 'Minha conta' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Minha conta' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('heading').count()).toBe(1);
    await visited.close();
  });

  test('A28 shows orders and favourites, empty until there are some', async () => {
    const visited = await visit({ account: await signUpNewcomer('Olga Oca'), viewport });
    for (const [path, heading, words] of [
      ['/minha-conta/pedidos', 'MEUS PEDIDOS', 'Você ainda não fez pedidos.'],
      ['/minha-conta/favoritos', 'MEUS FAVORITOS', 'Você ainda não favoritou nenhum óculos.'],
    ] as const) {
      const page = await visited.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByText(words).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Ver os óculos' }).waitFor();
    }
    await visited.close();
  });
});

test.each([
  ['phone', phone, false],
  ['tablet', tablet, true],
  ['desktop', desktop, true],
])('A28 puts small orders beside each other where there is room: %s', async (...given) => {
  const [, viewport, hasRoom] = given;
  const visited = await visit({ account: fan, viewport });
  const page = await visited.goto('/minha-conta/pedidos');
  const orders = page.getByRole('region', { name: /^Pedido / });
  await orders.nth(5).waitFor();
  const lefts = await orders.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size > 1).toBe(hasRoom);
  await visited.close();
});

test('A28 on a phone an order of one frame has it beside its head, and fills its row', async () => {
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
  await visited.close();
});
