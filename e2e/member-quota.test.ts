import { getStorage } from '@arquiba/contract/files';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { drawPhoto, uploadPhoto } from './posting.ts';
import { productDatabase } from './product-database.ts';
import { desktop, givenBrowser, phone } from './visit.ts';
import { file, row } from './widget-gallery.ts';

const visit = givenBrowser();
const FULL = 5_000_000_000;

test('a member sees their space, and why a photo does not fit in it', async () => {
  const visited = await visit({ account: await signUpNewcomer('Edu Espaço'), viewport: phone });
  const { path } = await uploadPhoto(visited, 'A torcida');
  const [, , accountId] = path.split('/');
  const page = await visited.goto('/minha-conta/meus-dados');
  const card = page.locator('section', { hasText: 'Espaço para fotos e vídeos' });
  await card.getByText(/^\d+ kB em uso, de 5 GB \(0%\)\.$/).waitFor();
  await productDatabase().query('UPDATE media.space SET used_bytes = $2 WHERE name = $1', [
    accountId,
    FULL,
  ]);
  await visited.goto('/minha-conta/meus-dados');
  await card.getByText('5 GB em uso, de 5 GB (100%).').waitFor();
  await card.getByText('Seu espaço acabou: novos arquivos não são aceitos.').waitFor();
  await page.setViewportSize(desktop);
  await visited.goto('/');
  const form = page.getByRole('form', { name: 'Nova publicação' });
  await form.getByRole('button', { name: 'Fotos e vídeos' }).click();
  await page
    .getByLabel('Adicionar fotos/videos')
    .setInputFiles([file('gol.jpg', await drawPhoto(), 'image/jpeg')]);
  await row(page, 'gol.jpg')
    .getByText('O arquivo não cabe: dos 5 GB do seu espaço, 5 GB já estão em uso.')
    .waitFor();
  const answer = await visited.context.request.get(getStorage.path);
  expect(await answer.json()).toEqual({ usedBytes: FULL, quotaBytes: FULL });
  await visited.close();
});
