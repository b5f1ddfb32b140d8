import { getProduct } from '@arquiba/contract/catalog';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser({ pictures: true });
/** Of the photo, in its own pixels; the head is held a little to one side. */
const SIZE = { width: 600, height: 800 };
const PUPILS = { left: { x: 225, y: 330 }, right: { x: 385.5, y: 346.5 } };
const APART = Math.hypot(PUPILS.right.x - PUPILS.left.x, PUPILS.right.y - PUPILS.left.y);

test('a frame is tried on to scale on a photo that never leaves the device', async () => {
  const visited = await visit({ viewport: phone });
  const { measures } = await callOf(visited)(getProduct, { slug: 'copacabana-71' });
  const page = await visited.goto('/oculos/copacabana-71');
  await page.getByRole('button', { name: 'Provar no rosto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provar o Copacabana 71' });
  await dialog.getByRole('button', { name: 'Usar a câmera' }).click();
  await dialog
    .getByRole('alert')
    .getByText(/câmera/)
    .waitFor();
  const portrait = await drawPortrait(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    // What the page is made of comes as it is needed.
    if (request.method() !== 'GET' || request.url().length > 300) sent.push(request.url());
  });
  page.on('websocket', (socket) => sent.push(socket.url()));

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Foto do rosto').setInputFiles({ name, mimeType, buffer });
  await choose('nota.txt', 'text/plain', Buffer.from('nada'));
  await dialog.getByText('Não deu para abrir este arquivo.').waitFor();
  await choose('rosto.jpg', 'image/jpeg', portrait);
  const [left, right] = ['esquerda', 'direita'].map((side) =>
    dialog.getByRole('button', { name: new RegExp(`^Pupila ${side}`) }),
  ) as [Locator, Locator];
  await drag(page, left, await onScreen(dialog, PUPILS.left));
  await expect.poll(() => placeOf(left)).toEqual(near(PUPILS.left));

  await right.focus();
  await page.keyboard.press('Shift+ArrowRight');
  for (let times = 0; times < 7; times += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
  }
  await expect.poll(() => placeOf(right)).toEqual(near(PUPILS.right));
  await expect.poll(() => placeOf(left)).toEqual(near(PUPILS.left));

  const worn = dialog.getByRole('img', { name: 'Você com o Copacabana 71' });
  await expect.poll(() => worn.getAttribute('data-worn')).toBe('');
  expect(await dataOf(worn, 'degrees')).toBeCloseTo(5.87, 0);
  expect(await dataOf(worn, 'scale')).toBeCloseTo(APART / 63, 1);
  // The frame is drawn in millimetres: what changes in the photo is as wide as the frame.
  const drawn = await changedWidth(worn, portrait);
  expect(Math.abs(drawn / (APART / 63) - measures.front)).toBeLessThan(6);

  const distance = dialog.getByLabel('Distância entre as pupilas (mm)');
  await distance.fill('70');
  await expect.poll(() => dataOf(worn, 'scale')).toBeCloseTo(APART / 70, 1);
  await distance.fill('7');
  await dialog.getByText('A distância vai de 45 a 80 mm').waitFor();
  await distance.fill('63');

  await dialog.getByRole('button', { name: 'Lado a lado com outra' }).click();
  await dialog.getByLabel('Lado a lado com').selectOption({ index: 1 });
  const both = dialog.getByRole('img', { name: /^Você com o / });
  await expect.poll(() => both.count()).toBe(2);
  await expect.poll(() => both.last().getAttribute('data-worn')).toBe('');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Salvar imagem' }).click();
  expect((await download).suggestedFilename()).toMatch(/^aro-copacabana-71-.*\.jpg$/);
  expect(await axeViolations(page)).toEqual([]);
  // Frames are asked for, and nothing is sent.
  expect(sent).toEqual([]);
  await visited.close();
});

/** A face as a camera would have it, drawn in the page: two dark pupils on a light oval. */
async function drawPortrait(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ size, pupils }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const oval = (x: number, y: number, width: number, height: number, color: string) => {
        context.fillStyle = color;
        context.beginPath();
        context.ellipse(x, y, width, height, 0, 0, 7);
        context.fill();
      };
      context.fillStyle = '#8aa3b5';
      context.fillRect(0, 0, size.width, size.height);
      oval(305, 390, 190, 260, '#d9a97f');
      for (const { x, y } of pupils) {
        oval(x, y, 34, 18, '#ffffff');
        oval(x, y, 9, 9, '#20140e');
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    { size: SIZE, pupils: [PUPILS.left, PUPILS.right] },
  );
  return Buffer.from(base64, 'base64');
}

/** Where a place of the photo is in the window. */
async function onScreen(dialog: Locator, { x, y }: typeof PUPILS.left) {
  const box = await dialog.locator('canvas').boundingBox();
  if (!box) throw new Error('No photo is shown');
  const scale = box.width / SIZE.width;
  return { x: box.x + x * scale, y: box.y + y * scale };
}

async function drag(page: Page, mark: Locator, to: { x: number; y: number }): Promise<void> {
  await mark.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function placeOf(mark: Locator) {
  const [x, y] = numbersOf(await mark.getAttribute('transform'));
  return { x, y };
}

/** A pixel of the window is more than one of the photo. */
function near({ x, y }: typeof PUPILS.left) {
  return { x: expect.closeTo(x, -0.5), y: expect.closeTo(y, -0.5) };
}

async function dataOf(worn: Locator, name: 'scale' | 'degrees' | 'yaw'): Promise<number> {
  return Number(await worn.getAttribute(`data-${name}`));
}

/** How wide the part of the canvas is that differs from the photo, in pixels along the tilted frame. */
function changedWidth(worn: Locator, photo: Buffer): Promise<number> {
  return worn.evaluate(
    async (canvas: HTMLCanvasElement, source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const plain = document.createElement('canvas');
      plain.width = canvas.width;
      plain.height = canvas.height;
      const read = (one: HTMLCanvasElement) =>
        one.getContext('2d')?.getImageData(0, 0, one.width, one.height).data ?? [];
      plain.getContext('2d')?.drawImage(image, 0, 0);
      const [before, after] = [read(plain), read(canvas)];
      let [left, right] = [canvas.width, 0];
      for (let at = 0; at < after.length; at += 4) {
        if (Math.abs((after[at] ?? 0) - (before[at] ?? 0)) < 40) continue;
        const x = (at / 4) % canvas.width;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      return right - left;
    },
    `data:image/jpeg;base64,${photo.toString('base64')}`,
  );
}

function numbersOf(transform: string | null): number[] {
  return (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
}
