import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { givenBrowser, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('a public post is shown on another site by the code that its menu gives; others are not', async () => {
  const visited = await visit({ account: await signUpNewcomer('Inês Incorpora') });
  const text = 'Gol <b>no</b> último minuto & festa';
  const id = await publish(visited, { text });
  const secret = await publish(visited, { text: 'Segredo do vestiário', audience: 'followers' });
  const page = await visited.goto(`/post/${id}`);
  await page
    .getByRole('button', { name: /^Mais opções da publicação/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Incorporar' }).click();
  const code = await page.getByRole('dialog').getByLabel('Código').inputValue();

  const blog = await openBlog(
    `${code}${code.replace(id, secret)}<iframe src="${siteUrl()}/"></iframe>`,
  );
  await page.goto(blog);
  const shown = page.frameLocator('iframe').first();
  await shown.getByText(text).waitFor();
  const link = shown.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`${siteUrl()}/post/${id}`);
  // Even for the author, who is signed in: what a frame shows does not depend on who looks.
  await page.frameLocator('iframe').nth(1).getByText('não está disponível').waitFor();
  const pages = page.frames().filter((frame) => frame.url() === `${siteUrl()}/`);
  for (const frame of pages) expect(await frame.locator('main').count()).toBe(0);

  const ask = (query: string) => visited.context.request.get(`/oembed?${query}`);
  const address = encodeURIComponent(`${siteUrl()}/post/${id}`);
  expect(await (await ask(`url=${address}`)).json()).toMatchObject({ type: 'rich', html: code });
  for (const [query, status] of [
    [`url=${address}&format=xml`, 501],
    [`url=${encodeURIComponent(`${siteUrl()}/post/${secret}`)}`, 404],
    [`url=${encodeURIComponent(`https://outro.example/post/${id}`)}`, 404],
    ['url=nada', 404],
  ] as const) {
    expect((await ask(query)).status(), query).toBe(status);
  }
  await visited.close();
});

test('links to profiles and frames are previewed with a drawn picture that contains theirs', async () => {
  const visited = await visit({ javaScript: false });
  for (const [path, part] of [
    ['/perfil/marealta', { left: 150, top: 200, width: 150, height: 150 }],
    ['/oculos/primeiro-tempo', { left: 150, top: 150, width: 340, height: 200 }],
  ] as const) {
    const page = await visited.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const ask = () => visited.context.request.get(image ?? '');
    // Under load the picture may come too late: the card is then drawn without it, and not cached.
    await expect
      .poll(async () => (await ask()).headers()['cache-control'], { timeout: 60_000 })
      .toContain('public');
    const answer = await ask();
    const picture = sharp(await answer.body());
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { entropy } = await sharp(await picture.extract(part).toBuffer()).stats();
    expect(entropy, path).toBeGreaterThan(3);
  }
  await visited.close();
});

/** A site of somebody else, on another origin. */
async function openBlog(content: string): Promise<string> {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(content),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
