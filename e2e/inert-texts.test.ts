import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish, uploadPhoto } from './posting.ts';
import { givenBrowser, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

type Write = (field: string) => string;

/** Texts that would run if they were taken for markup; `hit` says which of them did. */
const CORPUS: Write[] = [
  (field) => `"><img src=x onerror="hit='${field}'">`,
  (field) => `</script><script>hit='${field}'</script>`,
  (field) => `'-(hit='${field}')-'`,
  (field) => `</title></textarea></style><svg onload=hit='${field}'>`,
  (field) => `{{hit='${field}'}}\${hit='${field}'}&lt;b&gt;`,
];

test('texts stay texts wherever people write them', async () => {
  const tag = `varal${randomInt(1e9)}`;
  const written = await Promise.all(CORPUS.map((write) => writeEverywhere(write, tag)));
  const reader = await signUpNewcomer(`"><img src=x onerror="hit='reader'">`);
  const visited = await visit({ account: reader });
  const { page, goto } = visited;
  const shown = (write: Write, ...fields: string[]) =>
    Promise.all(fields.map((field) => page.getByText(cut(write, field)).first().waitFor()));
  for (const { write, person, id } of written) {
    await goto(`/post/${id}`);
    await shown(write, 'text', 'place', 'first', 'second', 'comment');
    const photo = page.getByRole('img', { name: cut(write, 'alt') });
    await photo.first().waitFor();
    expect(await page.title()).toContain(write('name'));
    const description = page.locator('meta[property="og:description"]');
    expect(await description.getAttribute('content')).toContain(cut(write, 'text'));
    const card = await visited.context.request.get(`/api/posts/${id}/cartao.png`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
    await goto(`/perfil/${person.username}`);
    await shown(write, 'bio', 'city', 'quote', 'text');
    expect(await hit(page)).toBeUndefined();
  }

  await goto(`/hashtag/${tag}`);
  for (const { write } of written) await shown(write, 'text');
  expect(await hit(page)).toBeUndefined();
  for (const write of CORPUS) {
    await request(visited, 'post', '/api/collections', { name: cut(write, 'collection', 60) });
  }
  await goto('/salvos');
  for (const write of CORPUS) {
    await page
      .getByText(cut(write, 'collection', 60))
      .first()
      .waitFor();
  }
  expect(await hit(page)).toBeUndefined();
  for (const write of CORPUS) {
    await goto(`/explorar?q=${encodeURIComponent(cut(write, 'search'))}`);
    const field = page.getByRole('searchbox').first();
    await expect.poll(() => field.inputValue()).toBe(cut(write, 'search'));
    expect(await hit(page)).toBeUndefined();
  }
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** A person with such a name writes such texts in every field that others can see. */
async function writeEverywhere(write: Write, tag: string) {
  const person = await signUpNewcomer(write('name'));
  const visited = await visit({ account: person });
  const text = (field: string) => cut(write, field);
  await request(visited, 'patch', '/api/profile', {
    ...{ bio: text('bio'), city: text('city') },
    links: [{ label: cut(write, 'label', 40), url: `https://x.test/?${encodeURI(text('link'))}` }],
  });
  const photo = await uploadPhoto(visited, text('alt'));
  const id = await publish(visited, {
    ...{ text: `${text('text')} #${tag}`, place: text('place'), media: [photo] },
    poll: { options: [{ label: text('first') }, { label: text('second') }], hours: 24 },
  });
  await request(visited, 'post', `/api/posts/${id}/comments`, { text: text('comment') });
  await request(visited, 'post', '/api/posts', { text: text('quote'), quoteOf: id });
  await visited.close();
  return { write, person, id };
}

function cut(write: Write, field: string, length = 80): string {
  return write(field).slice(0, length);
}

function hit(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (globalThis as { hit?: string }).hit);
}

async function request(
  { context }: Visit,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<{ id: string }> {
  const answer = await context.request[method](path, { data, headers: { origin: siteUrl() } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
