import sharp from 'sharp';
import { expect, test } from 'vitest';
import { givenGallery, row } from './widget-gallery.ts';

const gallery = givenGallery([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
]);

test('a photograph is taken with the camera', async () => {
  const { page } = await gallery.show('sources');
  await page.getByRole('button', { name: 'Câmera' }).click();
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  await row(page, 'foto-')
    .getByRole('button', { name: /^remover/ })
    .waitFor();
  const [photo] = gallery.stub.files.values();
  expect((await sharp(photo).metadata()).format).toBe('jpeg');
});

test('a film is recorded with the camera until it is stopped', async () => {
  const { page } = await gallery.show('sources');
  await page.getByRole('button', { name: 'Câmera' }).click();
  await page.getByRole('button', { name: 'Gravar', exact: true }).click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await row(page, 'camera-')
    .getByRole('button', { name: /^remover/ })
    .waitFor();
  const [film] = gallery.stub.files.values();
  expect(film?.length).toBeGreaterThan(0);
});

test('who is not let to the camera is told what to do', async () => {
  const { page, context } = await gallery.show('sources');
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Câmera' }).click();
  await page.getByRole('alert').getByText('O navegador não permitiu.').waitFor();
});

test('an address that is none is said so', async () => {
  const { page } = await gallery.show('sources');
  await page.getByRole('button', { name: 'De um endereço' }).click();
  await page.getByLabel('Endereço do arquivo').fill('ftp://x');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('alert').getByText('comece com http:// ou https://').waitFor();
});
