import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  ask,
  bubble,
  createGroup,
  fieldOf,
  friends,
  logOf,
  send,
  textsIn,
  write,
} from './chatting.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { drawPhoto } from './posting.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';
import { file } from './widget-gallery.ts';

const visit = givenBrowser();
const visitWithMicrophone = givenBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});

test('R13 a first message is a request; accepted, the two see each other type and read', async () => {
  const [ana, bia] = await Promise.all([
    signUpNewcomer('Ana Ataca'),
    signUpNewcomer('Bia Bloqueia'),
  ]);
  const [hers, theirs] = [
    await visit({ account: ana, viewport: desktop }),
    await visit({ account: bia, viewport: phone }),
  ];
  const page = await hers.goto(`/perfil/${bia.username}`);
  await page.getByRole('button', { name: 'Mensagem' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('heading', { name: bia.socialName, level: 1 }).waitFor();
  await write(page, 'Oi, Bia! Tem treino hoje?');
  await bubble(page, 'Tem treino hoje?').getByText('Enviada').waitFor();
  for (const text of ['No campo de cima?', 'Levo a bola']) await write(page, text);
  await page.getByText('Você já enviou 3 mensagens.').waitFor();

  // On the phone it is among the requests, not among the conversations.
  const other = await theirs.goto('/chat');
  await other.getByText('Você ainda não tem conversas.').waitFor();
  await other.getByRole('link', { name: /^Pedidos/ }).click();
  await other.getByRole('link', { name: new RegExp(ana.socialName) }).click();
  await bubble(other, 'Tem treino hoje?').waitFor();
  expect(await fieldOf(other).count()).toBe(0);
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await fieldOf(other).waitFor();

  await fieldOf(other).pressSequentially('Tem sim');
  await page.getByText(`${bia.socialName} está digitando…`).waitFor();
  await other.getByRole('button', { name: 'Enviar', exact: true }).click();
  await bubble(page, 'Tem sim').waitFor();
  await page.getByText(`${bia.socialName} está digitando…`).waitFor({ state: 'hidden' });
  // Read out, once.
  expect(
    await page.locator('[aria-live=polite]').getByText(`${bia.socialName}: Tem sim`).count(),
  ).toBe(1);
  await page.bringToFront();
  await write(page, 'Às oito, então');
  await other.bringToFront();
  await bubble(other, 'Às oito').waitFor();
  await bubble(page, 'Às oito').getByText('Visto').waitFor();
  expect([hers.complaints, theirs.complaints]).toEqual([[], []]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await axeViolations(other)).toEqual([]);
  await hers.close();
  await theirs.close();
});

test('written offline is sent later, in order and once, also after a reload and in a second tab', async () => {
  const { one, other, path, close } = await friends(visit);
  const page = await one.goto(path);
  const watching = await other.goto(path);
  await write(page, 'antes');
  await bubble(watching, 'antes').waitFor();
  await bubble(page, 'antes')
    .getByText(/Enviada|Entregue|Visto/)
    .waitFor();

  await one.context.setOffline(true);
  const texts = Array.from({ length: 5 }, (_, n) => `sem rede ${n + 1}`);
  for (const text of texts) await write(page, text);
  await bubble(page, 'sem rede 5').getByText('Esperando para enviar').waitFor();
  // Meanwhile the other goes on.
  await write(watching, 'está aí?');
  await bubble(watching, 'está aí?').getByText('Enviada').waitFor();
  expect(await bubble(page, 'está aí?').count()).toBe(0);

  await one.context.setOffline(false);
  await bubble(watching, 'sem rede 5').waitFor();
  await bubble(page, 'está aí?').waitFor();
  await expect.poll(() => textsIn(page)).toEqual(['antes', 'está aí?', ...texts]);
  await expect.poll(() => textsIn(watching)).toEqual(['antes', 'está aí?', ...texts]);

  // The queue outlives the tab, and another tab sees it.
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'fica na fila');
  await bubble(page, 'fica na fila').getByText('Esperando para enviar').waitFor();
  await page.close();
  const second = await one.context.newPage();
  await second.goto(`${siteUrl()}/`);
  await hydrated(second);
  await bubble(watching, 'fica na fila').waitFor();
  await second.goto(`${siteUrl()}${path}`);
  await expect.poll(() => textsIn(second)).toEqual(['antes', 'está aí?', ...texts, 'fica na fila']);
  await close();
});

test('a refused message says why and stops only its own conversation', async () => {
  const { one, other, path, close } = await friends(visit);
  const page = await one.goto(path);
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          json: { error: { code: 'not_allowed', message: 'Não pode.' } },
        })
      : route.continue(),
  );
  await write(page, 'não vai');
  await write(page, 'espera');
  await bubble(page, 'não vai').getByText('Não enviada. Não pode.').waitFor();
  await bubble(page, 'espera').getByText('Esperando para enviar').waitFor();
  await page.unroute('**/api/conversations/*/messages');
  const watching = await other.goto(path);
  await bubble(page, 'não vai').getByRole('button', { name: 'Apagar' }).click();
  await bubble(watching, 'espera').waitFor();
  expect(await textsIn(watching)).toEqual(['espera']);
  await close();
});

