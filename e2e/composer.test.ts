import { listProfilePosts, type Post } from '@arquiba/contract/posts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { draftSaved } from './posting.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

const formOf = (page: Page) => page.getByRole('form', { name: 'Nova publicação' });
const fieldOf = (page: Page) =>
  formOf(page).getByRole('textbox', { name: 'Escreva uma publicação' });
const publishOf = (page: Page) => formOf(page).getByRole('button', { name: /^(Publica|Agendar)/ });
const optionsOf = (page: Page) => formOf(page).getByRole('button', { name: 'Opções avançadas' });
const pollOf = (page: Page) => formOf(page).getByRole('button', { name: 'Enquete' });
const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function postsOf(person: Newcomer): Promise<Post[]> {
  const path = listProfilePosts.path.replace(':username', person.username);
  const answer = await fetch(siteUrl() + path);
  return ((await answer.json()) as { items: Post[] }).items;
}

test('P04 text with names completed, options and upload area toggled, a poll published', async () => {
  const friend = await signUpNewcomer('João Ávila Completo');
  const person = await signUpNewcomer('Nina Escreve');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/');
  const upload = formOf(page).getByRole('button', { name: 'Fotos e vídeos' });
  await upload.click();
  await page.getByText('...ou arraste e solte').waitFor();
  await upload.click();
  await page.getByText('...ou arraste e solte').waitFor({ state: 'detached' });
  expect(await publishOf(page).count()).toBe(0);

  await fieldOf(page).fill('Quem ganha hoje, ');
  await fieldOf(page).pressSequentially('@joao');
  const option = page.getByRole('option').filter({ hasText: `@${friend.username}` });
  await option.waitFor();
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
  await page.keyboard.type('?');
  await expect
    .poll(() => fieldOf(page).inputValue())
    .toBe(`Quem ganha hoje, @${friend.username} ?`);

  await optionsOf(page).click();
  await page.getByLabel('Quem pode comentar').selectOption('Ninguém');
  await page.getByLabel('Lugar').fill('Ginásio <b>novo</b>');
  await page.getByRole('combobox', { name: 'Marcar pessoas' }).fill(friend.username);
  await page
    .getByRole('option')
    .filter({ hasText: `@${friend.username}` })
    .click();
  await pollOf(page).click();
  await page.getByRole('textbox', { name: 'Opção 1' }).fill('Nós');
  await page.getByRole('button', { name: 'Mais uma opção' }).click();
  await page.getByRole('textbox', { name: 'Opção 3' }).fill('"><img src=x onerror=alert(1)>');
  await optionsOf(page).click();
  const chosen = page.getByRole('list', { name: 'Opções escolhidas' });
  await chosen.getByText('Comenta: Ninguém').waitFor();
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await postsOf(person)).length).toBe(1);
  expect(await postsOf(person)).toMatchObject([
    {
      ...{ text: `Quem ganha hoje, @${friend.username} ?`, commentsBy: 'nobody' },
      ...{ place: 'Ginásio <b>novo</b>', tagged: [{ username: friend.username }] },
      poll: { options: [{ label: 'Nós' }, { label: '"><img src=x onerror=alert(1)>' }] },
    },
  ]);
  await chosen.waitFor({ state: 'detached' });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('P04 a poll that lacks something says so at its options, and is not lost', async () => {
  const person = await signUpNewcomer('Olga Pergunta');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/');
  const option = (place: number) => page.getByRole('textbox', { name: `Opção ${place}` });
  await fieldOf(page).fill('Quem ganha?');
  await optionsOf(page).click();
  await pollOf(page).click();
  await option(1).fill('Nós');
  await optionsOf(page).click();
  await publishOf(page).click();
  await page.getByText('Escreva a opção 2').waitFor();
  await expect.poll(() => isFocused(option(2))).toBe(true);
  await page.keyboard.type('nós');
  await page.getByText('A opção 2 é igual à opção 1').waitFor();
  await option(2).fill('Eles');

  await page.getByRole('button', { name: 'Mais uma opção' }).click();
  await expect.poll(() => isFocused(option(3))).toBe(true);
  await page.keyboard.type('Empate');
  await page.getByRole('button', { name: 'Tirar opção 2' }).click();
  await expect.poll(() => isFocused(option(1))).toBe(true);
  expect(await option(2).inputValue()).toBe('Empate');
  await page.getByLabel('Duração').selectOption('3 dias');
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await postsOf(person)).length).toBe(1);
  expect(await postsOf(person)).toMatchObject([
    { text: 'Quem ganha?', poll: { options: [{ label: 'Nós' }, { label: 'Empate' }] } },
  ]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a name written whole and the area of uploads leave what one needs in sight', async () => {
  const friend = await signUpNewcomer('Xisto Inteiro');
  const person = await signUpNewcomer('Vera Vista');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/?aba=para-voce');
  const answered = page.waitForResponse((answer) =>
    new URL(answer.url()).search.endsWith(`q=${friend.username}`),
  );
  await fieldOf(page).fill('Hoje com ');
  await fieldOf(page).pressSequentially(`@${friend.username}`);
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.getByRole('listbox', { name: 'Sugestões' }).count()).toBe(0);

  // The buttons stand under all options, the area over them.
  await optionsOf(page).click();
  await page.getByRole('switch', { name: 'Agendar' }).waitFor();
  await formOf(page).getByRole('button', { name: 'Fotos e vídeos' }).click();
  const hint = page.getByText('...ou arraste e solte');
  await expect.poll(() => hint.evaluate(isOnScreen)).toBe(true);
  await formOf(page).getByRole('button', { name: 'Fotos e vídeos' }).click();

  // All options go with the click; what was over them must not be left behind.
  await page.setViewportSize(desktop);
  await pollOf(page).click();
  await page.getByRole('textbox', { name: 'Opção 1' }).fill('Nós');
  await page.getByRole('textbox', { name: 'Opção 2' }).fill('Eles');
  await publishOf(page).evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().top - window.innerHeight / 2);
  });
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await postWith(page, `Hoje com @${friend.username}`).waitFor();
  await expect.poll(() => formOf(page).evaluate(isOnScreen)).toBe(true);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('what is written is there after a reload and in another browser, and not after publishing', async () => {
  const person = await signUpNewcomer('Otto Rascunha');
  const first = await visit({ account: person });
  const page = await first.goto('/');
  const text = `Começo no telefone, ${person.username}`;
  await draftSaved(page, () => fieldOf(page).fill(text));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => fieldOf(page).inputValue()).toBe(text);

  const second = await visit({ account: person });
  const other = await second.goto('/');
  await expect.poll(() => fieldOf(other).inputValue()).toBe(text);
  await draftSaved(other, () => fieldOf(other).fill(`${text}, termino no computador`));
  // Written here meanwhile, without knowing of it: nothing is lost.
  await draftSaved(page, () => fieldOf(page).fill(`${text}, mudei de ideia`));
  await page.getByText('está em Rascunhos e agendadas').waitFor();
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await other.reload();
  await hydrated(other);
  await other.getByRole('button', { name: 'Rascunhos e agendadas' }).click();
  const dialog = other.getByRole('dialog', { name: 'Rascunhos e agendadas' });
  await dialog.getByText('termino no computador').waitFor();
  await dialog.getByRole('button', { name: 'Editar' }).click();
  await expect.poll(() => fieldOf(other).inputValue()).toContain('termino no computador');
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test('a scheduled post waits in the list, comes out at once if asked, or goes', async () => {
  const person = await signUpNewcomer('Pilar Agenda');
  const visited = await visit({ account: person, viewport: desktop });
  const page = await visited.goto('/');
  const schedule = async (text: string) => {
    await fieldOf(page).fill(text);
    await optionsOf(page).click();
    await page.getByRole('switch', { name: 'Agendar' }).check();
    await page.getByLabel('Data e hora').fill(inDays(2));
    await page.getByText('Horário Padrão de Brasília').waitFor();
    await publishOf(page).click();
    await page
      .getByText(/^Agendada para/)
      .last()
      .waitFor();
    await publishOf(page).waitFor({ state: 'detached' });
  };
  // A time that is past is refused at its field, and nowhere else.
  await fieldOf(page).fill('Tarde demais');
  await optionsOf(page).click();
  await page.getByRole('switch', { name: 'Agendar' }).check();
  await page.getByLabel('Data e hora').fill(inDays(-1));
  await optionsOf(page).click();
  await publishOf(page).click();
  await page.getByText('Escolha um horário no futuro').waitFor();
  await expect.poll(() => isFocused(page.getByLabel('Data e hora'))).toBe(true);
  expect(await page.getByText('Escolha um horário no futuro').count()).toBe(1);
  await optionsOf(page).click();

  await schedule(`Depois de amanhã, ${person.username}`);
  await schedule(`Esta não, ${person.username}`);
  await page.getByRole('button', { name: 'Ver', exact: true }).first().click();
  expect(await postsOf(person)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Rascunhos e agendadas' });
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await row('Depois de amanhã')
    .getByText(/Agendada para .* 09:30/)
    .waitFor();
  await row('Esta não').getByRole('button', { name: 'Apagar' }).click();
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  await row('Esta não').waitFor();
  await row('Depois de amanhã').getByRole('button', { name: 'Publicar agora' }).click();
  await row('Depois de amanhã').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await postsOf(person)).map(({ text }) => text))
    .toEqual([`Depois de amanhã, ${person.username}`]);
  await row('Esta não').getByRole('button', { name: 'Apagar' }).click();
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  expect((await deleted).status()).toBe(204);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a post is taken back right after publishing, edited later, and shows what it said', async () => {
  const person = await signUpNewcomer('Quim Edita');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  const text = `Jogo às 15h, ${person.username}`;
  const toast = page.getByRole('alert').filter({ hasText: 'Publicado' });
  await fieldOf(page).fill(text);
  await publishOf(page).click();
  await toast.getByRole('button', { name: 'Desfazer' }).click();
  await postWith(page, text).waitFor({ state: 'detached' });
  await expect.poll(() => fieldOf(page).inputValue()).toBe(text);
  await expect.poll(async () => (await postsOf(person)).length).toBe(0);

  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await postWith(page, text)
    .getByRole('button', { name: /^Mais opções/ })
    .click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar publicação' });
  const after = `Jogo às 16h, ${person.username}`;
  await edit.getByLabel('Texto da publicação').fill(after);
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await edit.waitFor({ state: 'detached' });
  await postWith(page, after).getByRole('button', { name: 'editada' }).click();
  const history = page.getByRole('dialog', { name: 'Edições' });
  await history.getByText(text).waitFor();
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
  const [post] = await postsOf(person);
  expect(post).toMatchObject({ text: after, editedAt: expect.any(String) });
  expect(visited.complaints).toEqual([]);
  await visited.close();

  // Beside the button to follow there is room for the whole name on a phone, too.
  const stranger = await visit({ viewport: phone, javaScript: false });
  const card = (await stranger.goto(`/post/${post?.id}`)).getByRole('article').first();
  await card.getByRole('button', { name: 'editada' }).waitFor();
  const name = card.getByText(`@${person.username}`);
  expect(await name.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
  await stranger.close();
});

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Half past nine, as the field takes it. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 24 * 3_600_000);
  return `${day.toISOString().slice(0, 10)}T09:30`;
}
