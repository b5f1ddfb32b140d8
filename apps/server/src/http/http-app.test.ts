import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { registerHealth } from './health.ts';
import { createHttpApp } from './http-app.ts';
import { createMetrics } from './metrics.ts';
import { registerMetrics } from './metrics-route.ts';
import { securityHeaders } from './security-headers.ts';

function createApp(options: { level?: string; trustProxy?: string[] | false } = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const pool = new pg.Pool({ max: 3 });
  const metrics = createMetrics({
    pools: { api: pool },
    jobs: async () => ({ mail: { queued: 2, active: 1, failed: 0 } }),
    media: async () => ({
      jobs: { ProcessVideoJob: { queued: 3, active: 1, failed: 2 } },
      ...{ oldestJobSeconds: 12.5, openUploads: 7, stored: { files: 4, bytes: 4096 } },
    }),
    databaseAvailable: () => true,
  });
  const app = createHttpApp({
    service: 'site',
    log: pino({ level: options.level ?? 'info' }, sink),
    trustProxy: options.trustProxy ?? false,
    metrics,
    requestPatience: 1000,
  });
  app.get('/pessoas/:nome', async (request) => ({ ip: request.ip }));
  app.post('/eco', async (request) => request.body);
  onTestFinished(() => app.close());
  return { app, lines, metrics };
}

describe('request ids', () => {
  it('keeps a harmless one and makes one otherwise', async () => {
    const { app } = createApp();
    const ask = async (id: string) => {
      const answer = await app.inject({ url: '/pessoas/ana', headers: { 'x-request-id': id } });
      return answer.headers['x-request-id'];
    };
    expect(await ask('caller-0001')).toBe('caller-0001');
    for (const bad of ['short', 'with space here', 'x'.repeat(65), '{"json":"injected"}']) {
      expect(await ask(bad)).toMatch(/^[\w-]{12}-\d+$/);
    }
  });
});

describe('the log', () => {
  it('and the figures tell of an answer that was given beside the framework', async () => {
    const { app, lines, metrics } = createApp();
    app.addHook('onRequest', (_request, reply, done) => {
      if (reply.request.url !== '/pessoas/eva') return done();
      reply.hijack();
      reply.raw.writeHead(200, ['x-own', 'yes']).end('beside');
    });
    expect((await app.inject('/pessoas/eva')).body).toBe('beside');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/pessoas/eva', status: 200 });
    expect(await metrics.text()).toMatch(
      /requests_total\{.*route="\/pessoas\/:nome",status="200"} 1/,
    );
  });

  it('has one line a request, with its id and where it came from, without its query', async () => {
    const { app, lines } = createApp();
    await app.inject({
      url: '/pessoas/ana?token=secret',
      headers: { 'x-request-id': 'id-of-test' },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: 'id-of-test',
      ip: '127.0.0.1',
      path: '/pessoas/ana',
      route: '/pessoas/:nome',
      status: 200,
    });
    expect(lines[0]).not.toContain('secret');
  });

  it('does not tell the secret of a mailed link, a part of an upload, a live, or a calendar', async () => {
    const { app, lines } = createApp();
    const secret = 'Zk3_'.repeat(10).concat('abc');
    const part = '/parts/Qm3kT9aLx2Vb7RpZ/0/abcdefghijkmnopqrstuvwxy';
    const live = '/Qyax3Bu/live/91/live.91.0.498629.hbOp8H7KZvKjZIYDfNKnBA/1.m4s';
    const links = [`/responsavel/${secret}`, `/responsavel/${secret}.data`, part, live];
    const calendars = [`/agenda/${secret}.ics`, `/api/calendars/${secret}`];
    for (const url of [...links, ...calendars]) await app.inject(url);
    expect(lines.map((line) => JSON.parse(line).path)).toEqual([
      '/responsavel/[oculto]',
      '/responsavel/[oculto].data',
      '/parts/Qm3kT9aLx2Vb7RpZ/0/[oculto]',
      '/Qyax3Bu/live/91/[oculto]/1.m4s',
      '/agenda/[oculto].ics',
      '/api/calendars/[oculto]',
    ]);
    expect(lines.join()).not.toContain(secret);
  });

  it('is silent about health checks', async () => {
    const { app, lines } = createApp();
    registerHealth(app, { draining: () => false, checks: {} });
    await app.inject('/healthz');
    expect(lines).toEqual([]);
  });
});

