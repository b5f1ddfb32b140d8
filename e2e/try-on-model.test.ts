import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faceSvg, looks } from '../demo/src/draw/frame/face.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser({
  pictures: true,
  args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
/** Without a graphics card the model takes half a minute, and longer on a busy machine. */
const PATIENCE_MS = 280_000;
/** The middle between the pupils of a drawn face, and its scale. */
const DRAWN = { x: 480, y: 318, perMillimetre: 3.7 };

test('a face is found on the device, and the frame takes its place and scale from it', {
  timeout: 300_000,
}, async () => {
  const look = looks[1];
  if (!look) throw new Error('no face is drawn');
  const portrait = await sharp(Buffer.from(faceSvg(look)))
    .jpeg()
    .toBuffer();
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/oculos/copacabana-71');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
    if (request.url().includes('/face-model-')) expect(request.url()).toContain(siteUrl());
  });
  await page.getByRole('button', { name: 'Provar no rosto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provar o Copacabana 71' });
  await dialog
    .getByLabel('Foto do rosto')
    .setInputFiles({ name: 'rosto.jpg', mimeType: 'image/jpeg', buffer: portrait });
  await dialog.getByText('Baixa 2,4 MB uma vez').waitFor();
  await dialog.getByRole('button', { name: 'Encontrar meu rosto' }).click();
  await dialog.getByText('Rosto encontrado.').waitFor({ timeout: PATIENCE_MS });
  const worn = dialog.getByRole('img', { name: 'Você com o Copacabana 71' });
  const of = async (name: string) => Number(await worn.getAttribute(`data-${name}`));
  expect(Math.abs((await of('scale')) / DRAWN.perMillimetre - 1)).toBeLessThan(0.08);
  expect(Math.abs(await of('degrees'))).toBeLessThan(3);
  expect(Math.abs(await of('yaw'))).toBeLessThan(0.15);
  const marks = await dialog.getByRole('button', { name: /^Pupila/ }).all();
  const places = await Promise.all(marks.map((mark) => mark.getAttribute('transform')));
  const xs = places.map((text) => Number(text?.match(/-?[\d.]+/)?.[0]));
  expect(Math.abs(((xs[0] ?? 0) + (xs[1] ?? 0)) / 2 - DRAWN.x)).toBeLessThan(12);
  expect(sent).toEqual([]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
