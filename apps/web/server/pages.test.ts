import { request as open, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAddress } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import { listHashtagPosts } from '@arquiba/contract/explore';
import { getPost } from '@arquiba/contract/posts';
import { getProfile, listProfiles, suggestProfiles } from '@arquiba/contract/profiles';
import { expect, test } from 'vitest';
import { ACCOUNT, type Answer, MEDIA, SITE, site } from './test-site.ts';

const fail = (error: Error) => () => {
  throw error;
};

test('a page comes with a strict policy, and every script in it carries the nonce', async () => {
  const page = await (await site()).inject('/');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`img-src 'self' data: blob: ${MEDIA}`);
  expect(policy).toContain(
    "connect-src 'self' ws://site.example http://media.example https://cartoes.example ws://media.example",
  );
  const scripts = page.body.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(page.body).not.toMatch(/<[^>]+\sstyle=/);
  expect(page.body).not.toMatch(/<[^>]+\son[a-z]+=/);
});

test('no script is fetched before the page can be read', async () => {
  const { body } = await (await site()).inject('/');
  expect(body).not.toMatch(/<link[^>]+modulepreload/);
  expect(body).not.toMatch(/<script[^>]+(src|type)=/);
  const [, modules = '[]'] = /\)\((\[[^\]]+\])/.exec(body) ?? [];
  const scripts: string[] = JSON.parse(modules);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toMatch(/^\/assets\/[\w.-]+\.js$/);
});

test('two answers never share a nonce', async () => {
  const app = await site();
  const [one, other] = await Promise.all([app.inject('/feed'), app.inject('/feed')]);
  expect(one.headers['content-security-policy']).not.toBe(other.headers['content-security-policy']);
});

test('a signed-in page is kept nowhere, a visitor’s is asked for again', async () => {
  const signedIn = await (await site({ account: ACCOUNT })).inject('/');
  expect(signedIn.headers['cache-control']).toBe('private, no-store');
  const visitor = await (await site()).inject('/');
  expect(visitor.headers['cache-control']).toBe('private, no-cache');
  expect(visitor.headers.vary).toContain('cookie');
});

