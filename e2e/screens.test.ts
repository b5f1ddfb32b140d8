import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { givenBrowser } from './visit.ts';

const visit = givenBrowser();

test('R13 R14 R15 R18 what a visitor reads on the network’s screens, without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const { page, goto } = visited;
  const main = page.getByRole('main');
  for (const [route, heading] of [
    ['/salvos', 'Salvos'],
    ['/notificacoes', 'Notificações'],
    ['/chat', 'Mensagens'],
  ] as const) {
    await goto(route);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const link = main.getByRole('link', { name: 'Entrar' });
    expect(await link.getAttribute('href')).toBe(`/entrar?voltar=${encodeURIComponent(route)}`);
  }

  await goto('/explorar');
  expect(await main.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(20);
  const field = main.getByRole('searchbox');
  await field.fill('varzea');
  await field.press('Enter');
  await page.waitForURL(/q=varzea/);
  await main.getByRole('link', { name: '#FinalDaVárzea' }).first().waitFor();
  await field.fill('zzzzqqqq');
  await field.press('Enter');
  await main.getByText('Nada encontrado para “zzzzqqqq”.').waitFor();

  await goto('/trending');
  const blocks = main.getByRole('list', { name: 'Em alta nesta semana' }).getByRole('listitem');
  expect(await blocks.count()).toBe(3);
  for (const text of await blocks.allTextContents()) {
    expect(text).toMatch(/^#.+\d+ publicaç(ão|ões)\d+ pessoas? (hoje, \d+ ontem|na semana)$/);
  }
  await blocks.first().getByRole('link').click();
  await page.waitForURL(/\/hashtag\//);
  await main.getByRole('article').first().waitFor();
  await main.getByText(/^\d+ publicaç(ão|ões) ao todo$/).waitFor();

  await goto('/perfil');
  await main.getByRole('heading', { level: 1, name: 'Arquiba' }).waitFor();
  await main.getByText('+ Seguir').first().waitFor();
  const tabs = main.getByRole('navigation').getByRole('link');
  expect(await tabs.allTextContents()).toEqual(['Postagens', 'Reels', 'Moments', 'Marcados']);
  const tagged = tabs.filter({ hasText: 'Marcados' });
  await tagged.click();
  await page.waitForURL(/aba=marcados/);
  expect(await tagged.getAttribute('aria-current')).toBe('page');
  await visited.close();
});

test('R13 lives, people, saved, notifications and chat have their screens', async () => {
  const visited = await visit({ account: fan, javaScript: false });
  for (const [route, heading, text] of [
    ['/lives', 'Lives', 'Relógio da arquibancada'],
    ['/salvos', 'Salvos', 'Para emoldurar'],
    ['/notificacoes?filtro=grupos', 'Notificações', /Seu papel mudou em Caravana do Seu Tião/],
    ['/chat', 'Mensagens', 'Carona para o estádio'],
  ] as const) {
    const page = await visited.goto(route);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText(text).first().waitFor();
  }
  const page = await visited.goto('/perfis');
  const follow = page.getByRole('main').getByRole('button', { name: /Seguir/ });
  expect(await follow.count()).toBeGreaterThan(5);
  await visited.close();
});

test('R21 toasts stand top right, light, for 5000 ms, and wait while one looks', async () => {
  const visited = await visit({ colorScheme: 'dark', motion: true });
  const page = await visited.goto('/entrar');
  await page.getByLabel('E-mail').fill('ninguem@arquiba.example');
  await page.getByLabel('Senha', { exact: true }).fill('senha errada');
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  const toast = page.getByRole('alert').filter({ hasText: 'E-mail ou senha incorretos' });
  const clock = page.locator('.Toastify__progress-bar[role=progressbar]').first();
  const running = () => clock.evaluate((bar) => getComputedStyle(bar).animationPlayState);
  // It slides in, and may leave the mouse behind.
  const pointed = async () => {
    await toast.hover();
    return running();
  };
  await expect.poll(pointed).toBe('paused');
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width > width - 60 && box.y < 120).toBe(true);
  await expect
    .poll(() => toast.evaluate((element) => element.closest('.Toastify__toast')?.className))
    .toContain('Toastify__toast-theme--light');
  await expect.poll(() => clock.getAttribute('style')).toContain('5000ms');
  await clock.evaluate((bar) => bar.setAttribute('data-before', ''));
  await page.mouse.move(10, 500);
  await expect.poll(running).toBe('running');
  // The same text again: the toast restarts its time, and there is no second one.
  await enter.click();
  await page.locator('.Toastify__progress-bar[role=progressbar]:not([data-before])').waitFor();
  expect(await toast.count()).toBe(1);
  await visited.close();
});
