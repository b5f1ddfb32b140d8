import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish, uploadPhoto } from './posting.ts';
import { givenBrowser, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

/** What would run where it is taken for markup; `hit` says which of them did. */
const CORPUS = [
  (field: string) => `"><img src=x onerror="hit='${field}'">`,
  (field: string) => `</script><script>hit='${field}'</script>`,
  (field: string) => `'-(hit='${field}')-'`,
  (field: string) => `</title></textarea></style><svg onload=hit='${field}'>`,
  (field: string) => `{{hit='${field}'}}\${hit='${field}'}&lt;b&gt;`,
];

test.each(CORPUS.map((write) => [write('x'), write] as const))(
  'texts stay texts wherever people write them: %s',
  async (_, write) => {
    const person = await signUpNewcomer(write('name'));
    const visited = await visit({ account: person });
    const text = (field: string) => write(field).slice(0, 80);
    const tag = `varal${randomInt(1e9)}`;
    const send = (method: 'post' | 'put' | 'patch', path: string, data: object) =>
      request(visited, method, path, data);
    await send('patch', '/api/profile', {
      ...{ bio: text('bio'), city: text('city') },
      links: [
        { label: text('label').slice(0, 40), url: `https://x.test/?${encodeURI(text('link'))}` },
      ],
    });
    const photo = await uploadPhoto(visited, text('alt'));
    const id = await publish(visited, {
      ...{ text: `${text('text')} #${tag}`, place: text('place'), media: [photo] },
      poll: { options: [text('first'), text('second')], hours: 24 },
    });
    const { id: collectionId } = await send('post', '/api/collections', {
      name: text('collection').slice(0, 60),
    });
    await send('put', `/api/posts/${id}/bookmark`, { collectionId });
    await send('post', `/api/posts/${id}/comments`, { text: text('comment') });
    await send('post', '/api/posts', { text: text('quote'), quoteOf: id });

    const shown = (page: Page, ...fields: string[]) =>
      Promise.all(fields.map((field) => page.getByText(text(field)).first().waitFor()));
    const post = await visited.goto(`/post/${id}`);
    await shown(post, 'text', 'place', 'first', 'second', 'comment');
    await post
      .getByRole('img', { name: text('alt') })
      .first()
      .waitFor();
    await expect.poll(() => post.title()).toContain(write('name'));
    const description = post.locator('meta[property="og:description"]');
    await expect.poll(() => description.getAttribute('content')).toContain(text('text'));
    await shown(await visited.goto(`/salvos?colecao=${collectionId}`), 'collection');
    await shown(await visited.goto(`/perfil/${person.username}`), 'bio', 'city', 'quote', 'text');
    await visited.goto(`/hashtag/${tag}`);
    await visited.goto(`/explorar?q=${encodeURIComponent(text('search'))}`);
    await expect.poll(() => post.getByRole('searchbox').first().inputValue()).toBe(text('search'));
    const card = await visited.context.request.get(`/api/posts/${id}/cartao.png`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(await post.evaluate(() => (globalThis as { hit?: string }).hit)).toBeUndefined();
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

async function request(
  { context }: Visit,
  method: 'post' | 'put' | 'patch',
  path: string,
  data: object,
): Promise<{ id: string }> {
  const answer = await context.request[method](path, { data, headers: { origin: siteUrl() } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