test('the cookies of the call travel with the page', async () => {
  const page = await (await site({ setCookies: ['a=1; Path=/', 'b=2; Path=/'] })).inject('/feed');
  expect(page.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('R01 an unknown path is 404 with its texts and a way home', async () => {
  for (const path of ['/nada', '/perfil/a/b/c', '//outro.example', '/%', '/%E0%A4%A', '/%?q=%']) {
    const page = await (await site()).inject(path);
    expect(page.statusCode, path).toBe(404);
    expect(page.body).toContain('Página ou recurso não encontrado');
    expect(page.body).toContain(
      'Não foi possível encontrar a página ou recurso solicitado tente novamente mais tarde.',
    );
    expect(/<main[\s\S]*<\/main>/.exec(page.body)?.[0]).toContain('href="/"');
    expect(/<footer[\s\S]*<\/footer>/.exec(page.body)?.[0]).toContain('Arquiba');
  }
});

test('what the API does not find is the not-found page, inside its frame', async () => {
  const app = await site({ answers: [[getProfile, fail(new ApiError('not_found'))]] });
  const page = await app.inject('/perfil/ninguem');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Página ou recurso não encontrado');
  expect(page.body).toContain('Menu principal');
});

test('an address that no page can have is not found either', async () => {
  const tooLong = fail(new ApiError('invalid_input'));
  const app = await site({ answers: [[listHashtagPosts, tooLong]] });
  const page = await app.inject(`/hashtag/${'a'.repeat(81)}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Página ou recurso não encontrado');
});

test('what needs a session leads to sign-in and back', async () => {
  const app = await site({ answers: [[getPost, fail(new ApiError('sign_in_required'))]] });
  const page = await app.inject('/post/71?de=feed');
  expect(page.statusCode).toBe(302);
  expect(page.headers.location).toBe('/entrar?voltar=%2Fpost%2F71%3Fde%3Dfeed');
});

test('an API that is away is 503 with a new try, an error of ours 500 without its detail', async () => {
  const unavailable = fail(new ApiError('unavailable'));
  const away = await (await site({ answers: [[getProfile, unavailable]] })).inject('/perfil/bia');
  expect(away.statusCode).toBe(503);
  expect(away.headers['retry-after']).toBeTruthy();
  expect(away.body).toContain('Tentar novamente');

  const app = await site({ answers: [[getProfile, fail(new Error('select * from secrets'))]] });
  const broken = await app.inject('/perfil/bia');
  expect(broken.statusCode).toBe(500);
  expect(broken.body).toContain('Tentar novamente');
  expect(broken.body).not.toContain('secrets');
});

test('a session that cannot be read is 503, the account area included', async () => {
  const app = await site({ failure: new ApiError('unavailable') });
  for (const path of ['/', '/minha-conta/pedidos', '/oculos']) {
    const page = await app.inject(path);
    expect(page.statusCode, path).toBe(503);
    expect(page.body, path).toContain('Tentar novamente');
  }
});

test('the column does without its suggestions; the page stands', async () => {
  const app = await site({ answers: [[suggestProfiles, fail(new ApiError('unavailable'))]] });
  const page = await app.inject('/lives');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Não foi possível carregar as sugestões.');
});

test('R19 a visitor at the account area is sent home, also while walking about', async () => {
  const app = await site();
  for (const path of ['/minha-conta', '/minha-conta/pedidos', '/minha-conta/qualquer']) {
    const page = await app.inject(path);
    expect([page.statusCode, page.headers.location], path).toEqual([302, '/']);
  }
  const data = await app.inject('/minha-conta/pedidos.data');
  expect(data.statusCode).toBe(202);
  expect(data.body).toContain('redirect');
});

test('data of a page is answered for navigation in the browser', async () => {
  const data = await (await site({ account: ACCOUNT })).inject('/lives.data');
  expect(data.statusCode).toBe(200);
  expect(data.body).toContain('bia@example.com');
  expect(data.headers['cache-control']).toBe('private, no-store');
});

test('A25 any other section of the account area is an empty panel', async () => {
  const page = await (await site({ account: ACCOUNT })).inject('/minha-conta/qualquer-coisa');
  expect(page.statusCode).toBe(200);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.body) ?? [];
  expect(main).toContain('<nav aria-label="Minha conta"');
  const headings = [...main.matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, level, text]) => [
    level,
    text,
  ]);
  expect(headings).toEqual([['1', 'Minha conta']]);
});

test('an address that is not one’s own has no page', async () => {
  const mayBeAsked = ({ id }: { id?: string }) => {
    throw id === '1' ? new ApiError('not_found') : new Error('No address has this id');
  };
  const app = await site({ account: ACCOUNT, answers: [[getAddress, mayBeAsked]] });
  for (const id of ['1', 'nenhum', '99999999999999999999999']) {
    const page = await app.inject(`/minha-conta/meus-enderecos/${id}`);
    expect(page.statusCode, id).toBe(404);
  }
});

test('assets are compressed before and kept for ever; what is not there is not a page', async () => {
  const app = await site();
  const html = (await app.inject('/feed')).body;
  const script = /\/assets\/react[^"]+\.js/.exec(html)?.[0] ?? '';
  const asset = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['content-encoding']).toBe('br');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await app.inject('/assets/nada.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.body).not.toContain('<html');
  for (const path of [
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/package.json',
  ]) {
    expect((await app.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400);
  }
});

test('a visitor who leaves stops the work for the page', async () => {
  const begun = Promise.withResolvers<AbortSignal | undefined>();
  const stay: Answer = (_input, options) => {
    begun.resolve(options?.signal);
    return new Promise(() => undefined);
  };
  const app = await site({ answers: [[getProfile, stay]] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const options: RequestOptions = { port, host: '127.0.0.1', path: '/perfil/bia' };
  const leaving = open(options).on('error', () => undefined);
  leaving.end();
  const signal = await begun.promise;
  expect(signal?.aborted).toBe(false);
  const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
  leaving.destroy();
  await aborted;
});

test('robots, site map and manifest answer as what they are', async () => {
  const profiles = { items: [{ username: 'a&b' }], nextCursor: null };
  const app = await site({
    ...{ account: ACCOUNT, setCookies: ['a=1; Path=/'] },
    // Only the account that asks first may see this one.
    answers: [[listProfiles, () => ({ items: [{ username: 'so-para-bia' }], nextCursor: null })]],
    visitorAnswers: [[listProfiles, () => profiles]],
  });
  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const map = await app.inject('/sitemap.xml');
  expect(map.headers['content-type']).toContain('application/xml');
  expect(map.body).toContain(`<loc>${SITE}/perfil/a%26b</loc>`);
  expect(map.body).not.toContain('so-para-bia');
  expect(map.headers['cache-control']).toContain('public');
  expect(map.headers['set-cookie']).toBeUndefined();
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.json().start_url).toBe('/');
  for (const { src } of manifest.json().icons) {
    expect((await app.inject(src)).statusCode, src).toBe(200);
  }
});
