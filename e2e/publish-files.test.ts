import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DraftContent } from '@arquiba/contract/drafts';
import type { FileView } from '@arquiba/contract/files';
import { getPost } from '@arquiba/contract/posts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';
import { chooser, file, row } from './widget-gallery.ts';

const visit = givenBrowser();
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer();

const formOf = (page: Page) => page.getByRole('form', { name: 'Nova publicação' });
const publishOf = (page: Page) => formOf(page).getByRole('button', { name: /^Publica/ });
const toggle = (page: Page) => formOf(page).getByRole('button', { name: 'Fotos e vídeos' });

test('P05 P07 P08 P09 P10 P11 photos are added, put in order, described and published', async () => {
  const person = await signUpNewcomer('Iara Fotografa');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto('/');
  expect(await publishOf(page).count()).toBe(0);
  await toggle(page).click();
  await page.getByText('...ou arraste e solte').waitFor();
  expect((await page.locator('.inline').boundingBox())?.height).toBe(300);
  expect(
    await page
      .locator('label.button')
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  ).toBe('rgb(255, 122, 26)');
  await expect.poll(() => chooser(page).getAttribute('accept')).toBe('image/*,video/*');

  await page
    .getByLabel('Adicionar fotos/videos')
    .setInputFiles([file('gol é!.jpg', photo, 'image/jpeg')]);
  await page.getByLabel('Descrição de gol é!.jpg').fill('O gramado');
  await page
    .getByLabel('Adicionar mais...')
    .setInputFiles([file('outra.jpg', photo, 'image/jpeg')]);
  await row(page, 'outra.jpg').getByRole('button', { name: 'remover: outra.jpg' }).waitFor();
  await page.getByRole('button', { name: 'Ok' }).click();
  const chosen = page.getByRole('list', { name: 'Fotos e vídeos escolhidos' });
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(2);
  await expect
    .poll(() => chosen.getByRole('img').first().getAttribute('src'))
    .toContain('/image/posts/');
  const [entry] = await chosenEntries(page);
  expect(entry).toMatchObject({ alt: 'O gramado', mime: 'image/jpeg' });
  expect(entry?.path).toMatch(/^\/posts\/\d+\/[0-9a-f]{32}\//);
  expect(decodeURIComponent(entry?.url ?? '')).toContain(`/raw${entry?.path}`);

  await chosen.getByRole('button', { name: 'Mover arquivo 1 de 2' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Arquivo no lugar 2 de 2').waitFor({ state: 'attached' });
  await chosen.getByRole('button', { name: 'Descrever arquivo 1 de 2' }).click();
  await page.getByLabel('Descrição do arquivo 1').fill('A arquibancada');
  const [from, to] = [
    await chosen.getByRole('button', { name: 'Mover arquivo 2 de 2' }).boundingBox(),
    await chosen.getByRole('img', { name: 'A arquibancada' }).boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 16, (from?.y ?? 0) + 16);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 48, (to?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await chosenEntries(page)).map(({ alt }) => alt))
    .toEqual(['O gramado', 'A arquibancada']);

  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  const post = page.getByRole('main').getByRole('article').first();
  await post.getByRole('img', { name: 'O gramado' }).waitFor();
  const address = await post.getByRole('link', { name: 'agora' }).getAttribute('href');
  const id = address?.split('/').at(-1);
  const answer = await fetch(`${siteUrl()}${getPost.path.replace(':id', id ?? '')}`);
  const { media } = (await answer.json()) as { media: FileView[] };
  expect(media.map(({ width, alt }) => [width, alt])).toEqual([
    [640, 'O gramado'],
    [640, 'A arquibancada'],
  ]);
  expect(media[0]?.url).toMatch(/\/image\/posts\/\d+\/[0-9a-f]{32}\//);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** The files as the composer keeps them. */
async function chosenEntries(page: Page): Promise<DraftContent['media']> {
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const [composition] = Object.entries(JSON.parse(kept)).flatMap(([key, value]) =>
    key.includes('composicao') ? JSON.parse(String(value)) : [],
  );
  return composition.content.media;
}

test('what has arrived outlives a reload, and is published once though the area is closed in the middle', async () => {
  const person = await signUpNewcomer('Joel Recarrega');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  await toggle(page).click();
  await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
  await page.getByRole('button', { name: 'remover: gol.jpg' }).waitFor();
  await publishOf(page).waitFor();
  await page.reload();
  await hydrated(page);
  const chosen = page.getByRole('list', { name: 'Fotos e vídeos escolhidos' });
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(1);
  await chosen.getByRole('button', { name: 'Tirar arquivo 1 de 1' }).click();
  await publishOf(page).waitFor({ state: 'detached' });

  await toggle(page).click();
  await chooser(page).setInputFiles([file('gol.jpg', photo, 'image/jpeg')]);
  await page.getByRole('button', { name: 'remover: gol.jpg' }).waitFor();
  await page.route('**/v2/accounts/*/uploads', () => {});
  await chooser(page).setInputFiles([file('outra.jpg', photo, 'image/jpeg')]);
  await page.getByRole('button', { name: 'cancelar: outra.jpg' }).waitFor();
  await expect.poll(() => publishOf(page).isDisabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await toggle(page).click();
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(1);
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  await page.goto('/perfil');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await visited.close();
});

test('P08 a post has ten files at most', async () => {
  const person = await signUpNewcomer('Kelly Conta');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  await toggle(page).click();
  const area = await page.locator('.inline').boundingBox();
  expect([area?.height, area?.width]).toEqual([300, 600]);
  const many = Array.from({ length: 11 }, (_, place) => file(`${place}.jpg`, photo, 'image/jpeg'));
  await chooser(page).setInputFiles(many);
  await page.getByText('Só 10 de 11 arquivos foram adicionados. Máximo: 10.').waitFor();
  await page.getByText('Número máximo de arquivos: 10').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^remover: / }).count()).toBe(10);
  await page.getByRole('button', { name: 'Ok' }).click();
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  const answer = await fetch(`${siteUrl()}/api/profiles/${person.username}/posts`);
  const { items } = (await answer.json()) as { items: { media: FileView[] }[] };
  expect(items.map(({ media }) => media.length)).toEqual([10]);
  await visited.close();
});

test('a picture too large, a damaged one and a file of another kind are refused by name, and the others stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-photo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const large = join(folder, 'telão.jpg');
  await writeFile(large, photo);
  await truncate(large, 1024 ** 3 + 1);
  const visited = await visit({ account: await signUpNewcomer('Gil Gigante'), viewport: phone });
  const sent: string[] = [];
  visited.page.on('request', (request) => {
    if (request.method() !== 'GET' && /upload/.test(request.url())) sent.push(request.url());
  });
  const page = await visited.goto('/');
  await toggle(page).click();
  await chooser(page).setInputFiles(large);
  await row(page, 'telão.jpg').getByText('fotos podem ter até 1 GB').waitFor();
  expect(sent).toEqual([]);

  const noPicture = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(200)]);
  await chooser(page).setInputFiles([
    file('rasgada.jpg', noPicture, 'image/jpeg'),
    file('súmula.txt', 'gol'),
    file('inteira.jpg', photo, 'image/jpeg'),
  ]);
  await row(page, 'rasgada.jpg').getByText('o arquivo está danificado').waitFor();
  await row(page, 'súmula.txt').getByText('Só entram fotos e vídeos').waitFor();
  await row(page, 'inteira.jpg').getByRole('button', { name: 'remover: inteira.jpg' }).waitFor();
  await page.getByRole('button', { name: 'Ok' }).click();
  const chosen = page.getByRole('list', { name: 'Fotos e vídeos escolhidos' });
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(1);
  await visited.close();
});
