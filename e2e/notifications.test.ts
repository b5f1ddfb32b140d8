import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { publish } from './posting.ts';
import { givenBrowser, hydrated, listening, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notificações/ });
const rows = (page: Page) => page.getByRole('main').getByRole('region').getByRole('listitem');

/** The id of the account, for its channel. */
async function accountIdOf({ context }: Visit): Promise<string> {
  const answer = await context.request.get('/api/session');
  return ((await answer.json()) as { account: { id: string } }).account.id;
}

async function act(
  { context }: Visit,
  method: 'PUT' | 'POST' | 'PATCH',
  path: string,
  data?: object,
) {
  const headers = { origin: siteUrl() };
  const answer = await context.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok()).toBe(true);
}

/** Nothing is new for the bell. */
async function seeAll(visited: Visit): Promise<void> {
  await act(visited, 'PUT', '/api/notifications/seen', {});
}

test('R13 a notice arrives while one reads the feed, in all tabs, and leads to the comment', async () => {
  const [star, fan] = [
    await visit({ account: await signUpNewcomer('Estela Astro') }),
    await visit({ account: await signUpNewcomer('Fábio Fala') }),
  ];
  const id = await publish(star, { text: 'Hoje tem jogo' });
  await seeAll(star);
  const channel = `account:${await accountIdOf(star)}`;
  // Without a window system there is no icon to put a number on.
  await star.context.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count));
    navigator.clearAppBadge = async () => sessionStorage.removeItem('badge');
  });
  const page = await listening(star, channel, '/');
  const other = await star.context.newPage();
  await other.goto('/grupos');
  await hydrated(other);
  expect(await bell(page).getAttribute('aria-label')).toBe('Notificações');

  await act(fan, 'PUT', `/api/posts/${id}/like`, {});
  await page.getByText('Fábio Fala curtiu sua publicação').waitFor({ state: 'attached' });
  await act(fan, 'POST', `/api/posts/${id}/comments`, { text: 'Estarei lá' });
  for (const tab of [page, other]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Notificações: 2' }).waitFor();
    expect(await tab.title()).toMatch(/^\(2\) /);
    expect(await tab.evaluate(() => sessionStorage.getItem('badge'))).toBe('2');
  }

  await bell(page).click();
  await page.getByRole('heading', { level: 1, name: 'Notificações' }).waitFor();
  await rows(page).filter({ hasText: 'Fábio Fala curtiu sua publicação' }).waitFor();
  // The bells of all tabs are back at nothing.
  for (const tab of [page, other]) {
    await tab
      .getByRole('banner')
      .getByRole('link', { name: 'Notificações', exact: true })
      .waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  const comment = rows(page).filter({ hasText: 'Estarei lá' });
  await comment.getByRole('link', { name: 'Nova: Fábio Fala comentou sua publicação' }).click();
  await page.waitForURL(/\/post\/\d+#comentario-\d+$/);
  await page.getByText('Estarei lá').first().waitFor();

  // What was on screen was read.
  await page.goBack();
  await page.waitForTimeout(1500);
  await page.reload();
  await hydrated(page);
  await comment.getByRole('link', { name: /^Fábio Fala comentou sua publicação/ }).waitFor();
  expect([...star.complaints, ...fan.complaints]).toEqual([]);
  await Promise.all([star.close(), fan.close()]);
});

test('a request to follow is answered from the page on a phone, with the keyboard', async () => {
  const owner = await signUpNewcomer('Paula Porta');
  const [closed, fan, late] = [
    await visit({ account: owner, viewport: phone }),
    await visit({ account: await signUpNewcomer('Célia Chega') }),
    await visit({ account: await signUpNewcomer('Tadeu Tarde') }),
  ];
  await act(closed, 'PATCH', '/api/profile', { private: true });
  for (const each of [fan, late])
    await act(each, 'PUT', `/api/profiles/${owner.username}/follow`, {});
  const page = await closed.goto('/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('link', { name: /^Notificações, \d+ novas$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Notificações' }).waitFor();

  const accept = page.getByRole('button', { name: 'Aceitar Célia Chega' });
  await accept.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Pedido aceito').waitFor();

  // Answered elsewhere meanwhile.
  await act(closed, 'PUT', '/api/profile/follow-requests', {});
  await page.getByRole('button', { name: 'Recusar Tadeu Tarde' }).click();
  await page.getByRole('alert').getByText('Este pedido não existe mais.').waitFor();
  await page.getByRole('button', { name: /^(Aceitar|Recusar)/ }).waitFor({ state: 'detached' });
  expect(await axeViolations(page)).toEqual([]);

  const told = await fan.goto('/notificacoes?filtro=seguidores');
  await told.getByRole('link', { name: /Paula Porta aceitou seu pedido para seguir/ }).click();
  await told.waitForURL(new RegExp(`/perfil/${owner.username}$`));
  await Promise.all([closed.close(), fan.close(), late.close()]);
});

test('all are marked as read and filtered without scripts, and settings silence a subject', async () => {
  const owner = await signUpNewcomer('Sônia Sossego');
  const quiet = await visit({ account: owner, javaScript: false });
  const fan = await visit({ account: await signUpNewcomer('Lino Like') });
  const id = await publish(quiet, { text: 'Silêncio' });
  await act(fan, 'PUT', `/api/posts/${id}/like`, {});
  const page = await quiet.goto('/notificacoes');
  await page.getByRole('link', { name: 'Nova: Lino Like curtiu sua publicação' }).waitFor();
  await page.getByRole('button', { name: 'Marcar tudo como lido' }).click();
  await page.getByRole('link', { name: 'Lino Like curtiu sua publicação', exact: true }).waitFor();
  await page
    .getByRole('navigation', { name: 'Filtros' })
    .getByRole('link', { name: 'Compras' })
    .click();
  await page.getByText('Nada aqui por enquanto.').waitFor();

  const settled = await visit({ account: owner });
  const settings = await settled.goto('/minha-conta/meus-dados/notificacoes');
  const saved = settings.waitForResponse('**/api/notifications/settings/likes');
  await settings.getByRole('combobox', { name: 'Curtidas' }).selectOption('De ninguém');
  await saved;
  expect(await axeViolations(settings)).toEqual([]);
  const next = await publish(settled, { text: 'Ainda silêncio' });
  await act(fan, 'PUT', `/api/posts/${next}/like`, {});
  await quiet.goto('/notificacoes?filtro=curtidas');
  expect(await rows(page).count()).toBe(1);
  await Promise.all([quiet.close(), fan.close(), settled.close()]);
});
