import { getProduct, listProducts } from '@arquiba/contract/catalog';
import { listFavorites } from '@arquiba/contract/favorites';
import { listReviews } from '@arquiba/contract/reviews';
import { expect, test } from 'vitest';
import { backOffice, callOf, receiveOrder } from './buyer.ts';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('without scripts a visitor favours frames, thinks better of it, and asks for the freight', async () => {
  const visited = await visit({ javaScript: false });
  const call = callOf(visited);
  const { colors } = await call(getProduct, { slug: 'copacabana-71' });
  const page = await visited.goto('/oculos/copacabana-71');
  const heart = page.getByRole('article').first().getByRole('button', { name: 'Favoritar' });
  const kept = async () => (await call(listFavorites, {})).items.map(({ slug }) => slug);
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
  for (const needsScripts of ['Provar no rosto', 'Compartilhar']) {
    expect(await page.getByRole('button', { name: needsScripts }).count()).toBe(0);
  }
  expect(await page.getByRole('button', { name: 'Comprar agora' }).count()).toBe(1);
  const second = colors[1]?.color ?? '';
  const swatches = page.getByRole('navigation', { name: 'Cores' });
  await swatches.getByRole('link', { name: second }).click();
  await page.waitForURL(/\?cor=/);
  await page.getByText(`Cor: ${second}`).waitFor();

  // The hearts of cards work too, and one is back at the card.
  await visited.goto('/oculos?formato=aviador&ordem=menor-preco');
  const { items } = await call(listProducts, { shape: 'aviador', sort: 'price' });
  const { id, title } = items.at(-1) ?? {};
  const ofCard = page.getByRole('button', { name: `Favoritar ${title}` });
  await ofCard.click();
  await page.waitForURL(`${siteUrl()}/oculos?formato=aviador&ordem=menor-preco#favoritar-${id}`);
  await expect.poll(() => ofCard.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/oculos?favoritos=sim');
  const shapes = page.getByRole('navigation', { name: 'Formato da armação' });
  expect(await shapes.locator('[aria-current]').count(), 'no shape, and not all').toBe(0);
  await ofCard.click();
  await page.getByText('Nenhum favorito por aqui.').waitFor();
  await visited.close();
});

test('without scripts who received a frame reviews it, asks the shop, and reads its answer', async () => {
  const person = await signUpNewcomer('Nina Semscript');
  const visited = await visit({ account: person, javaScript: false });
  const { call, product } = await receiveOrder(visited);
  const { slug } = product;
  const words = `Escrita sem script nenhum, ${person.username}.`;
  const question = `Vem com estojo rígido, ${person.username}?`;
  const answer = `Vem, ${person.username}, e com flanela.`;

  const path = `/oculos/${slug}`;
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
  const { items } = await call(listReviews, { slug });
  const written = items.find(({ text }) => text === words);
  expect(written).toMatchObject({ rating: 3, author: 'Nina' });

  await page.getByLabel('Sua pergunta').fill(question);
  await page.getByRole('button', { name: 'Perguntar à loja' }).click();
  await page.waitForURL(`${siteUrl()}${path}#perguntas`);
  await page.getByText('A loja ainda vai responder.').waitFor();
  const { questions } = await backOffice();
  const asked = (await questions.list(200)).find(({ text }) => text === question);
  expect(await questions.answer(asked?.id ?? '', answer)).toBe(true);
  await page.reload();
  await page.getByText(answer).waitFor();
  await visited.close();
});