test('with the keyboard alone: answer, react, edit and take back', async () => {
  const { one, other, path, close } = await friends(visit);
  const watching = await other.goto(path);
  const page = await one.goto(path);
  await write(watching, 'Quem joga no gol?');
  await bubble(page, 'Quem joga').waitFor();

  await logOf(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('menu', { name: 'Opções da mensagem' }).waitFor();
  await page.getByRole('menuitemcheckbox', { name: 'Reagir com ❤️' }).press('Enter');
  await bubble(watching, 'Quem joga').getByRole('button', { name: '❤️, 1' }).waitFor();

  await logOf(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Responder' }).press('Enter');
  await page.getByText(/^Respondendo a/).waitFor();
  await expect.poll(() => isFocused(fieldOf(page))).toBe(true);
  await page.keyboard.type('Eu jojo');
  await page.keyboard.press('Enter');
  await bubble(watching, 'Eu jojo').getByText('Quem joga no gol?').waitFor();
  await bubble(page, 'Eu jojo')
    .getByText(/Enviada|Entregue|Visto/)
    .waitFor();

  await page.keyboard.press('ArrowUp');
  await page.getByText('Editando').waitFor();
  await fieldOf(page).fill('Eu jogo');
  await page.keyboard.press('Enter');
  await bubble(watching, 'Eu jogo').getByText('editada').waitFor();
  expect(await bubble(watching, 'Eu jojo').count()).toBe(0);

  await logOf(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Apagar para todos' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar para todos' }).press('Enter');
  await bubble(watching, 'Mensagem apagada').waitFor();
  expect(await bubble(watching, 'Eu jogo').count()).toBe(0);
  expect(one.complaints).toEqual([]);
  await close();
});

test('photos are sent through the widget; the draft of a conversation waits for its person', async () => {
  const { one, other, path, close } = await friends(visit);
  const page = await one.goto(path);
  const watching = await other.goto(path);
  await page.getByRole('button', { name: 'Adicionar fotos ou vídeos' }).click();
  const photo = file('gol.jpg', await drawPhoto(), 'image/jpeg');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
  await page.getByRole('list', { name: 'Fotos e vídeos escolhidos' }).waitFor();
  await fieldOf(page).fill('Olha o gol');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => fieldOf(page).inputValue()).toBe('Olha o gol');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await bubble(watching, 'Olha o gol')
    .getByRole('button', { name: /Ampliar imagem/ })
    .waitFor();
  await close();
});

