import { formatBrl } from '@arquiba/brazil/money';
import { getCart, setCartCep } from '@arquiba/contract/cart';
import { listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { expect, test } from 'vitest';
import { callOf, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl, tablet } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);

test('on a phone the drawer begins with the shop, and the buy button stands above the bar of shortcuts', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menus = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation');
  await menus.first().waitFor();
  const names = await menus.evaluateAll((all) => all.map((menu) => menu.ariaLabel));
  expect(names.indexOf('Loja')).toBeGreaterThan(-1);
  expect(names.indexOf('Loja')).toBeLessThan(names.indexOf('Menu principal'));
  await page.keyboard.press('Escape');

  const { items } = await call(listProducts, { inStock: 'true', limit: 1 });
  await visited.goto(`/oculos/${items[0]?.slug}`);
  const buy = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
  for (const viewport of [phone, tablet, { width: 899, height: 800 }]) {
    await page.setViewportSize(viewport);
    for (const y of [0, 1200]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect
        .poll(async () => {
          const [button, bar] = [await buy.boundingBox(), await shortcuts.boundingBox()];
          return button && bar && button.y > 0 && button.y + button.height <= bar.y;
        })
        .toBe(true);
    }
  }
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('links of the footer lead a visitor through sign-in and back; the support is for everyone; a link in capitals leads to its page', async () => {
  const visited = await visit();
  const page = await visited.goto('/ajuda');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Atendimento', exact: true }).click();
  await page.waitForURL(`${siteUrl()}/atendimento`);
  await page.getByRole('heading', { level: 1, name: 'ATENDIMENTO' }).waitFor();
  await footer.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  // The address changes first; the page before has a field for an e-mail too.
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  await submitSignIn(page, fan);
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);

  const { items } = await call(listProducts, { limit: 1 });
  const slug = items[0]?.slug ?? '';
  for (const rest of ['?cor=preto', '/lentes?cor=preto']) {
    const address = `${siteUrl()}/oculos/${slug.toUpperCase()}${rest}`;
    const answer = await fetch(address, { redirect: 'manual' });
    const target = answer.headers.get('location');
    expect([answer.status, target]).toEqual([308, `/oculos/${slug}${rest}`]);
  }
  await visited.close();
});

test('a filter leaves the results in sight, on a phone and on a desktop', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos');
  const panel = page.locator('#filtros');
  const first = page.getByRole('main').getByRole('article').first();
  const isSeen = async (height: number) => {
    const box = await first.boundingBox();
    return box !== null && box.y >= 0 && box.y < height;
  };
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await panel.getByRole('checkbox', { name: /^Acetato/ }).check();
  await page.waitForURL(/material=acetato/);
  await expect.poll(async () => isSeen((await panel.boundingBox())?.y ?? 0)).toBe(true);
  await page.keyboard.press('Escape');

  await page.setViewportSize(desktop);
  await visited.goto('/oculos');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => isSeen(desktop.height)).toBe(false);
  await panel.getByRole('checkbox', { name: /^Unissex/ }).check();
  await page.waitForURL(/publico=unissex/);
  await expect.poll(() => isSeen(desktop.height)).toBe(true);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a freight that is chosen in the cart is in its total, and the delivery begins with it', async () => {
  const visited = await visit({ account: await signUpNewcomer('Flora Frete') });
  await readyToBuy(visited);
  await callOf(visited)(setCartCep, { cep: '88301000' });
  const page = await visited.goto('/checkout/carrinho');
  const summary = page.getByRole('region', { name: 'Resumo' });
  await summary.getByRole('radio', { name: /^Expressa/ }).check();
  await summary.getByText('Frete Expressa').waitFor();
  const { withFreight } = await callOf(visited)(getCart, {});
  const total = formatBrl(withFreight?.total ?? 0);
  await summary.locator('dl').getByText(total, { exact: true }).waitFor();
  await page.reload();
  await hydrated(page);
  expect(await summary.getByRole('radio', { name: /^Expressa/ }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(`${siteUrl()}/checkout/entrega`);
  await expect.poll(() => page.getByRole('radio', { name: /^Expressa/ }).isChecked()).toBe(true);
  await page
    .getByRole('region', { name: 'Resumo da compra' })
    .locator('dl')
    .getByText(total, { exact: true })
    .waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
