import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, bubble, fieldOf, friends, logOf, send, textsIn, write } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { productDatabase } from './product-database.ts';
import { givenBrowser, hydrated, listening, siteUrl } from './visit.ts';

const visit = givenBrowser();

const optionsOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Opções da conversa com ${title}` });

test('a word is found in the messages, and leads to its place', async () => {
  const { one, other, path, id, close } = await friends(visit);
  await send(other, id, 'A seleção treina amanhã');
  for (let n = 1; n <= 60; n += 1) await send(other, id, `linha ${n}`);
  const page = await one.goto('/chat');
  await page.getByRole('searchbox', { name: 'Buscar pessoas e mensagens' }).fill('selecao');
  const found = page.getByRole('region', { name: 'Mensagens encontradas' });
  await found.getByRole('link', { name: /A seleção treina/ }).click();
  await page.waitForURL(`${siteUrl()}${path}?mensagem=1`);
  await bubble(page, 'A seleção treina').waitFor();
  await expect
    .poll(() => bubble(page, 'A seleção treina').locator('[data-options]').evaluate(isFocused))
    .toBe(true);
  expect(one.complaints).toEqual([]);
  await close();
});

test('a conversation is muted and archived from the list, and comes back', async () => {
  const { one, other, id, friend, close } = await friends(visit);
  await send(other, id, 'Oi?');
  const page = await one.goto('/chat');
  const row = page.getByRole('link', { name: new RegExp(friend.socialName) });
  await row.waitFor();
  await optionsOf(page, friend.socialName).click();
  await page.getByRole('menuitem', { name: 'Silenciar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Silenciar' }).click();
  await page.getByLabel('Silenciada').waitFor();
  // It counts no more in the menu.
  await expect
    .poll(async () => (await ask(one, 'GET', '/api/conversations/unread')) as object)
    .toMatchObject({ inbox: 0 });

  await optionsOf(page, friend.socialName).click();
  await page.getByRole('menuitem', { name: 'Arquivar' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Arquivadas' }).click();
  await row.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await optionsOf(page, friend.socialName).click();
  await page.getByRole('menuitem', { name: 'Desarquivar' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Conversas', exact: true }).click();
  await row.waitFor();
  expect(one.complaints).toEqual([]);
  await close();
});

test('a list that is answered late does not replace the box that is shown by now', async () => {
  const { one, other, id, account, close } = await friends(visit);
  await send(other, id, 'Oi');
  const stranger = await visit({ account: await signUpNewcomer('Davi Desconhecido') });
  const asked = await ask(stranger, 'PUT', `/api/conversations/with/${account.username}`);
  await send(stranger, (asked as { id: string }).id, 'Posso entrar no time?');
  const page = await listening(one, 'account:', '/chat');
  const held = Promise.withResolvers<void>();
  const late = /\/api\/conversations\?.*box=inbox/;
  await page.route(late, async (route) => {
    await held.promise;
    await route.continue();
  });
  const request = page.waitForRequest(late);
  await send(other, id, 'Vem?');
  await request;
  await page.getByRole('link', { name: /^Pedidos/ }).click();
  const row = page.getByRole('link', { name: /Davi Desconhecido/ });
  await row.waitFor();
  const answered = page.waitForResponse(late);
  held.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((shown) => setTimeout(shown)));
  expect(await row.count()).toBe(1);
  await stranger.close();
  await close();
});

test('messages are reported, and their sender is blocked: the open conversation closes', async () => {
  const { one, other, path, id, friend, close } = await friends(visit);
  for (const text of ['Oi', 'Vou te achar', 'Você vai ver']) await send(other, id, text);
  const page = await one.goto(path);
  await bubble(page, 'Vou te achar').hover();
  await bubble(page, 'Vou te achar').getByRole('button', { name: 'Opções da mensagem' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denunciar mensagens' });
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await dialog.getByRole('checkbox', { name: /Você vai ver/ }).check();
  await dialog.getByRole('button', { name: 'Denunciar' }).click();
  await dialog.getByText('Escolha o motivo').waitFor();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Denunciar' }).click();
  await page.getByRole('alert').getByText('Denúncia enviada. Obrigado.').waitFor();
  const { rows } = await productDatabase().query(
    `SELECT text, chosen FROM reported_message JOIN report ON report.id = report_id
     WHERE subject_id = $1 ORDER BY seq`,
    [id],
  );
  expect(rows).toEqual([
    { text: 'Oi', chosen: false },
    { text: 'Vou te achar', chosen: true },
    { text: 'Você vai ver', chosen: true },
  ]);

  const watching = await other.goto(path);
  await page.getByRole('button', { name: 'Mais opções da conversa' }).click();
  await page.getByRole('menuitem', { name: `Bloquear @${friend.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click();
  // For both at once, and it opens again when the block is taken back.
  await page
    .getByText(`Você bloqueou ${friend.socialName}. Para conversar, desbloqueie.`)
    .waitFor();
  await watching.getByText('Esta conta não existe mais.').waitFor();
  expect([await fieldOf(page).count(), await fieldOf(watching).count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await fieldOf(page).waitFor();
  await write(watching, 'Desculpa');
  await bubble(page, 'Desculpa').waitFor();
  await close();
});

test('the sound rings once for a new message, and for nothing else', async () => {
  const { one, other, id, close } = await friends(visit);
  await ask(one, 'PUT', '/api/conversations/settings', {
    ...{ receipts: true, presence: true, typing: true, sound: true, strangers: 'request' },
  });
  await one.page.addInitScript(countTones);
  const page = await listening(one, 'account:', '/grupos');
  const tones = () => page.evaluate(() => Number(sessionStorage.getItem('tones')));
  await send(other, id, 'Ouviu?');
  await expect.poll(tones).toBe(1);
  // Changes of it do not ring, nor does what is sent from another tab.
  await ask(other, 'PATCH', `/api/conversations/${id}/messages/1`, { text: 'Ouviu isso?' });
  await ask(other, 'PUT', `/api/conversations/${id}/messages/1/reaction`, { reaction: '🔥' });
  const looked = page.waitForResponse((answer) => answer.url().endsWith(`/conversations/${id}`));
  const replyTo = 1;
  await ask(one, 'POST', `/api/conversations/${id}/messages`, {
    ...{ clientId: crypto.randomUUID(), text: 'Ouvi', replyTo },
  });
  await looked;
  expect(await tones()).toBe(1);
  await send(other, id, 'Que bom');
  await expect.poll(tones).toBe(2);
  await close();
});

test('signing out clears what waits: nobody else on the computer finds or sends it', async () => {
  const { one, other, path, account: person, close } = await friends(visit);
  const page = await one.goto(path);
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'segredo na fila');
  await bubble(page, 'segredo na fila').getByText('Esperando para enviar').waitFor();
  await page.goto('/minha-conta/meus-dados');
  await hydrated(page);
  const left = page.waitForEvent('load');
  const account = page.getByRole('navigation', { name: 'Minha conta' });
  await account.getByRole('button', { name: 'Sair' }).click();
  await left;
  await expect.poll(() => page.evaluate(waitingInBrowser)).toEqual([]);

  await page.unroute('**/api/conversations/*/messages');
  const headers = { origin: siteUrl() };
  const { email, password } = person;
  await one.context.request.post('/api/session/accounts', { data: { email, password }, headers });
  await one.goto(path);
  await write(page, 'de volta');
  const watching = await other.goto(path);
  await bubble(watching, 'de volta').waitFor();
  expect(await textsIn(watching)).toEqual(['de volta']);
  expect(await logOf(page).getByText('segredo na fila').count()).toBe(0);
  await close();
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** A browser without sound counts the tones instead. */
function countTones(): void {
  class Tones {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain() {
      sessionStorage.setItem('tones', String(Number(sessionStorage.getItem('tones')) + 1));
      const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { connect() {}, gain };
    }
    createOscillator() {
      return { frequency: {}, connect() {}, start() {}, stop() {} };
    }
    close() {}
  }
  Object.assign(window, { AudioContext: Tones });
}

/** The texts in the outbox of this browser, of any account. */
async function waitingInBrowser(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const outbox = databases.find(({ name }) => name?.endsWith('-outbox'));
  if (!outbox?.name) return [];
  const name = outbox.name;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const rows = await new Promise<{ text: string }[]>((resolve, reject) => {
    const all = database.transaction('messages').objectStore('messages').getAll();
    all.onsuccess = () => resolve(all.result);
    all.onerror = () => reject(all.error);
  });
  database.close();
  return rows.map(({ text }) => text);
}
