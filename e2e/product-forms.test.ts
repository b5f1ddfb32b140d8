import { listProducts } from '@arquiba/contract/catalog';
import { listFavorites } from '@arquiba/contract/favorites';
import { listOrders } from '@arquiba/contract/orders';
import { listReviews } from '@arquiba/contract/reviews';
import { expect, test } from 'vitest';
import { buyByPix, callOf, payAtGateway, readyToBuy } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { operate } from './operator.ts';
import { givenBrowser, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('without scripts a visitor favours a frame, thinks better of it, and asks for the freight', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/oculos/copacabana-71');
  const heart = page.getByRole('article').first().getByRole('button', { name: 'Favoritar' });
  const kept = async () => (await callOf(visited)(listFavorites, {})).items.map(({ slug }) => slug);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(await kept()).toEqual(['copacabana-71']);
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  expect(await kept()).toEqual([]);

  const cep = page.getByLabel('Frete e prazo');
  await cep.fill('123');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByText('O CEP tem 8 algarismos').waitFor();
  await cep.fill('88301-000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByText('Econômica').waitFor();
  await expect.poll(() => cep.inputValue()).toBe('88301-000');
  for (const needsScripts of ['Provar no rosto', 'Compartilhar', 'Comprar agora']) {
    expect(await page.getByRole('button', { name: needsScripts }).count()).toBe(0);
  }
  await visited.close();
});

test('without scripts the hearts of cards work, and one is back at the card', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/oculos?formato=aviador&ordem=menor-preco');
  const { items } = await callOf(visited)(listProducts, { shape: 'aviador', sort: 'price' });
  const { id, title } = items.at(-1) ?? {};
  const heart = page.getByRole('button', { name: `Favoritar ${title}` });
  await heart.click();
  await page.waitForURL(`${siteUrl()}/oculos?formato=aviador&ordem=menor-preco#favoritar-${id}`);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/oculos?favoritos=sim');
  const shapes = page.getByRole('navigation', { name: 'Formato da armação' });
  expect(await shapes.locator('[aria-current]').count(), 'no shape, and not all').toBe(0);
  await heart.click();
  await page.getByText('Nenhum favorito por aqui.').waitFor();
  await visited.close();
});

test('without scripts who received a frame reviews it, asks the shop, and reads its answer', async () => {
  const person = await signUpNewcomer('Nina Semscript');
  const words = `Escrita sem script nenhum, ${person.username}.`;
  const question = `Vem com estojo rígido, ${person.username}?`;
  const answer = `Vem, ${person.username}, e com flanela.`;
  const visited = await visit({ account: person, javaScript: false });
  const { call, product } = await readyToBuy(visited);
  const number = await buyByPix(call);
  await payAtGateway(call, number);
  const isPaid = async () => (await call(listOrders, {})).items[0]?.status;
  await expect.poll(isPaid).toBe('pago');
  await operate('orders', 'ship', number, '--carrier', 'Correios', '--code', 'AR1BR');
  await operate('orders', 'deliver', number);

  const path = `/oculos/${product.slug}`;
  const page = await visited.goto(path);
  const send = page.getByRole('button', { name: 'Publicar avaliação' });
  await send.click();
  await page.getByRole('alert').getByText('Escolha de 1 a 5 estrelas').waitFor();
  await page.getByRole('radio', { name: '3 estrelas' }).check({ force: true });
  await page.getByLabel('Avaliação').fill(words);
  await send.click();
  await page.waitForURL(`${siteUrl()}${path}#avaliacoes`);
  const own = page.getByRole('article').filter({ hasText: words });
  await own.getByRole('img', { name: '3 de 5 estrelas' }).waitFor();
  expect(await send.count()).toBe(0);
  const { items } = await call(listReviews, { slug: product.slug });
  const written = items.find(({ text }) => text === words);
  expect(written).toMatchObject({ rating: 3, author: 'Nina' });

  await page.getByLabel('Sua pergunta').fill(question);
  await page.getByRole('button', { name: 'Perguntar à loja' }).click();
  await page.waitForURL(`${siteUrl()}${path}#perguntas`);
  await page.getByText('A loja ainda vai responder.').waitFor();
  const waiting = (await operate('questions', 'list')).split('\n');
  const [id = ''] = waiting.find((row) => row.includes(question))?.split(/\s+/) ?? [];
  await operate('questions', 'answer', id, answer);
  await page.reload();
  await page.getByText(answer).waitFor();
  expect(await operate('questions', 'list')).not.toContain(question);
  await visited.close();
});