test('a voice note is recorded, heard and sent, waits without network, and the other plays it', async () => {
  const { one, other, path, close } = await friends(visitWithMicrophone);
  const page = await one.goto(path);
  const watching = await other.goto(path);
  const record = page.getByRole('button', { name: 'Gravar áudio' });
  const timer = page.getByRole('timer');
  await record.press('Enter');
  await expect.poll(() => timer.innerText()).toBe('0:02');
  // The focus is on the next step: Enter stops, and Enter sends.
  await page.keyboard.press('Enter');
  await page.getByText(/^Gravação de 0:0\d pronta/).waitFor();
  await page.getByRole('button', { name: 'Ouvir áudio' }).click();
  await page.getByRole('button', { name: 'Pausar áudio' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Its upload fails: it waits, and the next page sends it.
  await page.route('**/uploads/binary?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Enviar áudio' }).click();
  await bubble(page, 'Esperando para enviar')
    .getByRole('button', { name: 'Ouvir áudio' })
    .waitFor();
  await expect.poll(() => isFocused(record)).toBe(true);
  await page.unroute('**/uploads/binary?**');
  await page.reload();
  await hydrated(page);
  await logOf(page)
    .getByText(/Enviada|Entregue|Visto/)
    .waitFor();

  const note = logOf(watching).getByRole('listitem');
  await note.getByRole('button', { name: 'Ouvir áudio' }).click();
  await note.getByRole('button', { name: 'Pausar áudio' }).waitFor();
  await note.getByRole('button', { name: 'Velocidade 1×' }).click();
  await note.getByRole('button', { name: 'Velocidade 1,5×' }).waitFor();
  await note.getByRole('slider', { name: 'Posição do áudio' }).fill('1');
  await expect
    .poll(() => note.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(1);
  // It has more than one height: the fake microphone beeps.
  const heights = await note
    .locator('svg rect')
    .evaluateAll((bars) => new Set(bars.map((bar) => bar.getAttribute('height'))).size);
  expect(heights).toBeGreaterThan(1);

  // A person who did not allow the microphone reads what to do.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await record.click();
  await page.getByRole('alert').getByText('permita o microfone e tente de novo').waitFor();
  await page.getByRole('button', { name: 'Fechar gravador' }).click();
  await record.waitFor();
  expect(other.complaints).toEqual([]);
  await close();
});

test('a group: somebody joins later, one leaves, and only what they may read is there', async () => {
  const people = await Promise.all(['Caio Cria', 'Dora Dribla', 'Enzo Entra'].map(signUpNewcomer));
  const [caio, dora, enzo] = people as [Newcomer, Newcomer, Newcomer];
  const [his, hers, late] = [
    await visit({ account: caio }),
    await visit({ account: dora, viewport: phone }),
    await visit({ account: enzo, viewport: phone }),
  ];
  for (const [each, name] of [
    [hers, caio.username],
    [late, caio.username],
  ] as const) {
    await ask(each, 'PUT', `/api/profiles/${name}/follow`);
  }
  const page = await his.goto('/chat');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  const dialog = page.getByRole('dialog');
  for (const { socialName, username } of [dora]) {
    await dialog.getByRole('searchbox').fill(username);
    await dialog.getByRole('button', { name: new RegExp(socialName) }).click();
  }
  await dialog.getByRole('button', { name: 'Conversar' }).click();
  await page.waitForURL(/\/chat\/\d+$/);

  const id = await createGroup(his, 'Racha de quinta', [dora.username]);
  await his.goto(`/chat/${id}`);
  await write(page, 'Só nós dois por enquanto');
  const second = await hers.goto(`/chat/${id}`);
  await bubble(second, 'Só nós dois').waitFor();

  await page.getByRole('button', { name: 'Dados da conversa' }).click();
  await dialog.getByRole('button', { name: 'Adicionar pessoas' }).click();
  await dialog.getByRole('searchbox').fill(enzo.username);
  await dialog.getByRole('button', { name: new RegExp(enzo.socialName) }).click();
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await dialog.getByText('3 pessoas').waitFor();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await write(page, 'Bem-vindo, Enzo');
  const third = await late.goto(`/chat/${id}`);
  await bubble(third, 'Bem-vindo, Enzo').waitFor();
  expect(await bubble(third, 'Só nós dois').count()).toBe(0);
  await bubble(second, `Caio Cria adicionou Enzo Entra`).waitFor();

  await second.getByRole('button', { name: 'Dados da conversa' }).click();
  await second.getByRole('button', { name: 'Sair da conversa' }).click();
  await second.getByRole('button', { name: 'Sair', exact: true }).click();
  await second.waitForURL(`${siteUrl()}/chat`);
  await bubble(page, 'Dora Dribla saiu da conversa').waitFor();
  await write(page, 'Ela não lê isto');
  await bubble(third, 'Ela não lê isto').waitFor();
  const answer = await hers.context.request.get(`/api/conversations/${id}/messages`);
  expect(answer.status()).toBe(404);
  await his.close();
  await hers.close();
  await late.close();
});

test('a long conversation keeps its place in both directions, and counts what is new below', async () => {
  const { one, other, path, id, close } = await friends(visit);
  // With a full stop: the time follows, and would make another number of it.
  for (let n = 1; n <= 120; n += 1) await send(other, id, `linha ${n}.`);
  const page = await one.goto(path);
  // It begins at what was not read.
  await logOf(page).getByText('Não lidas').waitFor();
  await page.getByRole('button', { name: 'Mais novas' }).click();
  await bubble(page, 'linha 120.').waitFor();
  await expect.poll(() => placeOf(page, 'linha 120.')).toBeLessThan(desktop.height);

  // Older parts come above without moving what is read.
  await logOf(page).evaluate((log) => log.scrollTo(0, -log.scrollHeight));
  await bubble(page, 'linha 81.').waitFor();
  const before = await placeOf(page, 'linha 95.');
  await send(other, id, 'nova');
  await page.getByRole('button', { name: '1 nova mensagem' }).waitFor();
  expect(Math.abs((await placeOf(page, 'linha 95.')) - before)).toBeLessThan(2);

  // A found message opens in its place; from there it goes on downwards to the end.
  await page.goto(`${path}?mensagem=5`);
  await hydrated(page);
  await bubble(page, 'linha 5.').waitFor();
  expect(await bubble(page, 'linha 120.').count()).toBe(0);
  for (let step = 0; step < 6; step += 1) {
    await logOf(page).evaluate((log) => log.scrollTo(0, 0));
    await page.waitForTimeout(150);
  }
  await bubble(page, 'linha 120.').waitFor();
  const texts = await textsIn(page);
  expect(new Set(texts).size).toBe(texts.length);
  await close();
});

test('without scripts a conversation is read and answered', async () => {
  const { one, path, close, account } = await friends(visit);
  const plain = await visit({ account, javaScript: false });
  const page = await plain.goto(path);
  await fieldOf(page).fill('Por formulário');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await bubble(page, 'Por formulário').waitFor();
  await plain.close();
  const again = await one.goto(path);
  expect(await textsIn(again)).toEqual(['Por formulário']);
  await close();
});

async function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

async function placeOf(page: Page, text: string): Promise<number> {
  const box = await bubble(page, text).last().boundingBox();
  return box?.y ?? Number.NaN;
}
