import { listSavedPosts } from '@arquiba/contract/bookmarks';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { drawPhoto } from './posting.ts';
import {
  desktop,
  givenBrowser,
  holdScripts,
  hydrated,
  listening,
  phone,
  siteUrl,
  type Visit,
} from './visit.ts';
import { file } from './widget-gallery.ts';

const visit = givenBrowser();

const LONG_NAME = 'Para rever antes do jogo de domingo contra o time do bairro';
const LONG = `${'Um comentário comprido. '.repeat(20)}até o fim`;

const commentIn = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Comentário de/ }).filter({ hasText: text });

test('P03 two people talk under a post, with the keyboard alone, and see each other at once', async () => {
  const [author, fan] = await Promise.all([
    signUpNewcomer('Eva Publica'),
    signUpNewcomer('Fábio Fala'),
  ]);
  const [hers, his] = [
    await visit({ account: author, viewport: desktop }),
    await visit({ account: fan, viewport: phone }),
  ];
  const id = await send(hers, '/api/posts', { text: 'Quem vem no domingo?' });
  const watching = await listening(hers, `post:${id}`, `/post/${id}`);
  const page = await his.goto(`/post/${id}`);
  await page.getByText('Ninguém comentou ainda.').waitFor();

  // The button of the card leads to the field.
  await tabTo(page, /^Comentar: 0/);
  await page.keyboard.press('Enter');
  await focused(page, 'Escreva um comentário');
  await page.keyboard.type('Eu vou, <b>com</b> a família!');
  const sent = await holdScripts(page, /\/comments$/);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Ninguém comentou ainda.').waitFor({ state: 'hidden' });
  sent();
  const mine = commentIn(page, 'Eu vou, <b>com</b> a família!');
  await mine.getByRole('button', { name: /^Mais opções/ }).waitFor();
  await expect.poll(() => page.getByLabel('Escreva um comentário').inputValue()).toBe('');

  // The other browser has it without asking, and answers.
  const seen = commentIn(watching, 'Eu vou');
  await seen.getByRole('button', { name: `Responder a ${fan.socialName}` }).click();
  await focused(watching, `Responder a ${fan.socialName}`);
  await watching.keyboard.type('Guardo lugar!');
  await watching.keyboard.press('Control+Enter');
  const answer = commentIn(page, 'Guardo lugar!');
  await answer.waitFor();
  await tabTo(page, `Curtir comentário de ${author.socialName}: 0`);
  const liked = page.waitForResponse('**/api/comments/*/like');
  await page.keyboard.press('Enter');
  await answer.getByRole('button', { name: /: 1$/, pressed: true }).waitFor();
  await liked;

  // A reply to a reply mentions its author.
  await tabTo(page, `Responder a ${author.socialName}`);
  await page.keyboard.press('Enter');
  await focused(page, `Responder a ${author.socialName}`);
  await page.keyboard.type('obrigado');
  await page.keyboard.press('Control+Enter');
  await commentIn(watching, `@${author.username} obrigado`).waitFor();

  // The edited text arrives without a reload too; only mentions of existing people are links.
  await page.getByLabel(/^Comentar: 3/).waitFor();
  const text = `E no sábado, @${fan.username} e @ninguem_aqui?`;
  const headers = { origin: siteUrl() };
  await hers.context.request.patch(`/api/posts/${id}`, { data: { text }, headers });
  await page.getByText('E no sábado').waitFor();
  await page.getByRole('link', { name: `@${fan.username}` }).waitFor();
  expect(await page.getByRole('link', { name: '@ninguem_aqui' }).count()).toBe(0);

  // A draft is kept while the tab is open.
  await page.getByLabel('Escreva um comentário').fill('Pela metade');
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() => page.getByLabel('Escreva um comentário').inputValue())
    .toBe('Pela metade');

  // Answers are loaded when they are asked for.
  await page.getByRole('button', { name: `Ver 2 respostas a ${fan.socialName}` }).click();
  await answer.getByRole('button', { name: /: 1$/, pressed: true }).waitFor();

  await mine.getByRole('button', { name: /^Mais opções/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Comentário', { exact: true }).fill('Eu vou sozinho');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await commentIn(watching, 'Eu vou sozinho').waitFor();

  await remove(page, 'Eu vou sozinho');
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await undo.waitFor();
  await page.keyboard.press('Alt+t');
  await undo.press('Enter');
  // Keyboard focus is on the restored comment.
  await page.locator('article:focus', { hasText: 'Eu vou sozinho' }).waitFor();
  await remove(page, 'Eu vou sozinho');
  await page.getByRole('button', { name: 'Fechar aviso' }).first().click();
  await commentIn(watching, 'Eu vou sozinho').waitFor({ state: 'detached' });
  for (const visited of [hers, his]) {
    expect(visited.complaints).toEqual([]);
    await visited.close();
  }
});

test('P03 an address names a comment, the order is in the address, and no script is needed to read', async () => {
  const author = await signUpNewcomer('Gil Lê');
  const visited = await visit({ account: author });
  const id = await send(visited, '/api/posts', { text: 'Vinte e cinco' });
  const ids: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    const text = `Comentário ${index}. ${index === 24 ? LONG : ''}`;
    ids.push(await send(visited, `/api/posts/${id}/comments`, { text }));
  }
  const reply = { text: 'Lá no fundo', parentId: ids[0] };
  const deep = await send(visited, `/api/posts/${id}/comments`, reply);

  const page = await visited.goto(`/post/${id}?ordem=recentes#comentario-${deep}`);
  await commentIn(page, 'Lá no fundo').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(`comentario-${deep}`);
  await page.getByRole('link', { name: 'Antigos' }).click();
  await page.waitForURL(/ordem=antigos/);
  await expect
    .poll(() =>
      page
        .getByRole('article', { name: /^Comentário de/ })
        .first()
        .textContent(),
    )
    .toContain('Comentário 0.');
  await visited.close();

  const plain = await visit({ javaScript: false });
  const read = await plain.goto(`/post/${id}?ordem=recentes`);
  // Whole, as nothing could open it.
  const newest = await commentIn(read, 'Comentário 24.').innerText();
  expect(newest).toContain('até o fim');
  expect(newest).not.toContain('ver mais');
  await read.getByRole('link', { name: 'Carregar mais' }).click();
  await commentIn(read, 'Comentário 0.').waitFor();
  await plain.close();
});

