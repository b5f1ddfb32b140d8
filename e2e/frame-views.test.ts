import { getProduct } from '@arquiba/contract/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();
const VIEWS = ['De frente', 'De três quartos', 'De lado', 'No rosto'];

test('a frame is seen from four sides in every colour, and enlarged by keyboard', async () => {
  const visited = await visit({ viewport: phone });
  const { title, colors } = await callOf(visited)(getProduct, { slug: 'copacabana-71' });
  const page = await visited.goto('/oculos/copacabana-71');
  const views = page.getByRole('navigation', { name: 'Vistas da armação' });
  const links = await views.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('aria-label')))).toEqual(VIEWS);
  for (const image of await views.getByRole('img').all()) {
    expect(await image.getAttribute('loading')).toBe('lazy');
  }
  expect(await axeViolations(page)).toEqual([]);

  await views.getByRole('link', { name: 'De lado' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => currentView(page)).toBe('De lado');
  const side = page.getByRole('link', { name: `Ampliar imagem: ${title} na cor mel, de lado` });
  await expect.poll(() => isInSight(page, 'vista-lado')).toBe(true);
  await side.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' });
  await viewer.getByText('3/4').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('4/4').waitFor();
  await viewer.getByText(`${title} na cor mel, no rosto`, { exact: true }).waitFor();
  await page.keyboard.press('+');
  const enlarged = viewer.locator('li:not([inert]) > div > :first-child');
  await expect
    .poll(() => enlarged.evaluate((one: HTMLElement) => one.style.transform))
    .toMatch(/scale\(1\.25\)/);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });

  const other = colors[1];
  await page
    .getByRole('navigation', { name: 'Cores' })
    .getByRole('link', { name: other?.color ?? '' })
    .click();
  await page.getByText(`Cor: ${other?.color}`).waitFor();
  await expect.poll(() => currentView(page)).toBe('De lado');
  const urls = [other?.image, ...(other?.views ?? []).slice(0, 3).map(({ image }) => image)];
  await expect.poll(() => addresses(page)).toEqual(urls.map((one) => one?.url));
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts the links lead to each view, and a picture to its file', async () => {
  const visited = await visit({ javaScript: false });
  const { colors } = await callOf(visited)(getProduct, { slug: 'copacabana-71' });
  const page = await visited.goto('/oculos/copacabana-71');
  expect(await isInSight(page, 'vista-rosto')).toBe(false);
  await page.getByRole('link', { name: 'No rosto', exact: true }).click();
  await expect.poll(() => isInSight(page, 'vista-rosto')).toBe(true);
  expect(await addresses(page)).toContain(colors[0]?.image?.url);
  await visited.close();
});

function currentView(page: Page) {
  const views = page.getByRole('navigation', { name: 'Vistas da armação' });
  return views.locator('[aria-current]').getAttribute('aria-label');
}

function addresses(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('link', { name: /^Ampliar imagem/ });
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
}

/** Whether a view is where the gallery shows one. */
function isInSight(page: Page, id: string): Promise<boolean> {
  return page.locator(`#${id}`).evaluate((item) => {
    const gallery = item.parentElement?.getBoundingClientRect();
    return Math.abs(item.getBoundingClientRect().left - (gallery?.left ?? 0)) < 2;
  });
}
