import { getProductById, listProducts } from '@arquiba/contract/catalog';
import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { slugOf } from '@arquiba/contract/slug';
import { expect, test } from 'vitest';
import { rareColor } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const call: Call = (route, input) => createClient({ baseUrl: siteUrl() })(route, input);
const ASK = 'Avise-me quando voltar';

/** The address of a colour that is sold out until the end of the test. */
async function soldOut(place: number): Promise<string> {
  const rare = await rareColor(call, place);
  await rare.leave(0);
  const { items } = await call(listProducts, { q: rare.title, limit: 50 });
  const card = items.find(({ title }) => title === rare.title);
  const [product] = await call(getProductById, { id: card?.id ?? '' });
  const { color = '' } = product?.colors.find(({ id }) => id === rare.id) ?? {};
  return `/oculos/${card?.slug}?cor=${slugOf(color)}`;
}

test('a visitor is told when a colour is back, after confirming the e-mail, and stops with one press', async () => {
  const path = await soldOut(8);
  const visited = await visit({ viewport: phone });
  const page = await visited.goto(path);
  await hydrated(page);
  const part = page.getByRole('region', { name: 'Aviso de volta' });
  await part.getByLabel('E-mail').fill('sem-arroba');
  await part.getByRole('button', { name: ASK }).click();
  await part.getByText('E-mail inválido').waitFor();
  const email = `espera.${Date.now()}@exemplo.com.br`;
  await part.getByLabel('E-mail').fill(email);
  await part.getByRole('button', { name: ASK }).click();
  await part.getByText('Enviamos um e-mail para confirmar').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const mail = await waitForMail({ to: email, subject: /^Confirme o aviso/ });
  const link = mail.links.find((each) => each.includes('/avise-me/')) ?? '';
  await visited.goto(new URL(link).pathname);
  await page.getByRole('heading', { level: 1, name: 'Confirmar o aviso?' }).waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirmar o aviso' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aviso combinado' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const foreign = { method: 'POST', headers: { origin: 'https://outro.example' } };
  expect((await fetch(link, foreign)).status).toBe(403);
  await page.getByRole('button', { name: 'Não quero mais o aviso' }).click();
  await page.getByRole('heading', { level: 1, name: /^(Aviso desligado|Este aviso já)/ }).waitFor();
  // What a mail program sends for its own unsubscribe button, also a second time.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  await visited.close();
});

test('signed in it takes one press, and the page remembers it; without scripts it is a form', async () => {
  const path = await soldOut(9);
  const html = await (await fetch(siteUrl() + path)).text();
  expect(html).toContain(ASK);
  expect(html).toMatch(/<input[^>]*name="email"/);
  const visited = await visit({ account: await signUpNewcomer('Ester Espera') });
  const page = await visited.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: ASK }).click();
  const waiting = page.getByText('Avisamos por e-mail quando esta cor voltar ao estoque.');
  await waiting.waitFor();
  await page.reload();
  await waiting.waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: 'Não quero mais o aviso' }).click();
  await page.getByRole('button', { name: ASK }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});
