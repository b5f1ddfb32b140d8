import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { givenBrowser, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('R13 the personal screens invite a visitor to sign in and come back', async () => {
  const visited = await visit();
  for (const [route, heading] of [
    ['/salvos', 'Salvos'],
    ['/notificacoes', 'Notificações'],
    ['/chat', 'Mensagens'],
  ] as const) {
    const page = await visited.goto(route);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Entrar' });
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/entrar?voltar=${encodeURIComponent(route)}`);
  }
  await visited.close();
});

test('R13 lives, people, saved, notifications and chat have their screens', async () => {
  const visited = await visit({ account: fan });
  for (const [route, heading, text] of [
    ['/lives', 'Lives', 'Ninguém está ao vivo agora.'],
    ['/salvos', 'Salvos', 'Para emoldurar'],
    ['/notificacoes', 'Notificações', 'Nenhuma novidade por enquanto.'],
    ['/chat', 'Mensagens', 'Você ainda não tem conversas.'],
  ] as const) {
    const page = await visited.goto(route);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText(text).waitFor();
  }
  const page = await visited.goto('/perfis');
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /Seguir/ })
      .count(),
  ).toBeGreaterThan(5);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('R14 explore has a search field and a grid of media', async () => {
  const visited = await visit();
  const page = await visited.goto('/explorar');
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('listitem').getByRole('link').count()).toBeGreaterThan(20);
  await main.getByRole('searchbox').fill('varzea');
  await main.getByRole('searchbox').press('Enter');
  await page.waitForURL(/q=varzea/);
  await main.getByRole('link', { name: '#FinalDaVárzea' }).first().waitFor();
  await main.getByRole('searchbox').fill('zzzzqqqq');
  await main.getByRole('searchbox').press('Enter');
  await main.getByText('Nada encontrado para “zzzzqqqq”.').waitFor();
  await visited.close();
});

test('R15 trending shows three hashtag blocks with their counts, and more below', async () => {
  const visited = await visit();
  const page = await visited.goto('/trending');
  const main = page.getByRole('main');
  const blocks = main.getByRole('list', { name: 'Em alta nesta semana' }).getByRole('listitem');
  await expect.poll(() => blocks.count()).toBe(3);
  for (const block of await blocks.all()) {
    await expect.poll(() => block.textContent()).toMatch(/^#.+\d+ publicaç(ão|ões)$/);
  }
  await blocks.first().getByRole('link').click();
  await page.waitForURL(/\/hashtag\//);
  await main.getByRole('article').first().waitFor();
  await main.getByText(/^\d+ publicaç(ão|ões)$/).waitFor();
  await visited.close();
});

test('R18 the profile has its tabs and a follow button, and a tab stays in the address', async () => {
  const visited = await visit();
  const page = await visited.goto('/perfil');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Arquiba' }).waitFor();
  await main.getByText('+ Seguir').first().waitFor();
  const tabs = main.getByRole('navigation').getByRole('link');
  await expect
    .poll(() => tabs.allTextContents())
    .toEqual(['Postagens', 'Reels', 'Moments', 'Marcados']);
  await tabs.filter({ hasText: 'Marcados' }).click();
  await page.waitForURL(/aba=marcados/);
  await page.reload();
  await expect
    .poll(() => tabs.filter({ hasText: 'Marcados' }).getAttribute('aria-current'))
    .toBe('page');
  await visited.close();
});

test('R21 toasts stand top right, light, for 5000 ms, and wait while one looks', async () => {
  const visited = await visit({ colorScheme: 'dark' });
  const page = await visited.goto('/entrar');
  await page.getByLabel('E-mail').fill('ninguem@arquiba.example');
  await page.getByLabel('Senha', { exact: true }).fill('senha errada');
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  const toast = page.getByRole('alert').filter({ hasText: 'E-mail ou senha incorretos' });
  await toast.hover();
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width > width - 60 && box.y < 120).toBe(true);
  await expect
    .poll(() => toast.evaluate((element) => element.closest('.Toastify__toast')?.className))
    .toContain('Toastify__toast-theme--light');
  const clock = page.locator('.Toastify__progress-bar[role=progressbar]').first();
  await expect.poll(() => clock.getAttribute('style')).toContain('5000ms');
  const running = () => clock.evaluate((bar) => getComputedStyle(bar).animationPlayState);
  await expect.poll(running).toBe('paused');
  await clock.evaluate((bar) => bar.setAttribute('data-before', ''));
  await page.mouse.move(10, 500);
  await expect.poll(running).toBe('running');
  // The same words again: the toast that stands has its time anew, and no other comes.
  await enter.click();
  await page.locator('.Toastify__progress-bar[role=progressbar]:not([data-before])').waitFor();
  expect(await toast.count()).toBe(1);
  expect(new URL(page.url()).origin).toBe(siteUrl());
  await visited.close();
});
