import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from './chatting.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { drawPhoto, uploadPhoto } from './posting.ts';
import { givenBrowser, phone, siteUrl, type Visit } from './visit.ts';
import { chooser, file } from './widget-gallery.ts';

const visit = givenBrowser();

const viewerOf = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Through the API. */
async function publishMoment(visited: Visit, input: object = {}): Promise<string> {
  const media = await uploadPhoto(visited, 'Um lance', 'moments');
  const { id } = (await ask(visited, 'POST', '/api/moments', { media, ...input })) as {
    id: string;
  };
  return id;
}

async function followerOf(person: Newcomer, account: Newcomer): Promise<Visit> {
  const visited = await visit({ account });
  await ask(visited, 'PUT', `/api/profiles/${person.username}/follow`);
  return visited;
}

test('a moment is published, seen, reacted to and answered, and kept as a conquista', async () => {
  const author = await signUpNewcomer('Nina Momento');
  const writing = await visit({ account: author, viewport: phone });
  const page = await writing.goto('/moments/novo');
  const main = page.getByRole('main');
  await button(page, 'Publicar moment').click();
  await main.getByText('Escolha uma foto ou um vídeo.').waitFor();
  await button(page, 'Escolher foto ou vídeo').click();
  await chooser(page).setInputFiles([file('taca.jpg', await drawPhoto(), 'image/jpeg')]);
  await main.getByRole('img', { name: 'Foto escolhida' }).waitFor();
  await main.getByLabel('Descrição da imagem').fill('A taça');
  await button(page, 'Texto').click();
  const dialog = page.getByRole('dialog', { name: 'Texto' });
  await button(page, 'Pôr na imagem').click();
  await dialog.getByText('Escreva o texto').waitFor();
  await dialog.getByLabel('Texto').fill('É campeã!');
  await dialog.getByLabel('Texto').press('Enter');
  const sticker = main.getByRole('button', { name: /^Texto: É campeã!/ });
  await sticker.focus();
  const before = await sticker.boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await sticker.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  expect(await axeViolations(page)).toEqual([]);
  await page.route('**/api/moments', (route) => route.abort(), { times: 1 });
  await button(page, 'Publicar moment').click();
  await main.getByRole('alert').waitFor();
  expect(await sticker.count()).toBe(1);
  await button(page, 'Publicar moment').click();
  await page.waitForURL(new RegExp(`/moments/${author.username}/\\d+$`));
  await viewerOf(page).getByText('É campeã!').waitFor();
  const path = new URL(page.url()).pathname;
  expect(await axeViolations(page)).toEqual([]);

  const follower = await signUpNewcomer('Fábio Segue');
  const watching = await followerOf(author, follower);
  const seen = await watching.goto('/');
  const rings = seen.getByRole('navigation', { name: 'Moments' });
  await rings.getByRole('link', { name: `Moments de ${author.socialName}, novos` }).click();
  await seen.waitForURL(`${siteUrl()}/moments/${author.username}`);
  await viewerOf(seen).getByRole('img', { name: 'A taça' }).waitFor();
  await button(seen, 'Reagir com 🏆').click();
  await expect.poll(() => button(seen, 'Reagir com 🏆').getAttribute('aria-pressed')).toBe('true');
  const reply = seen.getByRole('textbox', { name: `Responder a ${author.socialName}` });
  await reply.fill('Merecido demais!');
  await reply.press('Enter');
  await seen.getByText('Resposta enviada.').waitFor();
  expect(await axeViolations(seen)).toEqual([]);

  // The author does not follow the sender: the message waits as a request.
  const { id } = (await ask(writing, 'PUT', `/api/conversations/with/${follower.username}`)) as {
    id: string;
  };
  await page.goto(`/chat/${id}`);
  await page.getByRole('log').getByText('Merecido demais!').waitFor();
  const card = page.getByRole('log').getByRole('link', { name: /Moment de/ });
  expect(await card.getAttribute('href')).toBe(path);

  await page.goto(path);
  await button(page, 'Visto por 1').click();
  const viewers = page.getByRole('dialog', { name: 'Quem viu' });
  await viewers.getByRole('img', { name: 'Reagiu com 🏆' }).waitFor();
  await viewers.getByRole('button', { name: 'Fechar' }).click();
  await button(page, 'Conquista').click();
  const form = page.getByRole('dialog', { name: 'Guardar como conquista' });
  await form.getByRole('button', { name: 'Guardar conquista' }).click();
  await form.getByText('Escreva o título da conquista').waitFor();
  await form.getByLabel('Título').fill('Taça da várzea');
  await form.getByLabel('Medalha').selectOption('Ouro');
  await form.getByRole('button', { name: 'Guardar conquista' }).click();
  await viewerOf(page)
    .getByText(/Taça da várzea/)
    .waitFor();

  for (const list of ['/conquistas', `/perfil/${author.username}?aba=moments`]) {
    await seen.goto(list);
    const tile = seen.getByRole('main').getByRole('link', { name: /Taça da várzea/ });
    expect(await tile.first().getAttribute('href')).toBe(path);
  }
  expect(watching.complaints).toEqual([]);
  // Without network, and the conquista without a title.
  expect(writing.complaints).toEqual(
    ['ERR_FAILED', '400'].map((words) => expect.stringContaining(words)),
  );
  for (const visited of [writing, watching]) await visited.close();
});

