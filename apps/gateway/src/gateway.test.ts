import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { WantedCharge } from './bank.ts';
import { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';

const SITE = 'http://loja.test';
const KEY = 'the key of the shop';

async function open(options: Partial<GatewayOptions> = {}): Promise<Gateway & { url: string }> {
  const gateway = await createGateway({
    ...{ file: ':memory:', publicUrl: 'http://gateway.test', siteUrl: SITE, key: KEY },
    ...{ webhookSecret: 'secret', webhookUrl: () => null },
    ...options,
  });
  onTestFinished(() => gateway.close());
  return { ...gateway, url: await gateway.app.listen({ host: '127.0.0.1', port: 0 }) };
}

const card = {
  ...{ card_number: '4111 1111 1111 1111', expiration_month: 12, expiration_year: 2099 },
  ...{ security_code: '123', cardholder: { name: 'Ana Silva' } },
};

function sendCard(url: string, body: object, headers: Record<string, string> = { origin: SITE }) {
  return fetch(`${url}/v1/card_tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const wanted: WantedCharge = {
  ...{ reference: '1', orderNumber: '<b>1</b>', method: 'pix', amount: 100, instalments: 1 },
  ...{ cardToken: null, dueDate: null, expiresAt: '2099-01-01T00:00:00.000Z' },
  returnUrl: `${SITE}/checkout/pedido/1`,
};

it('makes tokens of cards for pages of the shop alone, and keeps no number', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // From before the file was for its owner only.
  await writeFile(join(folder, 'g.sqlite'), '', { mode: 0o644 });
  const { url } = await open({ file: join(folder, 'g.sqlite') });
  const made = await sendCard(url, card);
  expect(made.status).toBe(201);
  expect(made.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await made.json()).toMatchObject({ last_four_digits: '1111' });
  for (const headers of [{}, { origin: 'http://loja.test.outra' }, { origin: 'null' }]) {
    const refused = await sendCard(url, card, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  }
  for (const name of ['g.sqlite', 'g.sqlite-wal']) {
    expect((await readFile(join(folder, name))).includes('41111111')).toBe(false);
    expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
  }
});

it.each([
  [{ card_number: '4111 1111 1111 1112' }, 'O número do cartão não confere.'],
  [{ expiration_year: 2001 }, 'O cartão está vencido.'],
  [{ security_code: '12' }, 'Confira os dados do cartão.'],
])('says what is wrong with a card: %j', async (wrong, message) => {
  const { url } = await open();
  const answer = await sendCard(url, { ...card, ...wrong });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message });
});

it('does nothing for who has no key', async () => {
  const { url, bank } = await open();
  const { charge } = bank.create(wanted, 'a');
  for (const [method, path] of [
    ['GET', `/v1/payments/${charge.id}`],
    ['POST', `/v1/payments/${charge.id}/cancel`],
    ['POST', `/control/payments/${charge.id}/pay`],
    ['POST', '/control/delivery'],
  ] as const) {
    expect((await fetch(url + path, { method })).status, path).toBe(401);
  }
  expect(bank.look(charge.id).status).toBe('pending');
});

it('refuses what it cannot read', async () => {
  const { url } = await open();
  const answer = await fetch(`${url}/v1/payments`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      'idempotency-key': '1',
    },
    body: JSON.stringify({ ...wanted, amount: -1 }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: 'O pedido não tem a forma esperada.' });
});

it('has pages that say what they are, show text as text, and run nothing', async () => {
  const { url, bank } = await open();
  const { charge } = bank.create(wanted, 'a');
  const answer = await fetch(`${url}/pix/${charge.id}`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).toContain('Nenhum dinheiro é movimentado');
  expect(page).toContain('&lt;b&gt;1&lt;/b&gt;');
  expect(page).not.toMatch(/<script|style=/);
  const paid = await fetch(`${url}/pagar/${charge.id}`, {
    ...{ method: 'POST', redirect: 'manual' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(paid.headers.get('location')).toBe(wanted.returnUrl);
  expect(bank.look(charge.id)).toMatchObject({ status: 'paid', captured: 100 });
  expect(await (await fetch(`${url}/pagar/${charge.id}`)).text()).toContain('já foi feito');
});

it('has a page of a wallet, on which a charge is paid, refused or left as it is', async () => {
  const { url, bank } = await open();
  const inWallet = { ...wanted, method: 'carteira' as const };
  const press = (id: string, button: string) =>
    fetch(`${url}/carteira/${id}/${button}`, {
      ...{ method: 'POST', redirect: 'manual' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const { charge } = bank.create(inWallet, 'a');
  const page = await (await fetch(`${url}/carteira/${charge.id}`)).text();
  expect(page).toContain(`href="${wanted.returnUrl}"`);
  expect(bank.look(charge.id).status).toBe('pending');
  expect((await press(charge.id, 'aprovar')).headers.get('location')).toBe(wanted.returnUrl);
  expect(bank.look(charge.id)).toMatchObject({ status: 'paid', captured: 100 });
  await press(charge.id, 'recusar');
  expect(bank.look(charge.id).status).toBe('paid');
  const other = bank.create(inWallet, 'b').charge;
  await press(other.id, 'recusar');
  expect(bank.look(other.id)).toMatchObject({ status: 'declined', reason: 'wallet_refused' });
  const pix = bank.create(wanted, 'c').charge;
  await press(pix.id, 'aprovar');
  expect(bank.look(pix.id).status).toBe('pending');
});

it('tells again until the shop takes it', async () => {
  const heard: string[] = [];
  let answers = [503, 500, 200];
  const shop = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((body) => {
      heard.push((JSON.parse(body) as { id: string }).id);
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  onTestFinished(() => void shop.close());
  const { port } = shop.address() as AddressInfo;
  const { bank } = await open({ webhookUrl: () => `http://127.0.0.1:${port}/` });
  bank.pay(bank.create(wanted, 'a').charge.id);
  await expect.poll(() => heard).toHaveLength(3);
  expect(new Set(heard).size).toBe(1);
  answers = [];
});

it('does by its control what goes wrong between a shop and its provider', async () => {
  const { url, bank } = await open({ webhookUrl: () => 'http://127.0.0.1:1/' });
  const control = (path: string, body: object = {}) =>
    fetch(`${url}/control${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await control('/delivery', { mode: 'hold' })).status).toBe(204);
  expect((await control('/lost-answers', { answers: 1 })).status).toBe(204);
  const { charge } = bank.create(wanted, 'a');
  bank.cancel(charge.id);
  expect((await control(`/payments/${charge.id}/pay`)).status).toBe(409);
  expect(await (await control(`/payments/${charge.id}/pay-late`)).json()).toMatchObject({
    status: 'paid',
  });
  const again = (await (await control(`/payments/${charge.id}/pay-again`)).json()) as {
    id: string;
  };
  expect(again).toMatchObject({ reference: '1', status: 'paid', captured: 100 });
  expect(again.id).not.toBe(charge.id);
  const declined = bank.create(wanted, 'b').charge;
  const reason = { reason: 'call_bank' };
  expect(await (await control(`/payments/${declined.id}/decline`, reason)).json()).toMatchObject({
    ...{ status: 'declined', reason: 'call_bank' },
  });
  const forged = await control(`/payments/${charge.id}/forge`);
  expect(await forged.json()).toEqual({ status: 0 });
  const released = await control('/delivery/release', { reverse: true, times: 2 });
  // Cancelled, paid, paid again, declined: each twice, and no shop listens.
  expect(await released.json()).toEqual({ statuses: Array(8).fill(0) });
});
