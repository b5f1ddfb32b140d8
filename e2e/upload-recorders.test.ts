import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chooser, dropFile, givenGallery, row } from './widget-gallery.ts';

const gallery = givenGallery([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
]);

test('a photograph is taken and a film recorded with the camera; who is not let to it is told what to do', async () => {
  const { page } = await gallery.show('sources');
  const camera = page.getByRole('button', { name: 'Câmera' });
  const pressed = pressAtOnce(page, 'Tirar foto');
  await camera.click();
  await pressed;
  await row(page, 'foto-')
    .getByRole('button', { name: /^remover/ })
    .waitFor();
  const [photo] = gallery.stub.files.values();
  expect((await sharp(photo).metadata()).format).toBe('jpeg');

  await camera.click();
  await page.getByRole('button', { name: 'Gravar', exact: true }).click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await row(page, 'camera-')
    .getByRole('button', { name: /^remover/ })
    .waitFor();
  const [, film] = gallery.stub.files.values();
  expect(film?.length).toBeGreaterThan(0);

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await camera.click();
  await page.getByRole('alert').getByText('O navegador não permitiu.').waitFor();
});

test('what is dropped anywhere on the page is taken where that is wanted, and an address that is none is said so', async () => {
  const { page } = await gallery.show('sources');
  await chooser(page).waitFor();
  await dropFile(page, 'h1', 'solto.txt');
  await row(page, 'solto.txt').waitFor();
  await page.getByRole('button', { name: 'De um endereço' }).click();
  await page.getByLabel('Endereço do arquivo').fill('ftp://x');
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('alert').getByText('comece com http:// ou https://').waitFor();
});

/** In the moment in which the button is there: before the camera has its first picture. */
function pressAtOnce(page: Page, name: string): Promise<void> {
  return page.evaluate(async (label) => {
    const buttons = () =>
      [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('button') ?? []),
      ]);
    for (;;) {
      const button = buttons().find(({ textContent }) => textContent === label);
      if (button) return button.click();
      await new Promise((later) => setTimeout(later));
    }
  }, name);
}
