import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { memberRoutes, visitorRoutes } from './site-map.ts';
import { desktop, givenBrowser, phone, siteUrl, tablet } from './visit.ts';

const MENU = [
  'Feed',
  'Perfil',
  'Explorar',
  'Trending',
  'Moments',
  'Conquistas',
  'Grupos',
  'Virals',
  'Lives',
];

const RECOVERY = '/recuperar-senha';
const visit = givenBrowser();

test('R01 an unknown path is not found', async () => {
  const answer = await fetch(`${siteUrl()}/nao-existe`);
  expect(answer.status).toBe(404);
  const visited = await visit();
  const page = await visited.goto('/nao-existe');
  await page.getByRole('heading', { level: 1, name: 'Página ou recurso não encontrado' }).waitFor();
  await page
    .getByText(
      'Não foi possível encontrar a página ou recurso solicitado tente novamente mais tarde.',
    )
    .waitFor();
  await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain('Arquiba');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`${siteUrl()}/`);
  await visited.close();
});

test('R02 the home shows the composer, then post cards', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/');
  const composer = page.getByRole('main').getByRole('textbox');
  const post = page.getByRole('main').getByRole('article').first();
  const [above, below] = [await composer.boundingBox(), await post.boundingBox()];
  expect(above && below && above.y < below.y).toBe(true);
  await page.goto('/#');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R03 the left menu has its nine entries in order', async () => {
  const visited = await visit();
  const page = await visited.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect.poll(() => namesOf(menu.getByRole('link'))).toEqual(MENU);
  await visited.close();
});

test('a member finds what was saved beside the nine entries, and in the drawer', async () => {
  const visited = await visit({ account: fan });
  const page = await visited.goto('/');
  const nine = page.getByRole('navigation', { name: 'Menu principal' });
  await expect.poll(() => namesOf(nine.getByRole('link'))).toEqual(MENU);
  const own = page.getByRole('navigation', { name: 'Só seu' });
  await own.getByRole('link', { name: 'Salvos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Salvos' }).waitFor();
  await expect.poll(() => currentOf(own)).toEqual(['Salvos']);
  // All of it fits beside a page on a small laptop.
  await page.setViewportSize({ width: 1366, height: 625 });
  const publish = page.getByRole('region', { name: 'Publicar' }).getByRole('link');
  const bottom = () => publish.evaluate((link) => link.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(625);

  await page.setViewportSize(phone);
  await visited.goto('/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Salvos' }).click();
  await page.waitForURL(`${siteUrl()}/salvos`);
  await visited.close();
});

test('one is at one’s own profile by either address, and not at that of another', async () => {
  const [person, other] = await Promise.all([
    signUpNewcomer('Marta Marcada'),
    signUpNewcomer('Olavo Outro'),
  ]);
  const visited = await visit({ account: person });
  const { page } = visited;
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const [path, marked] of [
    ['/perfil', ['Perfil']],
    [`/perfil/${person.username}`, ['Perfil']],
    [`/perfil/${other.username}`, []],
    ['/', ['Feed']],
  ] as const) {
    await visited.goto(path);
    await expect.poll(() => currentOf(menu), { message: path }).toEqual(marked);
  }
  await page.setViewportSize(phone);
  await visited.goto(`/perfil/${person.username}`);
  const footer = page.getByRole('navigation', { name: 'Atalhos' });
  await expect.poll(() => currentOf(footer)).toEqual(['Meu perfil']);
  await visited.close();
});

