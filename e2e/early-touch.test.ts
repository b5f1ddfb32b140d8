import { expect, test } from 'vitest';
import { friends } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { reloadOffer, takeReload } from './reload-offer.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, holdScripts, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser({ pictures: true });

test('scripts are asked for once the page and its pictures are there', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  const atFirst: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') atFirst.push(request.url());
  });
  const picture = Promise.withResolvers<void>();
  await page.route(/\/image\//, async (route) => {
    await picture.promise;
    await route.continue();
  });
  // Nobody waits so long for a picture here that the page would give it up.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/oculos/copacabana-71', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Copacabana' }).waitFor();
  expect(atFirst).toEqual([]);
  picture.resolve();
  await page.clock.resume();
  await hydrated(page);
  expect(atFirst.length).toBeGreaterThan(3);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a button pressed before the scripts are there shows it at once, and is done when they are', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Hidden from screen readers while the drawer is open.
  const button = page.getByRole('button', { name: 'Abrir menu', includeHidden: true });
  await button.click();
  await expect.poll(() => button.getAttribute('data-pressed')).toBe('');
  letScriptsCome();
  await page.getByRole('dialog').waitFor();
  expect(await button.getAttribute('data-pressed')).toBeNull();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('lenses chosen before the scripts are there are in the price when they are', async () => {
  const visited = await visit({ viewport: phone });
  const { page } = visited;
  const letScriptsCome = await holdScripts(page);
  await page.goto('/oculos/copacabana-71/lentes', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /^Solar/ }).check();
  await page.getByRole('checkbox', { name: /^Antirrisco/ }).check();
  letScriptsCome();
  await page.waitForURL(/tipo=solar.*tratamento=antirrisco/);
  await page.getByText('Lentes Solar 1.50').waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a menu opened before the scripts are there stays open when they are', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Mais opções da publicação' }).first().click();
  letScriptsCome();
  await page.getByRole('menuitem', { name: 'Copiar link' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a button pressed early in a part whose code comes later is done when that is there', async () => {
  const { one, path, close } = await friends(visit);
  const { page } = one;
  const letScriptsCome = await holdScripts(page);
  const letPaneCome = await holdScripts(page, /conversation-pane/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: 'Mais opções da conversa' });
  await button.click();
  await expect.poll(() => button.getAttribute('data-pressed')).toBe('');
  letScriptsCome();
  await hydrated(page);
  letPaneCome();
  await page.getByRole('menuitem', { name: 'Silenciar' }).waitFor();
  await close();
});

test('a form that only scripts can send keeps what was typed, and is sent when they are there', async () => {
  const visited = await visit({ account: await signUpNewcomer('Ana Cedo'), viewport: phone });
  const { page } = visited;
  const letScriptsCome = await holdScripts(page);
  await page.goto('/lives/nova', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Título').fill('Treino aberto');
  // The browser clicks the button of the form.
  await page.getByLabel('Título').press('Enter');
  const button = page.getByRole('button', { name: 'Continuar para a imagem de teste' });
  await expect.poll(() => button.getAttribute('data-pressed')).toBe('');
  letScriptsCome();
  await page.waitForURL(/\/lives\/\d+\/estudio$/);
  await page.getByRole('heading', { name: 'Treino aberto' }).waitFor();
  await visited.close();
});

test('a page whose scripts fail looks pressed no longer, and loads them again with the next press', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  const code = /\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: 'Abrir menu', includeHidden: true });
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await button.click();
  await failed;
  await expect.poll(() => button.getAttribute('data-pressed')).toBeNull();
  await reloadOffer(page).waitFor();
  await page.unroute(code);
  await button.click();
  await expect.poll(() => button.getAttribute('data-pressed')).toBeNull();
  // In browsers that never request a failed module again.
  if ((await reloadOffer(page).count()) > 0) {
    await takeReload(page);
    await button.click();
  }
  await page.getByRole('dialog').waitFor();
  expect(await reloadOffer(page).count()).toBe(0);
  await visited.close();
});

test('nothing moves when the scripts take the page over, also where a part is still to come', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  const letScriptsCome = await holdScripts(page);
  const letQuotesCome = await holdScripts(page, /rare-parts/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const heights = () =>
    page.locator('[data-post]').evaluateAll((posts) => posts.map((post) => post.clientHeight));
  const before = await heights();
  // Where posts are short the list goes on by itself, below them.
  const now = async () => (await heights()).slice(0, before.length);
  const asked = page.waitForRequest(/rare-parts/);
  letScriptsCome();
  await asked;
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await now()).toEqual(before);
  letQuotesCome();
  await hydrated(page);
  expect(await now()).toEqual(before);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('links and forms need not wait for scripts', async () => {
  const visited = await visit({ viewport: phone, motion: true });
  const { page } = visited;
  await holdScripts(page);
  await page.goto('/oculos', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/oculos\/[\w-]+$/, { waitUntil: 'commit' });
  await page.goto('/entrar', { waitUntil: 'commit' });
  await submitSignIn(page, fan);
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`, { waitUntil: 'commit' });
  await visited.close();
});
