import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish, uploadPhoto } from './posting.ts';
import { givenBrowser, phone, tablet } from './visit.ts';

const visit = givenBrowser({ pictures: true });

test('a picture is enlarged by wheel, keys and two fingers, turned by a swipe, and closed by dragging it down', async () => {
  const visited = await visit({ account: await signUpNewcomer('Zoé Zoom'), viewport: phone });
  const media = [await uploadPhoto(visited, 'Primeira'), await uploadPhoto(visited, 'Segunda')];
  const page = await visited.goto(`/post/${await publish(visited, { text: 'Fotos', media })}`);
  const heading = page.getByRole('heading', { name: /^Publicação de/ });
  expect((await heading.boundingBox())?.height).toBeLessThan(45);
  await page.getByRole('button', { name: 'Ampliar imagem: Primeira' }).click();
  const viewer = page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' });
  const first = viewer.getByRole('img', { name: 'Primeira' });
  const normal = (await first.boundingBox())?.width ?? 0;
  const enlarged = async () => ((await first.boundingBox())?.width ?? 0) / normal;

  await first.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(enlarged).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await expect.poll(enlarged).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(enlarged).toBeCloseTo(1.25);
  await page.keyboard.press('-');
  await expect.poll(enlarged).toBeCloseTo(1);

  const touch = await fingers(page);
  await touch(
    [
      [150, 400],
      [250, 400],
    ],
    [
      [70, 400],
      [330, 400],
    ],
  );
  await expect.poll(enlarged).toBeGreaterThan(2);
  await page.keyboard.press('0');
  await touch([[300, 400]], [[60, 400]]);
  await viewer.getByText('2/2').waitFor();
  await touch([[200, 300]], [[200, 500]]);
  await viewer.waitFor({ state: 'detached' });
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a tablet has the right column beside the feed', async () => {
  const visited = await visit({ viewport: tablet });
  const page = await visited.goto('/');
  const column = await page.getByRole('complementary').boundingBox();
  const feed = await page.getByRole('main').boundingBox();
  expect(column?.x).toBeGreaterThan((feed?.x ?? 0) + (feed?.width ?? 0));
  await visited.close();
});

/** Moves fingers from the first points to the last, as the screen of a phone reports it. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: number[][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
  return async (from: number[][], to: number[][]) => {
    await send('touchStart', from);
    for (let step = 1; step <= 10; step += 1) {
      const between = (at: number, end: number) => at + ((end - at) * step) / 10;
      await send(
        'touchMove',
        from.map((point, id) => point.map((at, axis) => between(at, to[id]?.[axis] ?? at))),
      );
    }
    await send('touchEnd', []);
  };
}