test('R04 the right column has search, events, trending and suggestions', async () => {
  const visited = await visit();
  const page = await visited.goto('/');
  const column = page.getByRole('complementary');
  await column.getByRole('searchbox').waitFor();
  await column.getByText('Nenhum evento adicionado').waitFor();
  await column.getByRole('link', { name: 'Adicionar evento' }).waitFor();
  await column.getByRole('heading', { name: 'Trending' }).waitFor();
  await expect.poll(() => column.getByRole('link', { name: /^#/ }).count()).toBeGreaterThan(0);
  await column
    .getByText(/publicaç(ão|ões)/)
    .first()
    .waitFor();
  await expect.poll(() => column.getByRole('link', { name: /Seguir/ }).count()).toBeGreaterThan(0);
  await visited.close();
});

test('R05 three tab links stand over the home', async () => {
  const visited = await visit();
  const page = await visited.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Seções da rede' });
  const targets = await tabs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/perfis', '/trending']);
  await visited.close();
});

test('R06 the mobile footer has home, explore, add, reels and own profile', async () => {
  const visited = await visit({ viewport: phone, account: fan });
  const page = await visited.goto('/perfis');
  const footer = page.getByRole('navigation', { name: 'Atalhos' });
  const targets = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')));
  expect(targets).toEqual(['/', '/explorar', '/', '/reels', '/perfil']);
  await footer.getByRole('link', { name: 'Publicar' }).click();
  await page.getByRole('main').getByRole('textbox').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await visited.close();
});

describe('R07 the header', () => {
  test('R07 shows a visitor Entrar and Carrinho', async () => {
    const visited = await visit();
    const page = await visited.goto('/');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Conta e compras' });
    await expect.poll(() => namesOf(links.getByRole('link'))).toEqual(['Entrar', 'Carrinho']);
    await visited.close();
  });

  test('R07 shows someone signed in the account, and Sair signs out', async () => {
    const visited = await visit({ account: fan });
    const page = await visited.goto('/');
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Conta e compras' });
    await expect
      .poll(() => namesOf(links.getByRole('listitem').locator('a, button')))
      .toEqual(['Minha conta', 'Favoritos', 'Meus pedidos', 'Carrinho', 'Sair']);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('arquiba')))
      .toContain(fan.email);
    await links.getByRole('button', { name: 'Sair' }).click();
    await links.getByRole('link', { name: 'Entrar' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
    await visited.close();
  });
});

test.each([899, 650, 600, 390])('R08 at %i px the menu is a drawer', async (width) => {
  const visited = await visit({ viewport: { width, height: 844 } });
  const page = await visited.goto('/');
  expect(await page.getByRole('navigation', { name: 'Menu principal' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const drawer = page.getByRole('dialog');
  const menu = drawer.getByRole('navigation', { name: 'Menu principal' });
  await expect.poll(() => namesOf(menu.getByRole('link'))).toEqual(MENU);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await visited.close();
});

test('R08 the drawer holds the focus, and gives it back', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/');
  const button = page.getByRole('button', { name: 'Abrir menu' });
  await button.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const first = drawer.getByRole('button', { name: 'Fechar menu' });
  await expect.poll(() => isFocused(first)).toBe(true);
  // Nobody reaches what lies under it: neither by Tab, nor by ear, nor by a shortcut, nor by touch.
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(drawer.getByRole('combobox', { name: 'Aparência' }))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(first)).toBe(true);
  await expect.poll(() => page.getByRole('main').count()).toBe(0);
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button)).toBe(true);
  await page.getByRole('main').waitFor();

  await button.click();
  await drawer.waitFor();
  await page.mouse.click(phone.width - 10, phone.height - 30);
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${siteUrl()}/`);
  await button.click();
  await drawer.getByRole('link', { name: 'Grupos' }).click();
  await page.waitForURL(`${siteUrl()}/grupos`);
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('main').waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R08 from 900 px on the menu stands beside the page', async () => {
  const visited = await visit({ viewport: { width: 900, height: 844 } });
  const page = await visited.goto('/');
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Menu principal' }).isVisible())
    .toBe(true);
  expect(await page.getByRole('button', { name: 'Abrir menu' }).isVisible()).toBe(false);
  await visited.close();
});

test('R09 footers show the year and the brand of their face', async () => {
  const visited = await visit();
  const year = String(new Date().getFullYear());
  for (const [route, name] of [
    ['/recuperar-senha', 'Aro'],
    ['/recuperar-senha/codigo', 'Aro'],
    ['/recuperar-senha/nova-senha', 'Aro'],
    ['/feed', 'Arquiba'],
    ['/nao-existe', 'Arquiba'],
  ] as const) {
    const page = await visited.goto(route);
    const text = await page.getByRole('contentinfo').textContent();
    expect(text, route).toContain(year);
    expect(text, route).toContain(name);
  }
  await visited.close();
});

test('R10 /feed is coming soon', async () => {
  const visited = await visit();
  const page = await visited.goto('/feed');
  await page.getByText('Apaixonados pelo esporte!').first().waitFor();
  await page.getByText('Em Breve').waitFor();
  await visited.close();
});

test('R11 /moments and /conquistas show the same list', async () => {
  expect(await mainOf('/moments')).toBe(await mainOf('/conquistas'));
});

test('R12 /virals and /reels show the same screen', async () => {
  // Asked again: what is hottest, and how old it is, may change between the two.
  await expect.poll(async () => (await mainOf('/virals')) === (await mainOf('/reels'))).toBe(true);
});

test('R19 a visitor at the account area is sent home by the server', async () => {
  for (const route of memberRoutes) {
    const answer = await fetch(siteUrl() + route, { redirect: 'manual' });
    expect(answer.status, route).toBe(302);
    expect(answer.headers.get('location'), route).toBe('/');
  }
});

test('R19 a visitor at the account area is sent home by the client', async () => {
  const visited = await visit();
  // Not the catalogue: its list grows as one comes near the footer, and pushes it away.
  const page = await visited.goto('/checkout/carrinho');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pedidos' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await visited.close();
});

test('R20 the header links the cart, a product card its product', async () => {
  const visited = await visit();
  const page = await visited.goto('/oculos');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/oculos\/[a-z0-9-]+$/);
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('every page answers on the server with its own title and no complaint in the console', async () => {
  const visited = await visit({ viewport: tablet });
  const titles = new Map<string, string>();
  const absent = new Set(['/nao-existe', '/responsavel/um-link-antigo']);
  for (const route of visitorRoutes.filter((path) => !absent.has(path))) {
    const page = await visited.goto(route);
    titles.set(route, await page.title());
    expect(await page.locator('link[rel=canonical]').getAttribute('href'), route).toBeTruthy();
  }
  expect(visited.complaints).toEqual([]);
  // The later steps of a recovery lead a newcomer to the first.
  const same = new Set(['/conquistas', '/reels', `${RECOVERY}/codigo`, `${RECOVERY}/nova-senha`]);
  const distinct = [...titles].filter(([route]) => !same.has(route)).map(([, title]) => title);
  expect(new Set(distinct).size).toBe(distinct.length);
  await visited.close();
});

test('pages can be read without scripts', async () => {
  const visited = await visit({ javaScript: false, viewport: desktop });
  const page = await visited.goto('/');
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
  await visited.close();
});

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

function currentOf(navigation: Locator): Promise<string[]> {
  return namesOf(navigation.locator('[aria-current=page]'));
}

async function namesOf(locator: Locator): Promise<string[]> {
  return locator.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
}

/** The text of the page's main part, as the server sends it. */
async function mainOf(route: string): Promise<string> {
  const html = await (await fetch(siteUrl() + route)).text();
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  expect(main).not.toBe('');
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}
