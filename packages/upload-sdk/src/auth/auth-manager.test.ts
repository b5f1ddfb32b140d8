import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuthManager, FileApi } from '../index.ts';
import { secondsUntilRefresh } from './auth-manager.ts';

const seen: {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}[] = [];
let token: { type: string; body: string; status: number };
let answer: object;
/** Tokens that are no longer valid. */
let expired: string[];
let url: string;
let warnings: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  seen.length = 0;
  token = { type: 'text/plain; charset=utf-8', body: 'do.site.x', status: 200 };
  answer = { accessToken: 'do.servico.x', ttlSeconds: 300 };
  expired = [];
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', headers } = request;
    seen.push({ method, url: request.url ?? '', headers, body });
    if (request.url === '/token') {
      reply.writeHead(token.status, { 'content-type': token.type }).end(token.body);
      return;
    }
    reply.setHeader('content-type', 'application/json');
    if (expired.some((each) => headers.authorization === `Bearer ${each}`)) {
      const error = { code: 'invalid_token', message: 'O token de acesso expirou.' };
      reply.writeHead(401).end(JSON.stringify({ error }));
    } else reply.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    await AuthManager.endAuthSession().catch(() => {});
    server.closeAllConnections();
    server.close();
  });
});
afterEach(() => vi.restoreAllMocks());

const begin = () =>
  AuthManager.beginAuthSession({
    ...{ accountId: 'A7kQ2mZ', authUrl: `${url}/token`, cdnUrl: url },
    authHeaders: async () => ({ 'x-sessao': 'abc' }),
  });

describe('an access session', () => {
  it('U08 U12 fetches a token of the site, hands it to the service, and uses what that answers', async () => {
    await begin();
    expect([AuthManager.isAuthSessionActive(), AuthManager.isAuthSessionReady()]).toEqual([
      true,
      true,
    ]);
    expect(seen[0]).toMatchObject({ url: '/token', headers: { 'x-sessao': 'abc' } });
    expect(seen[1]).toMatchObject({
      ...{ method: 'PUT', url: '/api/v1/access_tokens/A7kQ2mZ?set-cookie=true' },
      body: '{"accessToken":"do.site.x"}',
    });
    const files = new FileApi({ apiKey: 'public_A7kQ2mZxyz', apiUrl: url });
    await files.getFileDetails({ filePath: '/a b.txt' });
    expect(seen[2]).toMatchObject({
      url: '/v2/accounts/A7kQ2mZ/files/details?filePath=%2Fa%20b.txt',
      headers: { authorization: 'Bearer public_A7kQ2mZxyz', 'authorization-token': 'do.servico.x' },
    });
    await new FileApi({ apiUrl: url }).getFileDetails({ filePath: '/a' });
    expect(seen[3]?.headers).toMatchObject({ authorization: 'Bearer do.servico.x' });
  });

  it('U08 is one a page', async () => {
    await begin();
    await expect(begin()).rejects.toThrow('Auth session already active');
  });

  it('U08 U12 is ended at the service too, and then there is none', async () => {
    await begin();
    await AuthManager.endAuthSession();
    expect(seen.at(-1)).toMatchObject({
      ...{ method: 'DELETE', url: '/api/v1/access_tokens/A7kQ2mZ?set-cookie=true' },
    });
    expect([AuthManager.isAuthSessionActive(), AuthManager.isAuthSessionReady()]).toEqual([
      ...[false, false],
    ]);
    await AuthManager.endAuthSession();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it.each([
    ['another type', { type: 'application/json' }, 'text/plain'],
    ['nothing', { body: '' }, 'empty'],
    ['white space around', { body: ' do.site.x\n' }, 'white space'],
    ['an error', { status: 500 }, '500'],
  ])(
    'U09 U10 warns of %s from the site, and tries again after 5 s',
    async (_name, change, words) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      token = { ...token, ...change };
      await begin();
      expect(AuthManager.isAuthSessionActive()).toBe(true);
      expect(AuthManager.isAuthSessionReady()).toBe(false);
      expect(String(warnings.mock.calls[0]?.[1])).toContain(words);
      token = { type: 'text/plain', body: 'do.site.x', status: 200 };
      await vi.advanceTimersByTimeAsync(4999);
      expect(seen).toHaveLength(1);
      vi.advanceTimersByTime(1);
      await vi.waitUntil(() => AuthManager.isAuthSessionReady(), 20_000);
    },
  );

  it('U10 warns when the service answers without a usable token', async () => {
    answer = { accessToken: 'x', ttlSeconds: 0 };
    await begin();
    expect(AuthManager.isAuthSessionReady()).toBe(false);
    expect(warnings).toHaveBeenCalledOnce();
  });

  it('is renewed at once, and once for all, when the service says that its token has expired', async () => {
    await begin();
    expired = ['do.servico.x'];
    answer = { accessToken: 'novo', ttlSeconds: 300 };
    const files = new FileApi({ apiUrl: url });
    await Promise.all(['/a', '/b'].map((filePath) => files.getFileDetails({ filePath })));
    expect(seen.filter((each) => each.url === '/token')).toHaveLength(2);
    expired = ['novo'];
    await expect(files.getFileDetails({ filePath: '/a' })).rejects.toThrow('expirou');
  });

  it('U10 is refreshed 20 s before it expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await begin();
    vi.advanceTimersByTime(279_999);
    expect(vi.getTimerCount()).toBe(1);
    answer = { accessToken: 'novo', ttlSeconds: 300 };
    vi.advanceTimersByTime(1);
    await vi.waitUntil(() => seen.length === 4, 20_000);
  });

  it('U10 keeps a life between 10 s and what a timer holds, and says when it is too short', () => {
    expect(secondsUntilRefresh(300)).toBe(280);
    expect(warnings).not.toHaveBeenCalled();
    expect(secondsUntilRefresh(15)).toBe(10);
    expect(warnings).toHaveBeenCalledOnce();
    expect(secondsUntilRefresh(1e9)).toBe(2_147_483);
  });

  it('U11 wants the path of its worker to begin with a slash, and warns of deeper ones', async () => {
    const withWorker = (serviceWorkerScript: string) =>
      AuthManager.beginAuthSession({
        ...{ accountId: 'A7kQ2mZ', authUrl: `${url}/token`, cdnUrl: url, serviceWorkerScript },
      });
    await expect(withWorker('sw.js')).rejects.toThrow("must start with '/'");
    expect(AuthManager.isAuthSessionActive()).toBe(false);
    await expect(withWorker('/a/sw.js')).rejects.toThrow(
      /^Failed to install Arquiba Service Worker \(SW\)\. TypeError: /,
    );
    expect(String(warnings.mock.calls[0]?.[0])).toContain('not at the root');
    expect(AuthManager.isAuthSessionActive()).toBe(false);
  });
});
