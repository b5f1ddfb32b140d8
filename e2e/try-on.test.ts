import { getProduct } from '@arquiba/contract/catalog';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
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
    if (!request.url().startsWith(`${siteUrl()}/assets/`)) sent.push(request.url());
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

  const frame = dialog.getByTestId('armacao');
  const fit = await fitOf(frame);
  expect(fit.degrees).toBeCloseTo(5.87, 0);
  expect(fit.perMillimetre).toBeCloseTo(APART / 63, 1);
  // The drawing itself is in millimetres: it is as wide as the frame.
  const drawn = await frame.evaluate((drawing: SVGGElement) => drawing.getBBox().width);
  expect(Math.abs(drawn - measures.front)).toBeLessThan(4);

  const distance = dialog.getByLabel('Distância entre as pupilas (mm)');
  await distance.fill('70');
  await expect.poll(async () => (await fitOf(frame)).perMillimetre).toBeCloseTo(APART / 70, 1);
  await distance.fill('7');
  await dialog.getByText('A distância vai de 45 a 80 mm').waitFor();
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

async function fitOf(frame: Locator) {
  const [, , degrees, perMillimetre] = numbersOf(await frame.getAttribute('transform'));
  return { degrees, perMillimetre };
}

function numbersOf(transform: string | null): number[] {
  return (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
}
