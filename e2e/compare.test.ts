import { getProduct } from '@arquiba/contract/catalog';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, phone, siteUrl, tablet } from './visit.ts';

const visit = givenBrowser();
const TITLE = 'Comparar armações';

test.each([
  ['a phone', phone],
  ['a desk', desktop],
])(
  'up to three frames are chosen in list and page, compared, removed and bought on %s',
  async (_, viewport) => {
    const visited = await visit({ viewport });
    const call = callOf(visited);
    const [first, second] = await Promise.all(
      ['copacabana-71', 'ladeira'].map((slug) => call(getProduct, { slug })),
    );
    if (!first || !second) throw new Error('Two frames are missing');
    const page = await visited.goto('/oculos?formato=retangular');
    await page.getByRole('button', { name: `Comparar ${second.title}` }).click();
    const bar = page.getByRole('region', { name: 'Armações para comparar' });
    await bar.getByText(second.title).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await visited.goto('/oculos/copacabana-71');
    await bar.getByText(second.title).waitFor();
    const choose = page.getByRole('main').getByRole('button', { name: `Comparar ${first.title}` });
    await choose.focus();
    await page.keyboard.press('Enter');
    await bar.getByText(first.title).waitFor();
    expect(await choose.getAttribute('aria-pressed')).toBe('true');
    await bar.getByRole('link', { name: 'Comparar (2)' }).click();
    await page.waitForURL(`${siteUrl()}/comparar?oculos=ladeira&oculos=copacabana-71`);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await expect.poll(() => page.title()).toContain('Ladeira e Copacabana 71');

    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const cells = await row('Ponte').getByRole('cell').allInnerTexts();
    expect(cells).toEqual([`${second.measures.bridge} mm`, `${first.measures.bridge} mm`]);
    await row('Lentes').getByText('a partir de R$').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page
      .getByRole('region', { name: 'Comparar também com' })
      .getByRole('link')
      .first()
      .click();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
    await page.getByRole('link', { name: 'Remover Ladeira da comparação' }).click();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
    await row('Comprar').getByRole('button', { name: 'Adicionar ao carrinho' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'carrinho' }).first().waitFor();
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test('three frames and their buttons fit on a tablet', async () => {
  const visited = await visit({ viewport: tablet });
  const page = await visited.goto('/comparar?oculos=ladeira&oculos=trave&oculos=copacabana-71');
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  // Less than nothing: a scrollbar is not counted.
  expect(beyond).toBeLessThanOrEqual(0);
  await visited.close();
});

test('a fourth frame is refused with a message', async () => {
  const visited = await visit();
  const page = await visited.goto('/oculos');
  const buttons = page.getByRole('button', { name: /^Comparar / });
  for (let index = 0; index < 4; index += 1) await buttons.nth(index).click();
  await page.getByRole('alert').getByText('Compare até três armações').waitFor();
  await page.getByRole('link', { name: 'Comparar (3)' }).waitFor();
  await visited.close();
});

test('without scripts a comparison is opened, grows and shrinks by links, and sells', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/oculos?formato=retangular');
  await page.getByRole('link', { name: 'Comparar Ladeira' }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByRole('region', { name: 'Comparar também com' }).getByRole('link').first().click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click();
  await page.waitForURL(`${siteUrl()}/checkout/carrinho`);
  await page.getByText('Ladeira').first().waitFor();

  await visited.goto('/comparar?oculos=ladeira&oculos=nunca-existiu');
  await page.getByText('Uma das armações deste endereço não está mais à venda.').waitFor();
  await page.getByRole('link', { name: 'Remover Ladeira da comparação' }).click();
  await page.getByText('Escolha até três armações para ver lado a lado.').waitFor();
  await visited.close();
});
