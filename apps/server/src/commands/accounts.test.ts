import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAccountData } from '@arquiba/contract/account-data';
import { closeCode } from '@arquiba/contract/realtime';
import { report } from '@arquiba/contract/safety';
import { currentSession, signIn } from '@arquiba/contract/sessions';
import { getOwnStanding } from '@arquiba/contract/staff';
import { signUp, signUpUnconfirmed } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runArquiba } from '../testing/product-process.ts';
import { runHere } from '../testing/run-here.ts';

let app: TestApp;
let DATA_DIR: string;
let place: { DATA_DIR: string; DATABASE_URL: string };

beforeAll(async () => {
  app = await startTestApp({ started: true });
  DATA_DIR = await mkdtemp(join(tmpdir(), 'arquiba-accounts-'));
  place = { DATA_DIR, DATABASE_URL: app.databaseUrl };
});
afterAll(async () => {
  await app.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

function accounts(...args: string[]) {
  return runHere(['accounts', ...args], place);
}

/** Opens the socket of a session; returns a promise of its end. */
async function openSocket(cookie: string) {
  const options = { headers: { origin: TEST_ORIGIN, cookie } };
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/realtime`, options as never);
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.onclose = ({ code }) => resolve({ code, at: performance.now() });
  });
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return () => closed;
}

/** The same with the stream that replaces a socket. */
async function openStream(cookie: string) {
  const headers = { origin: TEST_ORIGIN, cookie };
  const stream = await fetch(`${app.url}/api/realtime/stream`, { headers });
  const closed = stream.text().then((text) => ({
    code: Number(/^event: close\ndata: (\d+)$/m.exec(text)?.[1]),
    at: performance.now(),
  }));
  return () => closed;
}

describe('beside the running API', () => {
  it('blocking ends sessions and sockets within five seconds, and unblocking lets in again', async () => {
    const { sent, cookie, call } = await signUp(app);
    const ends = [await openSocket(cookie), await openStream(cookie)];
    // In a separate process, as the operator runs it.
    const blocked = await runArquiba(['accounts', 'block', sent.email.toUpperCase()], place);
    const done = performance.now();
    expect(blocked).toMatchObject({ code: 0, output: expect.stringContaining('está bloqueada') });
    for (const closed of ends) {
      const { code, at } = await closed();
      expect(code).toBe(closeCode.sessionEnded);
      expect(at - done).toBeLessThan(5000);
    }
    expect(await call(currentSession, {})).toEqual({ account: null });
    const credentials = { email: sent.email, password: sent.password };
    expect(await app.call(signIn, credentials)).toMatchObject({ status: 'blocked' });

    expect(await accounts('block', sent.email)).toEqual({
      ...{ code: 1, output: `A conta ${sent.email} já está bloqueada.\n` },
    });
    expect((await accounts('unblock', sent.email)).code).toBe(0);
    expect(await app.call(signIn, credentials)).toMatchObject({ status: 'active' });
    expect(await call(currentSession, {})).toEqual({ account: null });
  });

  it('confirms the e-mail of somebody whom the mail does not reach', async () => {
    const { sent, call } = await signUpUnconfirmed(app);
    const isConfirmed = async () => (await call(getAccountData, {})).emailConfirmed;
    expect(await isConfirmed()).toBe(false);
    expect(await accounts('confirm-email', sent.email)).toEqual({
      ...{ code: 0, output: `O e-mail ${sent.email} está confirmado.\n` },
    });
    expect(await isConfirmed()).toBe(true);
    expect(await accounts('confirm-email', sent.email)).toEqual({
      ...{ code: 1, output: `O e-mail ${sent.email} já está confirmado.\n` },
    });
  });

  it('gives and takes the role, and keeps the last one who administers', async () => {
    const { sent, call } = await signUp(app);
    const rolesNow = async () => (await call(getOwnStanding, {})).roles;
    expect((await accounts('grant-admin', sent.email)).code).toBe(0);
    expect(await rolesNow()).toEqual(['administrator']);
    expect(await accounts('block', sent.email)).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('única conta que administra') },
    });
    expect((await accounts('grant-admin', sent.email)).output).toContain('já administra');
    expect((await accounts('revoke-admin', sent.email)).output).toContain(
      'Ninguém mais administra',
    );
    expect(await rolesNow()).toEqual([]);
  });

  it('shows what people reported, and closes it', async () => {
    const [reporter, rude] = [await signUp(app), await signUp(app)];
    const subject = rude.username;
    const note = 'Xingou\u001b[2J';
    await reporter.call(report, { kind: 'profile', subject, reason: 'hate', note });
    const listed = await runHere(['reports', 'list'], place);
    const line = listed.output.split('\n').find((each) => each.includes(`/perfil/${subject}`));
    expect(line).toMatch(/ódio +Xingou\?\[2J$/);
    expect(listed.output).not.toContain(reporter.sent.email);
    const number = line?.split(' ')[0] ?? '';
    const shown = await runHere(['reports', 'show', number], place);
    expect(shown).toMatchObject({
      code: 0,
      output: expect.stringContaining('não é de uma conversa'),
    });
    expect(await runHere(['reports', 'close', number], place)).toMatchObject({ code: 0 });
    const again = await runHere(['reports', 'close', number], place);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Não há denúncia') });
  });

  it('lists whom it is asked for, and no more of them than that', async () => {
    const { id, sent } = await signUp(app, { socialName: 'Tarsila', type: 'Atleta' });
    // From before names were checked.
    await app.pool.query('UPDATE account SET social_name = $2 WHERE id = $1', [
      ...[id, 'Tarsila \u001b[31mda Ré'],
    ]);
    for (let n = 0; n < 3; n += 1) await signUp(app, { socialName: `Tarsila ${n}` });
    const { code, output } = await accounts('list', '--search', 'TARSILA', '--limit', '2');
    expect(code).toBe(0);
    const [head, ...lines] = output.trimEnd().split('\n');
    expect(head).toMatch(/^E-MAIL +NOME +TIPO +STATUS +PAPÉIS +CRIADA EM$/);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('E mais 2: aumente --limit ou escolha com --search.');
    const one = await accounts('list', '--search', sent.email);
    expect(one.output).toMatch(
      new RegExp(`^${sent.email} +Tarsila \\?\\[31mda Ré +Atleta +active +- +\\d{4}-`, 'm'),
    );
    for (const secret of [sent.cpf_cnpj, sent.whatsapp, sent.birthDate, sent.name, 'argon2']) {
      expect(one.output).not.toContain(secret);
    }
    expect((await accounts('list', '--status', 'deleted')).output).toBe(
      'Nenhuma conta encontrada.\n',
    );
    expect((await accounts('list', '--search', '%_%')).output).toBe('Nenhuma conta encontrada.\n');
  });

  it.each(['block', 'unblock', 'confirm-email', 'grant-admin', 'revoke-admin'])(
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
  const untouched = { DATA_DIR: '/nonexistent/arquiba' };
  const { code, output } = await runHere(['accounts', ...args], untouched);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});
