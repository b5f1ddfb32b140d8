import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
/** More than two pages of a list. */
const POSTS = 45;
const NEXT_PAGE = '**/posts?*cursor=*';

test('a list goes on as one scrolls, also after a page that failed; j and k lead from post to post', async () => {
  const visited = await visit({ viewport: phone });
  const { page } = visited;
  await page.route(NEXT_PAGE, (route) => route.abort());
  await visited.goto(`/perfil/${await writer()}`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('j');
  expect(await focused()).toContain(`Lance ${POSTS}`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused()).toContain(`Lance ${POSTS - 2}`);
  await page.keyboard.press('k');
  expect(await focused()).toContain(`Lance ${POSTS - 1}`);

  const first = await page.getByRole('article').count();
  expect(first).toBeLessThan(POSTS);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.getByText('Não foi possível carregar mais publicações.').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(first);
  await page.unroute(NEXT_PAGE);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await scrollToEnd(page);
  expect(await textsOf(page)).toEqual(expected());
  await visited.close();
});

test('a list keeps its place on back, within the site and after another document', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto(`/perfil/${await writer()}`);
  await scrollToEnd(page);
  const post = page.getByRole('article').nth(30);
  await post.scrollIntoViewIfNeeded();
  const before = await post.boundingBox();
  await post.getByRole('link', { name: /^(agora|há)/ }).click();
  await page.waitForURL(/\/post\/\d+$/);
  await page.goBack();
  await post.waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(POSTS);
  await expect.poll(() => post.boundingBox()).toEqual(before);

  await post.getByRole('link', { name: /^(agora|há)/ }).click();
  await page.waitForURL(/\/post\/\d+$/);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(POSTS);
  await expect.poll(() => post.boundingBox()).toEqual(before);

  await page.goto('/api/docs');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.getByRole('article').count()).toBe(POSTS);
  await expect.poll(() => post.boundingBox()).toEqual(before);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts a list goes on by its link', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto(`/perfil/${await writer()}`);
  const texts = await textsOf(page);
  for (let more = 0; more < 2; more += 1) {
    await leadOn(page, 'Carregar mais');
    texts.push(...(await textsOf(page)));
  }
  expect(texts).toEqual(expected());
  await page.getByText('Você chegou ao fim.').waitFor();
  await leadOn(page, 'Voltar às mais recentes');
  expect(await textsOf(page)).toEqual(expected().slice(0, 20));
  await visited.close();
});

test('a cursor of nowhere leads to the start of the list', async () => {
  for (const path of ['/?cursor=x', '/perfis?tipo=clube&cursor=x', '/reels?cursor=x']) {
    const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
    expect(answer.status, path).toBe(302);
    expect(answer.headers.get('location'), path).toBe(path.replace(/[?&]cursor=x/, ''));
  }
});

let written: Promise<string> | undefined;

/** The name of somebody who has published more than two pages of posts. */
function writer(): Promise<string> {
  written ??= publishMany();
  return written;
}

async function publishMany(): Promise<string> {
  const person = await signUpNewcomer('Rita Escreve');
  const visited = await visit({ account: person });
  for (let number = 1; number <= POSTS; number += 1) {
    await publish(visited, { text: `Lance ${number}` });
  }
  await visited.close();
  return person.username;
}

function expected(): string[] {
  return Array.from({ length: POSTS }, (_, index) => `Lance ${POSTS - index}`);
}

async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('article').allInnerTexts();
  return texts.map((text) => /Lance \d+/.exec(text)?.[0] ?? '');
}

/** Follows a link to another document, to its end. */
async function leadOn(page: Page, name: string): Promise<void> {
  const before = page.url();
  await page.getByRole('link', { name }).click();
  await page.waitForURL((url) => url.href !== before);
}

async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText('Você chegou ao fim.');
  await expect
    .poll(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      return end.count();
    })
    .toBe(1);
}
