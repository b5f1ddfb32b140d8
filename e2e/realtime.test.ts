import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { givenBrowser, hydrated, listening, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();

async function comment({ context }: Visit, postId: string, text: string): Promise<void> {
  const answer = await context.request.post(`/api/posts/${postId}/comments`, {
    ...{ data: { text }, headers: { origin: siteUrl() } },
  });
  expect(answer.ok()).toBe(true);
}

/** Waits until a socket of the page is subscribed to the channel. */
function subscribed(page: Page, channel: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (text.includes('"subscribed"') && text.includes(channel)) resolve();
      }),
    );
  });
}

test('two tabs hold one socket, and when the first is closed, the second still hears', async () => {
  const [star, fan] = [
    await visit({ account: await signUpNewcomer('Sara Sócia') }),
    await visit({ account: await signUpNewcomer('Davi Duas') }),
  ];
  const id = await publish(star, { text: 'Quem vem?' });
  const forBoth = subscribed(star.page, `post:${id}`);
  await listening(star, 'account:', '/grupos');
  const second = await star.context.newPage();
  const sockets: string[] = [];
  second.on('websocket', (socket) => sockets.push(socket.url()));
  await second.goto(`/post/${id}`);
  await hydrated(second);
  // The socket of the first tab subscribes for the second.
  await forBoth;
  await comment(fan, id, 'Eu vou');
  await second.getByText('Eu vou').first().waitFor();
  expect(sockets).toEqual([]);

  const takenOver = subscribed(second, `post:${id}`);
  await star.page.close();
  await takenOver;
  await comment(fan, id, 'Levo a bola');
  await second.getByText('Levo a bola').first().waitFor();
  expect(sockets).toHaveLength(1);
  expect([...star.complaints, ...fan.complaints]).toEqual([]);
  await Promise.all([star.close(), fan.close()]);
});

test('behind a proxy that refuses sockets, a comment appears all the same', async () => {
  const proxy = await startProxy();
  const [star, fan] = [
    await visit({ account: await signUpNewcomer('Pedro Proxy') }),
    await visit({ account: await signUpNewcomer('Rita Recado') }),
  ];
  const id = await publish(star, { text: 'Da rede do trabalho' });
  const streaming = star.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/realtime/stream'),
  );
  await star.page.goto(`${proxy.url}/post/${id}`);
  await hydrated(star.page);
  expect((await streaming).status()).toBe(204);
  await comment(fan, id, 'Chegou?');
  await star.page.getByText('Chegou?').first().waitFor();
  await Promise.all([star.close(), fan.close()]);
  proxy.stop();
});

test('who looks at an event sees how many go now, and that it was cancelled', async () => {
  const [host, guest] = [
    await visit({ account: await signUpNewcomer('Hilda Hospeda') }),
    await visit({ account: await signUpNewcomer('Gil Vai') }),
  ];
  const headers = { origin: siteUrl() };
  const day = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const made = await host.context.request.post('/api/events', {
    ...{ headers, data: { title: 'Rachão', start: `${day}T19:00`, end: `${day}T20:00` } },
  });
  const { slug, date, postId } = (await made.json()) as {
    slug: string;
    date: { id: string };
    postId: string;
  };
  const page = await listening(guest, `post:${postId}`, `/evento/${slug}`);
  const answers = page.getByRole('region', { name: 'Sua resposta' });
  await answers.getByText(/^0 vão/).waitFor();
  const answered = await host.context.request.put(`/api/events/${slug}/answer`, {
    ...{ headers, data: { date: date.id, answer: 'going' } },
  });
  expect(answered.ok()).toBe(true);
  await answers.getByText(/^1 vai/).waitFor();
  const cancelled = await host.context.request.post(`/api/events/${slug}/cancellation`, {
    ...{ headers, data: { date: date.id, scope: 'one' } },
  });
  expect(cancelled.ok()).toBe(true);
  await answers.getByText('Esta data foi cancelada.').waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host.close(), guest.close()]);
});

/** Passes requests on to the site; like some proxies of companies, it knows no upgrade. */
async function startProxy() {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const passed = request(siteUrl() + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${new URL(siteUrl()).hostname}:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
