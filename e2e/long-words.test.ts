import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { desktop, givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

/** A name may have 120 letters, and nothing says that one of them is a blank. */
const NAME = `Zé ${'arquibancada'.repeat(9)}`;
const WORD = 'rosto'.repeat(40);
const FRAME = 'planalto';

test('no name and no word pushes a page wider than its screen', async () => {
  const person = await signUpNewcomer(NAME);
  const visited = await visit({ account: person });
  const id = await publish(visited, { text: WORD });
  await publish(visited, { text: 'Outra' });
  await send(visited, 'post', `/api/posts/${id}/comments`, { text: WORD });
  await send(visited, 'post', `/api/products/${FRAME}/questions`, { text: WORD });
  for (const viewport of [phone, desktop]) {
    await visited.page.setViewportSize(viewport);
    for (const path of ['/conta-criada', '/perfil', `/post/${id}`, `/oculos/${FRAME}`]) {
      await expectToFit(visited, path);
    }
    await expectToFit(visited, '/explorar?q=arquibancada');
    await expectToFit(visited, `/explorar?q=${WORD.slice(0, 100)}`);
  }
  await visited.close();
});

test('beside a long name there is room for the button', async () => {
  const [person, longName] = [await signUpNewcomer('Olga Paz'), await signUpNewcomer(NAME)];
  const visited = await visit({ account: person, viewport: phone });
  await send(visited, 'put', `/api/profiles/${longName.username}/mute`, {});
  const page = await visited.goto('/minha-conta/meus-dados/silenciados');
  const release = page.getByRole('button', { name: `Ouvir de novo @${longName.username}` });
  const [button, row] = await Promise.all([
    release.boundingBox(),
    page.getByRole('heading', { name: 'Perfis silenciados' }).locator('..').boundingBox(),
  ]);
  const end = (box: typeof row) => (box ? box.x + box.width : Number.NaN);
  expect(end(button)).toBeLessThanOrEqual(end(row));
  await release.click();
  await page.getByText('Você não silenciou ninguém.').waitFor();
  await visited.close();
});

async function expectToFit({ goto }: Visit, path: string): Promise<void> {
  const page = await goto(path);
  const { wide, screen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, screen: clientWidth };
  });
  expect(wide, path).toBeLessThanOrEqual(screen);
}

async function send(
  { context }: Visit,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<void> {
  const answer = await context.request[method](path, { data, headers: { origin: siteUrl() } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}
