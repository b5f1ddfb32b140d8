import { listProfilePosts, type Post } from '@arquiba/contract/posts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { draftSaved, drawPhoto, publish, uploadPhoto } from './posting.ts';
import { productDatabase } from './product-database.ts';
import { desktop, givenBrowser, hydrated, listening, phone, siteUrl } from './visit.ts';

const visit = givenBrowser({ pictures: true });

const formOf = (page: Page) => page.getByRole('form', { name: 'Nova publicação' });
const cardOf = (page: Page) => page.getByRole('article').first();
const share = (page: Page, label: string) =>
  cardOf(page).getByRole('listitem').filter({ hasText: label });

async function lastPostOf({ username }: Newcomer): Promise<Post | undefined> {
  const answer = await fetch(siteUrl() + listProfilePosts.path.replace(':username', username));
  return ((await answer.json()) as { items: Post[] }).items[0];
}

test('a poll with pictures, its own closing time and its own rules is written, waits as a draft, and is published', async () => {
  const person = await signUpNewcomer('Pati Enquete');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/');
  await formOf(page)
    .getByRole('textbox', { name: 'Escreva uma publicação' })
    .fill('Qual camisa fica?');
  await formOf(page).getByRole('button', { name: 'Enquete' }).click();
  const option = (place: number) => page.getByRole('textbox', { name: `Opção ${place}` });
  await option(1).fill('Listrada');
  await option(2).fill('Lisa');
  const files = { name: 'camisa.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto() };
  await page.getByLabel('Escolher foto da opção 1').setInputFiles(files);
  const described = page.getByLabel('Descrição da foto da opção 1');
  await described.fill('Listras laranja');

  await page.getByLabel('Duração').selectOption('Escolher data e hora');
  const closing = page.getByLabel('Encerramento');
  await closing.fill('2020-01-01T10:00');
  await page.getByText('A enquete fica aberta por 5 minutos ou mais').waitFor();
  const send = formOf(page).getByRole('button', { name: 'Publicar', exact: true });
  await send.click();
  await expect.poll(() => closing.evaluate((field) => field === document.activeElement)).toBe(true);
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
  inTwoDays.setUTCSeconds(0, 0);
  const local = await page.evaluate((at) => {
    const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
    return shifted.toISOString().slice(0, 16);
  }, inTwoDays.getTime());
  await closing.fill(local);
  await page.getByLabel('Mostrar o resultado').selectOption('Depois de votar');
  await page.getByText('O voto pode mudar até o fim').click();
  await draftSaved(page, () => page.getByLabel('Voto aberto').check());
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => described.inputValue()).toBe('Listras laranja');
  expect(await page.getByLabel('Voto aberto').isChecked()).toBe(true);
  await send.click();
  await send.waitFor({ state: 'detached' });
  await expect.poll(async () => (await lastPostOf(person))?.text).toBe('Qual camisa fica?');
  expect((await lastPostOf(person))?.poll).toMatchObject({
    ...{ results: 'voted', changeable: false, anonymous: false },
    closesAt: inTwoDays.toISOString(),
    options: [
      { label: 'Listrada', votes: null, picture: { alt: 'Listras laranja' } },
      { label: 'Lisa', votes: null, picture: null },
    ],
  });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('an open vote that is final: told before, the result after it and live, and who voted', async () => {
  const [author, fan, other] = await Promise.all([
    signUpNewcomer('Quim Pergunta'),
    signUpNewcomer('Rosa Vota'),
    signUpNewcomer('Sílvio Olha'),
  ]);
  const [his, hers, watching] = [
    await visit({ account: author, viewport: desktop, colorScheme: 'dark' }),
    await visit({ account: fan, viewport: phone }),
    await visit({ account: other, viewport: phone, colorScheme: 'dark' }),
  ];
  const picture = await uploadPhoto(his, 'Listras laranja');
  const poll = {
    ...({ results: 'voted', changeable: false, anonymous: false, hours: 5 } as const),
    options: [{ label: 'Listrada', picture }, { label: 'Lisa' }],
  };
  const id = await publish(his, { text: 'Qual camisa fica?', poll });
  for (const each of [his, hers, watching]) await each.goto(`/post/${id}`);
  await listening(his, id);
  await his.page.getByRole('button', { name: 'Ver resultado' }).click();
  await share(his.page, 'Lisa').getByText('0%').waitFor();

  const card = cardOf(hers.page);
  await card.getByText('Voto aberto: todos veem quem votou em quê.').waitFor();
  await card.getByText('Seu voto não pode mudar depois de enviado.').waitFor();
  await card.getByText('Resultado depois do voto').waitFor();
  expect(await card.getByRole('button', { name: 'Ver resultado' }).count()).toBe(0);
  expect(await axeViolations(hers.page)).toEqual([]);
  await card.getByRole('button', { name: 'Ampliar imagem: Listras laranja' }).waitFor();
  await card.getByRole('radio', { name: 'Lisa' }).focus();
  await hers.page.keyboard.press('Space');
  await hers.page.keyboard.press('Enter');
  await share(hers.page, 'Lisa').getByText('100%').waitFor();
  await card.getByText('Seu voto não pode mudar').waitFor();
  expect(await card.getByRole('button', { name: 'Mudar voto' }).count()).toBe(0);

  // The author sees it come; who has not voted still does not.
  await share(his.page, 'Lisa').getByText('100%').waitFor();
  await cardOf(watching.page).getByText('Resultado depois do voto').waitFor();
  await listening(hers, id);
  await cardOf(watching.page).getByRole('radio', { name: 'Listrada' }).check();
  await cardOf(watching.page).getByRole('button', { name: 'Votar' }).click();
  await share(hers.page, 'Listrada').getByText('50%').waitFor();

  await card.getByRole('button', { name: 'Ver quem votou' }).click();
  const dialog = hers.page.getByRole('dialog', { name: 'Quem votou' });
  await dialog.getByText('Sílvio Olha').waitFor();
  await dialog.getByLabel('Opção').selectOption('Lisa (1 voto)');
  await dialog.getByText('Rosa Vota').waitFor();
  expect(await axeViolations(hers.page)).toEqual([]);
  for (const each of [his, hers, watching]) {
    expect(each.complaints).toEqual([]);
    await each.close();
  }
});

test('without scripts: a vote from the page it is on, several options, another choice, a refusal', async () => {
  const [author, fan] = [await signUpNewcomer('Una Pergunta'), await signUpNewcomer('Vera Vota')];
  const asking = await visit({ account: author });
  const options = [{ label: 'Sábado' }, { label: 'Domingo' }, { label: 'Feriado' }];
  const single = await publish(asking, { text: 'Que dia?', poll: { options, hours: 5 } });
  const several = { options, hours: 5, multiple: true };
  const multiple = await publish(asking, { text: 'Que dias servem?', poll: several });
  await asking.close();

  const profile = `/perfil/${author.username}`;
  const visited = await visit({ account: fan, javaScript: false, viewport: phone });
  const page = await visited.goto(profile);
  const cardWith = (text: string) => page.getByRole('article').filter({ hasText: text });
  await cardWith('Que dia?').getByRole('radio', { name: 'Domingo' }).check();
  await cardWith('Que dia?').getByRole('button', { name: 'Votar' }).click();
  await page.waitForURL(`${siteUrl()}${profile}#enquete-${single}`);
  await cardWith('Que dia?').getByRole('listitem').filter({ hasText: 'Domingo' }).waitFor();
  await cardWith('Que dia?').getByText('100%').waitFor();

  await cardWith('Que dia?').locator('summary').click();
  await cardWith('Que dia?').getByRole('radio', { name: 'Feriado' }).check();
  await cardWith('Que dia?').getByRole('button', { name: 'Votar' }).click();
  const chosen = cardWith('Que dia?').getByRole('listitem').filter({ hasText: 'Seu voto' });
  await chosen.filter({ hasText: 'Feriado' }).waitFor();

  // Nothing chosen: said by the page of the post, which has the ballot too.
  await cardWith('Que dias servem?').getByRole('button', { name: 'Votar' }).click();
  await page.waitForURL(`${siteUrl()}/post/${multiple}`);
  await page.getByRole('alert').getByText('Escolha uma opção da enquete').waitFor();
  for (const name of ['Sábado', 'Feriado']) await page.getByRole('checkbox', { name }).check();
  await cardOf(page).getByRole('button', { name: 'Votar' }).click();
  await cardOf(page).getByText('2 votos').waitFor();
  await visited.close();

  // A visitor signs in, and is back where the ballot is.
  const stranger = await visit({ javaScript: false });
  const at = await stranger.goto(profile);
  const ballot = at.getByRole('article').filter({ hasText: 'Que dia?' });
  await ballot.getByRole('radio', { name: 'Sábado' }).check();
  await ballot.getByRole('button', { name: 'Votar' }).click();
  await at.waitForURL(`${siteUrl()}/entrar?voltar=${encodeURIComponent(profile)}`);
  await stranger.close();
});

test('a poll closes on the screen of someone who watches: the result appears without a reload', async () => {
  const [author, fan] = [await signUpNewcomer('Xande'), await signUpNewcomer('Yara')];
  const asking = await visit({ account: author });
  const poll = {
    options: [{ label: 'Casa' }, { label: 'Fora' }],
    hours: 1,
    results: 'voted' as const,
  };
  const id = await publish(asking, { text: 'Onde é o jogo?', poll });
  await asking.goto(`/post/${id}`);
  const voted = asking.page.waitForResponse(`**/api/posts/${id}/vote`);
  await cardOf(asking.page).getByRole('radio', { name: 'Casa' }).check();
  await cardOf(asking.page).getByRole('button', { name: 'Votar' }).click();
  await voted;
  await asking.close();

  const watching = await visit({ account: fan, viewport: phone });
  await watching.page.clock.install();
  await watching.goto(`/post/${id}`);
  await cardOf(watching.page).getByText('Resultado depois do voto').waitFor();
  // The hour passes for the server and for the page.
  const past = "UPDATE poll SET closes_at = closes_at - interval '1 hour' WHERE post_id = $1";
  await productDatabase().query(past, [id]);
  await watching.page.clock.fastForward('01:01:00');
  await share(watching.page, 'Casa').getByText('100%').waitFor();
  await cardOf(watching.page).getByText('encerrada').waitFor();
  expect(await cardOf(watching.page).getByRole('radio').count()).toBe(0);
  expect(watching.complaints).toEqual([]);
  await watching.close();
});