describe('limits', () => {
  it('refuses a body beyond a megabyte', async () => {
    const { app } = createApp();
    const payload = { text: 'x'.repeat(1024 * 1024) };
    expect((await app.inject({ method: 'POST', url: '/eco', payload })).statusCode).toBe(413);
  });

  it('believes X-Forwarded-For only from a proxy that is named', async () => {
    const ask = { url: '/pessoas/ana', headers: { 'x-forwarded-for': '198.51.100.7' } };
    expect((await createApp().app.inject(ask)).json()).toEqual({ ip: '127.0.0.1' });
    const { app } = createApp({ trustProxy: ['loopback'] });
    expect((await app.inject(ask)).json()).toEqual({ ip: '198.51.100.7' });
  });

  it('ends a connection that sends its request too slowly', async () => {
    const { app } = createApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /eco HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    expect(await text(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});

describe('/metrics', () => {
  it('counts requests, and shows pool, jobs, database and the event loop', async () => {
    const { app, metrics } = createApp();
    registerMetrics(app, { metrics, token: undefined });
    await app.inject('/pessoas/ana');
    const answer = await app.inject('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    for (const line of [
      'arquiba_http_requests_total{service="site",method="GET",route="/pessoas/:nome",status="200"} 1',
      'arquiba_http_request_duration_seconds_count{service="site",method="GET",route="/pessoas/:nome"} 1',
      'arquiba_pool_connections{pool="api",state="total"} 0',
      'arquiba_jobs{queue="mail",state="queued"} 2',
      'arquiba_jobs{queue="ProcessVideoJob",state="failed"} 2',
      'arquiba_media_oldest_job_seconds 12.5',
      'arquiba_media_open_uploads 7',
      'arquiba_media_stored_files 4',
      'arquiba_media_stored_bytes 4096',
      'arquiba_database_available 1',
    ]) {
      expect(answer.body).toContain(line);
    }
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
  });

  it('is closed to strangers and to whatever came through a proxy', async () => {
    const token = 'a-long-enough-token';
    const { app, metrics } = createApp();
    registerMetrics(app, { metrics, token });
    const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await status({}, '203.0.113.9')).toBe(403);
    expect(await status({ authorization: 'Bearer wrong' }, '203.0.113.9')).toBe(403);
    expect(await status({ authorization: `Bearer ${token}` }, '203.0.113.9')).toBe(200);
  });
});

describe('/readyz', () => {
  it('is 503 while anything is missing and while draining', async () => {
    const app = Fastify();
    const state = { database: true, draining: false };
    registerHealth(app, {
      draining: () => state.draining,
      checks: {
        database: async () => state.database,
        api: async () => {
          if (!state.database) throw new Error('no database');
          return true;
        },
      },
    });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    state.database = false;
    const away = await app.inject('/readyz');
    expect(away.statusCode).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    expect(away.json()).toEqual({
      status: 'unavailable',
      checks: { database: false, api: false },
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    state.database = true;
    state.draining = true;
    expect((await app.inject('/readyz')).json().status).toBe('draining');
  });
});

it('asks for https only where the site has it', () => {
  const asked = 'strict-transport-security';
  expect(securityHeaders('http://localhost:3000')('/')).not.toHaveProperty(asked);
  expect(securityHeaders('https://arquiba.com.br')('/')).toHaveProperty(asked);
});

it('lets other sites frame nothing but what is made for it', () => {
  const headersOf = securityHeaders('https://arquiba.com.br');
  expect(headersOf('/embed/post/71')).not.toHaveProperty('x-frame-options');
  for (const page of ['/', '/embed', '/post/71', '/perfil/embed/', '/?x=/embed/']) {
    expect(headersOf(page), page).toHaveProperty('x-frame-options');
  }
});

it('rules what documents may do, and only documents', () => {
  const headersOf = securityHeaders('https://arquiba.com.br');
  for (const rule of ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options']) {
    for (const page of ['/', '/api', '/assets', '/perfil/ana', '/oculos?aba=assets/']) {
      expect(headersOf(page)).toHaveProperty(rule);
    }
    for (const other of ['/api/feed', '/assets/react-1.js']) {
      expect(headersOf(other)).not.toHaveProperty(rule);
      expect(headersOf(other)).toHaveProperty('x-content-type-options');
    }
  }
});