test('P03 a picture in a comment: chosen or pasted, described, kept over a reload, seen by all', async () => {
  const [author, fan] = await Promise.all([
    signUpNewcomer('Ivo Publica'),
    signUpNewcomer('Joana Mostra'),
  ]);
  const [his, hers] = [
    await visit({ account: author, viewport: desktop }),
    await visit({ account: fan, viewport: phone }),
  ];
  const id = await send(his, '/api/posts', { text: 'Mostrem o campo de vocês' });
  const watching = await listening(his, `post:${id}`, `/post/${id}`);
  const page = await hers.goto(`/post/${id}`);
  const form = page.getByRole('form', { name: 'Novo comentário' });
  const choose = async (content: string | Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      form.getByRole('button', { name: 'Adicionar foto' }).click(),
    ]);
    await chooser.setFiles([file('campo.jpg', content, 'image/jpeg')]);
  };

  await choose('nada');
  await form.getByRole('alert').filter({ hasText: 'o arquivo está danificado' }).waitFor();
  await form.getByRole('button', { name: 'Tirar', exact: true }).click();

  // While it is on its way, nothing can be sent.
  const arrive = await holdScripts(page, /\/uploads/);
  await choose(await drawPhoto());
  await form.getByRole('progressbar', { name: 'Enviando campo.jpg' }).waitFor();
  await form.getByLabel('Escreva um comentário').fill('Espera');
  expect(await form.getByRole('button', { name: 'Comentar' }).isDisabled()).toBe(true);
  arrive();
  await form.getByLabel('Descrição da foto').fill('O campo na chuva');
  await form.getByLabel('Escreva um comentário').fill('');
  await page.reload();
  await hydrated(page);
  await form.getByRole('img', { name: 'O campo na chuva' }).waitFor();
  expect(await form.getByLabel('Descrição da foto').inputValue()).toBe('O campo na chuva');
  await form.getByRole('button', { name: 'Comentar' }).click();
  const open = { name: 'Ampliar imagem: O campo na chuva' };
  await page.getByRole('article').getByRole('button', open).waitFor();
  expect(await form.getByRole('img', { name: 'O campo na chuva' }).count()).toBe(0);

  // The other browser has it too, opens it, and answers with a picture from the clipboard.
  await watching.getByRole('button', open).click();
  const viewer = watching.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' });
  await viewer.getByText('O campo na chuva').waitFor();
  await watching.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await watching.getByRole('button', { name: `Responder a ${fan.socialName}` }).click();
  await focused(watching, `Responder a ${fan.socialName}`);
  await paste(watching, await drawPhoto());
  const reply = watching.getByRole('form', { name: `Responder a ${fan.socialName}` });
  await reply.getByLabel('Descrição da foto').fill('O meu, seco');
  await reply.getByRole('button', { name: 'Responder', exact: true }).click();
  await page.getByRole('button', { name: 'Ampliar imagem: O meu, seco' }).waitFor();

  const plain = await visit({ javaScript: false });
  const read = await plain.goto(`/post/${id}`);
  await read.getByRole('article').getByRole('img', { name: 'O campo na chuva' }).waitFor();
  for (const visited of [his, hers, plain]) {
    expect(visited.complaints).toEqual([]);
    await visited.close();
  }
});