test('the viewer by keyboard: forth, back, pause, close; a swipe down closes too, a reload stays at the moment', async () => {
  const author = await signUpNewcomer('Teca Teclado');
  const own = await visit({ account: author });
  const [first, second] = [await publishMoment(own), await publishMoment(own)];
  const watching = await followerOf(author, await signUpNewcomer('Vera Viu'));
  const page = await watching.goto(`/perfil/${author.username}`);
  await page.getByRole('link', { name: `Moments de ${author.socialName}` }).click();
  const pathOf = (id: string) => `${siteUrl()}/moments/${author.username}/${id}`;
  await viewerOf(page).getByText('Moment 1 de 2').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(pathOf(second));
  await page.reload();
  await viewerOf(page).getByText('Moment 2 de 2').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      return page.url();
    })
    .toBe(pathOf(first));
  // With reduced motion nothing moves by itself.
  await button(page, 'Continuar').waitFor();
  await page.keyboard.press(' ');
  await button(page, 'Pausar').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${siteUrl()}/perfil/${author.username}`);
  await page.getByRole('link', { name: `Moments de ${author.socialName}` }).click();
  await viewerOf(page).getByText('Moment 1 de 2').waitFor({ state: 'attached' });
  const frame = await button(page, 'Próximo moment').boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 20, (frame?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 150, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(`${siteUrl()}/perfil/${author.username}`);

  // For a visitor too, by its address alone.
  const visitor = await visit({ viewport: phone });
  const alone = await visitor.goto(`/moments/${author.username}/${first}`);
  await alone.getByRole('link', { name: 'Entrar para reagir e responder' }).waitFor();
  await button(alone, 'Fechar').click();
  await alone.waitForURL(`${siteUrl()}/moments`);
  await ask(own, 'DELETE', `/api/moments/${first}`);
  const gone = await visitor.goto(`/moments/${author.username}/${first}`);
  await gone.getByText('Este moment não está mais disponível.').waitFor();
  for (const visited of [own, watching, visitor]) await visited.close();
});

test('a moment for close friends is seen by who is on the list; a person who is silenced leaves the rings', async () => {
  const author = await signUpNewcomer('Clara Perto');
  const [friend, other] = [await signUpNewcomer('Ivo Íntimo'), await signUpNewcomer('Leo Longe')];
  const writing = await visit({ account: author, viewport: phone });
  const [near, far] = [await followerOf(author, friend), await followerOf(author, other)];
  const page = await writing.goto('/moments/novo');
  await page.route('**/api/moments/close-friends*', (route) => route.abort(), { times: 1 });
  await button(page, 'Editar amigos próximos').click();
  const dialog = page.getByRole('dialog', { name: 'Amigos próximos' });
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await dialog.getByText('Ninguém está na lista ainda.').waitFor();
  await dialog.getByRole('searchbox').fill(friend.username);
  const added = page.waitForResponse(`**/close-friends/${friend.username}`);
  await dialog.getByRole('button', { name: `Adicionar ${friend.socialName}` }).click();
  await added;
  await dialog.getByRole('list', { name: 'Na lista' }).getByText(friend.socialName).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pronto' }).click();
  await page.getByRole('radio', { name: /^Amigos próximos/ }).check();
  await button(page, 'Escolher foto ou vídeo').click();
  await chooser(page).setInputFiles([file('treino.jpg', await drawPhoto(), 'image/jpeg')]);
  await page.getByRole('main').getByLabel('Descrição da imagem').fill('O treino');
  await button(page, 'Publicar moment').click();
  await page.waitForURL(new RegExp(`/moments/${author.username}/\\d+$`));
  const { pathname } = new URL(page.url());

  const seen = await near.goto('/');
  const ring = seen.getByRole('link', { name: `Moments de ${author.socialName}, novos` });
  await ring.click();
  await viewerOf(seen).getByText('amigos próximos').waitFor();
  const refused = await far.goto('/');
  await refused.getByRole('navigation', { name: 'Moments' }).waitFor();
  expect(await refused.getByRole('link', { name: /Moments de Clara/ }).count()).toBe(0);
  await far.goto(pathname);
  await refused.getByText('Este moment não está mais disponível.').waitFor();

  await button(seen, 'Mais opções do moment').click();
  await seen.getByRole('menuitem', { name: 'Silenciar os moments da pessoa' }).click();
  await seen.getByRole('alert').getByText('saíram das suas listas').waitFor();
  await near.goto('/');
  await seen.getByRole('navigation', { name: 'Moments' }).waitFor();
  expect(await seen.getByRole('link', { name: /Moments de Clara/ }).count()).toBe(0);
  await near.goto(pathname);
  await button(seen, 'Mais opções do moment').click();
  await seen.getByRole('menuitem', { name: 'Mostrar os moments da pessoa' }).click();
  await button(seen, 'Mais opções do moment').click();
  await seen.getByRole('menuitem', { name: 'Silenciar os moments da pessoa' }).waitFor();
  for (const visited of [writing, near, far]) await visited.close();
});
