import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@arquiba/contract/client';
import { closeCode } from '@arquiba/contract/realtime';
import { report } from '@arquiba/contract/safety';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newPerson } from '../../../../tools/testing/people.ts';
import { Refusal } from '../refusal.ts';
import { buildWebIfStale } from '../running/build-web.ts';
import { ProductProcess, runArquiba } from '../testing/product-process.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

let DATA_DIR: string;
let product: ProductProcess;
let site: string;

beforeAll(async () => {
  await buildWebIfStale(AbortSignal.timeout(240_000));
  DATA_DIR = await mkdtemp(join(tmpdir(), 'arquiba-accounts-'));
  // As root, the database runs as someone else and has to pass through.
  await chmod(DATA_DIR, 0o711);
  product = new ProductProcess(['start'], { DATA_DIR, PORT: '0', MEDIA_PORT: '0' });
  await product.shows('Arquiba em http://localhost:');
  site = /Arquiba em (\S+)/.exec(product.output)?.[1] ?? '';
}, 300_000);
afterAll(async () => {
  await product?.kill('SIGTERM');
  await rm(DATA_DIR, { recursive: true, force: true });
});

function accounts(...args: string[]) {
  return runArquiba(['accounts', ...args], { DATA_DIR });
}

/** Someone with an account on the running product, and the cookie of their session. */
async function signUp(changes: Parameters<typeof newPerson>[0] = {}) {
  const sent = newPerson(changes);
  const response = await fetch(`${site}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(sent),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { sent, cookie };
}

function callWith(cookie = '') {
  return createClient({ baseUrl: site, headers: { origin: site, cookie } });
}

/** Opens the socket of a session; what it gives waits for the end of it. */
async function openSocket(cookie: string) {
  const options = { headers: { origin: site, cookie } };
  const socket = new WebSocket(`${site.replace('http', 'ws')}/api/realtime`, options as never);
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.onclose = ({ code }) => resolve({ code, at: performance.now() });
  });
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return () => closed;
}

describe('beside the running product', { timeout: 120_000 }, () => {
  it('blocking ends sessions and sockets within five seconds, and unblocking lets in again', async () => {
    const { sent, cookie } = await signUp();
    const closed = await openSocket(cookie);
    const blocked = await accounts('block', sent.email.toUpperCase());
    const done = performance.now();
    expect(blocked).toMatchObject({ code: 0, output: expect.stringContaining('está bloqueada') });
    const { code, at } = await closed();
    expect(code).toBe(closeCode.sessionEnded);
    expect(at - done).toBeLessThan(5000);
    expect(await callWith(cookie)(currentSession, {})).toEqual({ account: null });
    const credentials = { email: sent.email, password: sent.password };
    expect(await callWith()(signIn, credentials)).toMatchObject({ status: 'blocked' });

    expect(await accounts('block', sent.email)).toEqual({
      ...{ code: 1, output: `A conta ${sent.email} já está bloqueada.\n` },
    });
    expect((await accounts('unblock', sent.email)).code).toBe(0);
    expect(await callWith()(signIn, credentials)).toMatchObject({ status: 'active' });
    expect(await callWith(cookie)(currentSession, {})).toEqual({ account: null });
  });

  it('gives and takes the role, and keeps the last one who administers', async () => {
    const { sent, cookie } = await signUp();
    const roleNow = async () => (await callWith(cookie)(currentSession, {})).account?.role;
    expect((await accounts('grant-admin', sent.email)).code).toBe(0);
    expect(await roleNow()).toBe('admin');
    expect(await accounts('block', sent.email)).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('única conta que administra') },
    });
    expect((await accounts('grant-admin', sent.email)).output).toContain('já administra');
    expect((await accounts('revoke-admin', sent.email)).output).toContain(
      'Ninguém mais administra',
    );
    expect(await roleNow()).toBe('member');
  });

  it('shows what people reported, and closes it', async () => {
    const [reporter, rude] = [await signUp(), await signUp()];
    const { account } = await callWith(rude.cookie)(currentSession, {});
    const subject = account?.username ?? '';
    const note = 'Xingou\u001b[2J';
    await callWith(reporter.cookie)(report, { kind: 'profile', subject, reason: 'hate', note });
    const listed = await runArquiba(['reports', 'list'], { DATA_DIR });
    const line = listed.output.split('\n').find((each) => each.includes(`/perfil/${subject}`));
    expect(line).toMatch(/ódio +Xingou\?\[2J$/);
    expect(listed.output).not.toContain(reporter.sent.email);
    const number = line?.split(' ')[0] ?? '';
    expect(await runArquiba(['reports', 'close', number], { DATA_DIR })).toMatchObject({ code: 0 });
    const again = await runArquiba(['reports', 'close', number], { DATA_DIR });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Não há denúncia') });
  });

  it('lists whom it is asked for, and no more of them than that', async () => {
    const name = 'Tarsila \u001b[31mda Ré';
    const { sent } = await signUp({ socialName: name, type: 'Atleta' });
    for (let n = 0; n < 3; n += 1) await signUp({ socialName: `Tarsila ${n}` });
    const { code, output } = await accounts('list', '--search', 'TARSILA', '--limit', '2');
    expect(code).toBe(0);
    const [head, ...lines] = output.trimEnd().split('\n');
    expect(head).toMatch(/^E-MAIL +NOME +TIPO +STATUS +PAPEL +CRIADA EM$/);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('E mais 2: aumente --limit ou escolha com --search.');
    const one = await accounts('list', '--search', sent.email);
    expect(one.output).toMatch(
      new RegExp(`^${sent.email} +Tarsila \\?\\[31mda Ré +Atleta +active +member +\\d{4}-`, 'm'),
    );
    for (const secret of [sent.cpf_cnpj, sent.whatsapp, sent.birthDate, sent.name, 'argon2']) {
      expect(one.output).not.toContain(secret);
    }
    expect((await accounts('list', '--status', 'deleted')).output).toBe(
      'Nenhuma conta encontrada.\n',
    );
    expect((await accounts('list', '--search', '%_%')).output).toBe('Nenhuma conta encontrada.\n');
  });

  it.each(['block', 'unblock', 'grant-admin', 'revoke-admin'])(
    '%s says in one sentence that nobody has the e-mail',
    async (action) => {
      expect(await accounts(action, 'ninguem@exemplo.com.br')).toEqual({
        ...{ code: 1, output: 'Nenhuma conta tem o e-mail ninguem@exemplo.com.br.\n' },
      });
    },
  );
});

it.each([
  [['fly'], 'A ação "fly" não existe'],
  [['constructor', 'a@b.c'], 'A ação "constructor" não existe'],
  [[], 'Falta <ação>'],
  [['block'], 'Falta o e-mail'],
  [['block', 'a@b.c', '--limit', '3'], 'só serve em list'],
  [['list', 'a@b.c'], 'sobra'],
  [['list', '--status', 'gone'], '--status precisa ser active, blocked ou deleted.'],
  [['list', '--limit', '0'], '--limit precisa ser'],
  [['list', '--limit', '1e9'], '--limit precisa ser'],
])('refuses %j in one sentence, before it touches anything', async (args, sentence) => {
  vi.stubEnv('DATA_DIR', '/nonexistent/arquiba');
  onTestFinished(() => void vi.unstubAllEnvs());
  const refusal = await runCommand(commands, ['accounts', ...args]).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain(sentence);
  expect(refusal.message.split('\n')).toHaveLength(1);
});