test('P03 a post is saved into two new collections, found there, and taken out and back; a refusal is not called saved', async () => {
  const person = await signUpNewcomer('Helena Guarda');
  const visited = await visit({ account: person, viewport: phone });
  const id = await send(visited, '/api/posts', { text: 'Treino de chute' });
  const page = await visited.goto(`/post/${id}`);
  const card = page.getByRole('main').getByRole('article').first();
  const save = card.getByRole('button', { name: 'Salvar: 0' });
  const offer = page.getByRole('button', { name: 'Escolher coleções' });
  await page.route('**/bookmark', (route) => route.fulfill({ status: 500, body: '' }));
  await save.click();
  await page.getByText('Algo deu errado do nosso lado. Tente novamente.').waitFor();
  await save.waitFor();
  expect(await offer.count()).toBe(0);
  // The browser itself says that it was refused.
  expect(visited.complaints.splice(0)).toHaveLength(1);
  await page.unroute('**/bookmark');
  await save.click();
  await offer.waitFor();
  await page.getByRole('button', { name: 'Fechar aviso' }).last().click();
  await offer.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Salvar: 1', pressed: true }).click();
  await page.getByText('Removido dos salvos.').waitFor();
  await save.click();
  await card.getByRole('button', { name: 'Salvar: 1', pressed: true }).waitFor();
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Escolher coleções' });
  const name = dialog.getByRole('textbox', { name: 'Nova coleção' });
  const box = (collection: string, checked: boolean) =>
    dialog.getByRole('checkbox', { name: collection, checked });
  await name.fill('Chutes');
  await dialog.getByRole('button', { name: 'Criar e salvar' }).click();
  await page.getByText('Salvo em Chutes.').waitFor();
  await dialog.getByRole('group').getByText('1 publicação').waitFor();
  // With the keyboard, and without losing what was typed: 'Pronto' creates it first.
  await name.fill(LONG_NAME);
  await dialog.getByRole('button', { name: 'Pronto' }).press('Enter');
  await box(LONG_NAME, true).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
  const fits = () => dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(await fits()).toBe(true);
  await box('Chutes', true).press('Space');
  await box('Chutes', false).waitFor();
  await dialog.getByText('Vazia').waitFor();
  // A refusal is undone in the list.
  await page.route('**/bookmark', (route) => route.fulfill({ status: 500, body: '' }));
  await box('Chutes', false).press('Space');
  await page.getByText('Algo deu errado do nosso lado. Tente novamente.').last().waitFor();
  await box('Chutes', false).waitFor();
  await page.unroute('**/bookmark');
  expect(visited.complaints.splice(0)).toHaveLength(1);
  await box('Chutes', false).press('Space');
  await box('Chutes', true).waitFor();
  await dialog.getByRole('button', { name: 'Pronto' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/perfil');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Salvos' }).click();
  // Out of the other collection, from its page.
  await page.getByRole('link', { name: LONG_NAME }).click();
  await page.getByRole('heading', { level: 1, name: LONG_NAME }).waitFor();
  await page.getByRole('button', { name: /^Opções do que você salvou de/ }).click();
  await page.getByRole('menuitem', { name: 'Escolher coleções' }).click();
  await box('Chutes', true).waitFor();
  await dialog.getByText(LONG_NAME).click();
  await dialog.getByRole('button', { name: 'Pronto' }).click();
  await page.getByText('Esta coleção ainda está vazia.').waitFor();
  await page.getByRole('link', { name: 'Voltar aos salvos' }).click();
  await page.getByRole('link', { name: 'Chutes' }).click();
  await page.waitForURL(/colecao=\d+/);
  const saved = page.getByRole('link', { name: /Treino de chute/ });
  await saved.waitFor();
  await takeOut(page);
  await page.getByText('Esta coleção ainda está vazia.').waitFor();
  await page.keyboard.press('Alt+t');
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await saved.waitFor();
  // Keyboard focus is on the restored element.
  const tile = page.getByRole('main').getByRole('listitem').filter({ has: saved });
  await expect.poll(() => tile.evaluate((item) => item === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Opções da coleção Chutes' }).click();
  await page.getByRole('menuitem', { name: 'Renomear' }).click();
  await page.getByLabel('Nome da coleção').fill('Chutes a gol');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Chutes a gol' }).waitFor();
  await page.getByRole('button', { name: 'Opções da coleção Chutes a gol' }).click();
  await page.getByRole('menuitem', { name: 'Apagar coleção' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar coleção' }).click();
  // What was in it is still saved.
  await page.waitForURL(/\/salvos$/);
  await saved.waitFor();
  await takeOut(page);
  await page.getByRole('button', { name: 'Desfazer' }).waitFor();
  // Left before the deletion is sent: the next page leaves it out already.
  await page.reload();
  await page.getByText('Você ainda não salvou nada.').waitFor();
  const left = async () => (await visited.context.request.get(listSavedPosts.path)).json();
  await expect.poll(left).toMatchObject({ items: [] });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** Makes something in the name of the visit, and gives its id. */
async function send({ context }: Visit, path: string, data: object): Promise<string> {
  const answer = await context.request.post(path, { data, headers: { origin: siteUrl() } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('main').locator('a, button').filter({ visible: true });
  await wanted.first().waitFor();
  const isThere = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let presses = 0; presses < 120; presses += 1) {
    const label = await isThere();
    if (typeof name === 'string' ? label === name : name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** Pastes a photo where the focus is. */
async function paste(page: Page, photo: Buffer): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'colada.jpg', { type: 'image/jpeg' }));
      const event = new ClipboardEvent('paste', {
        ...{ clipboardData: data, bubbles: true, cancelable: true },
      });
      document.activeElement?.dispatchEvent(event);
    },
    [...photo],
  );
}

async function focused(page: Page, label: string): Promise<void> {
  const field = await page.getByLabel(label, { exact: true }).and(page.locator('textarea'));
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

async function remove(page: Page, text: string): Promise<void> {
  await commentIn(page, text)
    .getByRole('button', { name: /^Mais opções/ })
    .click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await commentIn(page, text).waitFor({ state: 'detached' });
}

async function takeOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Opções do que você salvou/ }).click();
  await page.getByRole('menuitem', { name: 'Remover dos salvos' }).click();
}
