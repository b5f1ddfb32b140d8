import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { drawPhoto, publish, uploadPhoto } from './posting.ts';
import { comesAgain, reloadOffer, takeReload } from './reload-offer.ts';
import { desktop, givenBrowser, listening, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const LIKE = '**/api/posts/*/like';

const cardOf = (page: Page) => page.getByRole('main').getByRole('article').first();
const likeOf = (card: Locator) => card.getByRole('button', { name: /^Curtir:/ });

test('P03 two people at once see what the other does with a post, and every card agrees', async () => {
  const [author, fan] = await Promise.all([
    signUpNewcomer('Ana Autora'),
    signUpNewcomer('Beto Fã'),
  ]);
  const [hers, his] = [
    await visit({ account: author, viewport: desktop }),
    await visit({ account: fan, viewport: phone }),
  ];
  const id = await publish(hers, { text: 'Domingo tem decisão' });
  const watching = cardOf(await listening(hers, id, `/post/${id}`));
  const page = await his.goto(`/post/${id}`);
  const card = cardOf(page);

  await likeOf(card).click();
  await card.getByRole('button', { name: 'Curtir: 1', pressed: true }).waitFor();
  await watching.getByRole('button', { name: 'Curtir: 1', pressed: false }).waitFor();

  // The same post on another page, and back on this one.
  await card.getByRole('link', { name: author.socialName }).click();
  await page.waitForURL(`**/perfil/${author.username}`);
  await cardOf(page).getByRole('button', { name: 'Curtir: 1', pressed: true }).click();
  await watching.getByRole('button', { name: 'Curtir: 0' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: `Publicação de ${author.socialName}` }).waitFor();
  await card.getByRole('button', { name: 'Curtir: 0', pressed: false }).waitFor();

  await choose(card, 'Republicar');
  await card.getByRole('button', { name: 'Compartilhar: 1', pressed: true }).waitFor();
  await page.getByText('Republicado').waitFor();
  await watching.getByRole('button', { name: 'Compartilhar: 1' }).waitFor();
  await choose(card, 'Desfazer republicação');
  await watching.getByRole('button', { name: 'Compartilhar: 0' }).waitFor();

  await card.getByRole('button', { name: 'Enviar: 0' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar link' }).click();
  await watching.getByRole('button', { name: 'Enviar: 1' }).waitFor();

  await choose(card, 'Citar');
  await page.getByLabel('O que você diz sobre isso?').fill('Eu vou!');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Fotos e vídeos' }).click();
  const photo = await drawPhoto();
  await dialog
    .getByLabel('Adicionar fotos/videos')
    .setInputFiles({ name: 'ingresso.jpg', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByRole('button', { name: 'remover: ingresso.jpg' }).waitFor();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await dialog.getByRole('list', { name: 'Fotos e vídeos escolhidos' }).waitFor();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await watching.getByRole('button', { name: 'Compartilhar: 1' }).waitFor();
  await cardOf(page).getByText('Eu vou!').waitFor();
  await cardOf(page)
    .getByRole('button', { name: /^Ampliar imagem/ })
    .waitFor();
  await cardOf(page)
    .getByRole('link', { name: `Publicação citada, de ${author.socialName}` })
    .click();
  await page.getByRole('heading', { name: `Publicação de ${author.socialName}` }).waitFor();
  await choose(card, 'Ver quem curtiu', 'Mais opções');
  await page.getByRole('dialog').getByText('Ninguém curtiu ainda').waitFor();
  for (const visited of [hers, his]) {
    expect(visited.complaints).toEqual([]);
    await visited.close();
  }
});

test('a visitor sees counters change too', async () => {
  const author = await signUpNewcomer('Célia Conta');
  const hers = await visit({ account: author });
  const id = await publish(hers, { text: 'Quem viu o gol?' });
  const card = cardOf(await hers.goto(`/post/${id}`));
  const watching = await visit({ viewport: phone });
  const seen = cardOf(await listening(watching, id, `/post/${id}`));
  await likeOf(card).click();
  await seen.getByLabel('Curtir: 1').waitFor();
  const field = hers.page.getByLabel('Escreva um comentário');
  await field.fill('Eu vi');
  await field.press('Control+Enter');
  await watching.page.getByText('Eu vi').waitFor();
  expect(watching.complaints).toEqual([]);
  for (const each of [hers, watching]) await each.close();
});

test('P03 a poll is voted on, shows the result to both, and the vote can change', async () => {
  const [author, fan] = await Promise.all([
    signUpNewcomer('Caio Pergunta'),
    signUpNewcomer('Duda'),
  ]);
  const [hers, his] = [
    await visit({ account: fan, viewport: phone }),
    await visit({ account: author }),
  ];
  const poll = { options: [{ label: 'Casa' }, { label: 'Visitante' }], hours: 5 };
  const id = await publish(his, { text: 'Quem leva?', poll });
  const watching = cardOf(await his.goto(`/post/${id}`));
  const card = cardOf(await hers.goto(`/post/${id}`));
  await listening(his, id);
  await watching.getByRole('button', { name: 'Ver resultado' }).click();
  await card.getByRole('radio', { name: 'Casa' }).check();
  await card.getByRole('button', { name: 'Votar' }).click();
  await card.getByText('1 voto · termina em').waitFor();
  await card.getByRole('listitem').filter({ hasText: 'Casa' }).getByText('Seu voto').waitFor();
  await watching.getByRole('listitem').filter({ hasText: 'Casa' }).getByText('100%').waitFor();
  await card.getByRole('button', { name: 'Mudar voto' }).click();
  await card.getByRole('radio', { name: 'Visitante' }).check();
  await card.getByRole('button', { name: 'Votar' }).click();
  await watching.getByRole('listitem').filter({ hasText: 'Visitante' }).getByText('100%').waitFor();
  expect(hers.complaints).toEqual([]);
  await Promise.all([hers.close(), his.close()]);
});

test('P01 P02 a card says who, when and what; its pictures open in full, and two taps like it', async () => {
  const [author, fan] = await Promise.all([
    signUpNewcomer('Elis Fotógrafa'),
    signUpNewcomer('Fred'),
  ]);
  const hers = await visit({ account: author });
  const media = [await uploadPhoto(hers, 'O gramado'), await uploadPhoto(hers, 'A torcida')];
  await publish(hers, { text: 'Ontem no #Canal', media, place: 'Santos' });
  await hers.close();

  const visited = await visit({ account: fan, viewport: phone, motion: true });
  const page = await visited.goto(`/perfil/${author.username}`);
  const card = cardOf(page);
  await card.getByText(`@${author.username}`).waitFor();
  await card.getByText('Santos').waitFor();
  await card.getByRole('link', { name: 'agora' }).waitFor();
  await card.getByRole('link', { name: '#Canal' }).waitFor();

  const photo = card.getByRole('button', { name: 'Ampliar imagem: O gramado' });
  await tapTwice(photo);
  await card.getByRole('button', { name: 'Curtir: 1', pressed: true }).waitFor();
  await tapTwice(photo);
  await photo.click();
  const viewer = page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' });
  await viewer.getByText('O gramado').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('A torcida').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  // Another double tap does not remove the like.
  await card.getByRole('button', { name: 'Curtir: 1', pressed: true }).waitFor();

  await choose(card, 'Bloquear', 'Mais opções');
  await page.getByRole('dialog').getByText(author.username).first().waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('with the keyboard alone a post is reached, liked and opened', async () => {
  const [author, fan] = await Promise.all([signUpNewcomer('Gil Teclado'), signUpNewcomer('Hugo')]);
  const writing = await visit({ account: author });
  await publish(writing, { text: 'A primeira' });
  const id = await publish(writing, { text: 'A segunda' });
  await writing.close();
  const visited = await visit({ account: fan });
  const page = await visited.goto(`/perfil/${author.username}`);
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Curtir: 1', pressed: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('l');
  await card.getByRole('button', { name: 'Curtir: 0', pressed: false }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/post/${id}`);
  await visited.close();
});

test('a menu or dialog whose code does not come leaves the page as it is, and comes with the next try', async () => {
  const author = await signUpNewcomer('Nara Sem Sinal');
  const visited = await visit({ account: author });
  const id = await publish(visited, { text: 'No túnel do metrô' });
  const page = await visited.goto(`/post/${id}`);
  const code = /(post-menu-items|edit-dialog)-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar' });
  const again = notice.getByRole('button', { name: 'Tentar novamente' });
  const edit = page.getByRole('menuitem', { name: 'Editar' });
  const openMenu = () =>
    cardOf(page)
      .getByRole('button', { name: /^Mais opções/ })
      .click();
  await openMenu();
  await notice.waitFor();
  await page.unroute(code);
  await again.click();
  await comesAgain(edit, openMenu);
  await page.route(code, (route) => route.abort());
  await edit.click();
  await notice.waitFor();
  await cardOf(page).getByText('No túnel do metrô').waitFor();
  await again.click();
  await reloadOffer(page).waitFor();
  await page.unroute(code);
  await takeReload(page);
  await openMenu();
  await edit.click();
  await page.getByRole('dialog', { name: 'Editar publicação' }).waitFor();
  await visited.close();
});

test('a refused like is taken back with a toast; a visitor is led to sign-in and back', async () => {
  const [author, fan] = await Promise.all([signUpNewcomer('Ivo Sem Rede'), signUpNewcomer('Jade')]);
  const writing = await visit({ account: author });
  const id = await publish(writing, { text: 'Sem rede' });
  await writing.close();
  const visited = await visit({ account: fan });
  const page = await visited.goto(`/post/${id}`);
  await page.route(LIKE, (route) => route.abort());
  await likeOf(cardOf(page)).click();
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  await cardOf(page).getByRole('button', { name: 'Curtir: 0', pressed: false }).waitFor();
  // Pointed at, the toast would stay; it closes because the like succeeds.
  await page.getByRole('alert').getByText('Sem conexão').hover();
  await page.unroute(LIKE);
  await likeOf(cardOf(page)).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Sem conexão').waitFor({ state: 'detached' });
  await visited.close();

  const visitor = await visit();
  const open = await visitor.goto(`/post/${id}`);
  const preview = await open.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toBe(`${siteUrl()}/api/posts/${id}/cartao.png`);
  await likeOf(cardOf(open)).click();
  await open.waitForURL(`**/entrar?voltar=${encodeURIComponent(`/post/${id}`)}`);
  await visitor.close();
});

async function choose(card: Locator, item: string, menu = 'Compartilhar'): Promise<void> {
  await card.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await card.page().getByRole('menuitem', { name: item }).click();
}

/** Without waiting in between, as slow as this machine may be: two taps far apart are two. */
async function tapTwice(photo: Locator): Promise<void> {
  await photo.hover();
  const { mouse } = photo.page();
  await Promise.all([
    ...[mouse.down({ clickCount: 1 }), mouse.up({ clickCount: 1 })],
    ...[mouse.down({ clickCount: 2 }), mouse.up({ clickCount: 2 })],
  ]);
}
