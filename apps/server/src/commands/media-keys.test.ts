import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everywhereIn, signerWith } from '../../../media/src/testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../../../media/src/testing/start-media.ts';
import { runArquiba } from '../testing/product-process.ts';
import { runHere } from '../testing/run-here.ts';

let media: RunningMedia;
let DATA_DIR: string;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  DATA_DIR = await mkdtemp(join(tmpdir(), 'arquiba-keys-'));
});
afterAll(async () => {
  await media.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

interface Keys {
  accountId: string;
  publicKey: string;
  secretKey: string;
  keyId: string;
  privateKey: string;
}

const place = () => ({ DATA_DIR, DATABASE_URL: media.databaseUrl });
const mediaKeys = (...args: string[]) => runHere(['media-keys', ...args], place());

/** The last line is for programs. */
async function created(...args: string[]): Promise<Keys> {
  const { code, output } = await mediaKeys(...args);
  expect({ code, output }).toMatchObject({ code: 0 });
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}

async function store(accountId: string, key: string, content = 'x', path = '/a') {
  const address = `${media.origin}/v2/accounts/${accountId}/uploads/binary?filePath=${path}`;
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(address, { method: 'POST', headers, body: content });
  await answer.body?.cancel();
  return answer.status;
}

it('makes an account with keys that work at once, in the running service', async () => {
  const made = await created('create', '--name', 'Jornal da Várzea', '--quota', '1KB');
  expect(made).toEqual({
    accountId: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{7}$/),
    publicKey: expect.stringMatching(`^public_${made.accountId}`),
    secretKey: expect.stringMatching(`^secret_${made.accountId}`),
  });
  expect(await store(made.accountId, made.publicKey)).toBe(200);
  expect(await store(made.accountId, made.publicKey)).toBe(403);
  expect(await store(made.accountId, made.secretKey)).toBe(200);
  expect(await store(made.accountId, made.secretKey, 'x'.repeat(1001))).toBe(413);
  expect(await store(media.accountId, made.secretKey)).toBe(401);

  const more = await created('create', '--account', 'Jornal da Várzea', '--download-only');
  expect(more.accountId).toBe(made.accountId);
  expect(await store(more.accountId, more.publicKey, 'x', '/b')).toBe(403);
  expect((await created('create')).accountId).toBe(media.accountId);
});

it('lists keys without giving them away, and revokes them', async () => {
  const made = await created('create', '--name', 'Revogada\u001b[2J');
  const hint = made.secretKey.slice(0, 18);
  const before = await mediaKeys('list');
  expect(before.output).toContain(hint);
  expect(before.output).toContain('Revogada?[2J');
  expect(before.output).not.toContain(made.secretKey);
  // From another process, as the operator does it: the service must not rely on its cache.
  expect(await runArquiba(['media-keys', 'revoke', hint], place())).toMatchObject({ code: 0 });
  expect(await store(made.accountId, made.secretKey)).toBe(401);
  expect(await store(made.accountId, made.publicKey)).toBe(200);
  expect(await mediaKeys('revoke', made.publicKey)).toMatchObject({ code: 0 });
  expect(await store(made.accountId, made.publicKey)).toBe(401);
  expect(await mediaKeys('revoke', hint)).toMatchObject({ code: 1 });
  expect((await mediaKeys('list')).output.match(/revogada$/gm)).toHaveLength(2);
});

it('makes keys that sign tokens, and takes those that others have made', async () => {
  const made = await created('create-token-key');
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(DATA_DIR, 'key.pem');
  await writeFile(file, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  const brought = await created('create-token-key', '--public-key', file);
  expect(brought).toEqual({ accountId: media.accountId, keyId: expect.any(String) });
  const keys = [
    [made.keyId, createPrivateKey(made.privateKey)],
    [brought.keyId, pair.privateKey],
  ] as const;
  for (const [kid, key] of keys) {
    const write = { file: { createFile: true } };
    const access = { pathPermissions: everywhereIn('/', { write }) };
    const token = await signerWith(media.accountId, kid, key).sign({ access });
    expect(await store(media.accountId, token, 'x', `/${kid}/1`)).toBe(200);
    expect(await mediaKeys('revoke', kid)).toMatchObject({ code: 0 });
    expect(await store(media.accountId, token, 'x', `/${kid}/2`)).toBe(401);
  }
});

it.each([
  [['fly'], 'A ação "fly" não existe'],
  [['create', '--name', 'arquiba'], 'já existe'],
  [['create', '--account', 'nobody'], 'não existe'],
  [['create', '--name', 'a', '--account', 'b'], '--account para uma que existe'],
  [['create', '--name', 'x'.repeat(81)], 'no máximo 80'],
  [['create', '--name', 'a', '--quota', 'muito'], '--quota precisa ser'],
  [['create', '--quota', '1GB'], '--quota só serve com --name'],
  [['list', '--name', 'a'], '--name não serve em list'],
  [['list', 'a'], '"a" sobra'],
  [['revoke'], 'Falta a chave'],
  [['revoke', 'nothing'], 'Nenhuma chave'],
  [['create-token-key', '--public-key', '/nonexistent'], 'não pôde ser lido'],
  [['create-token-key', '--public-key', fileWithoutKey()], 'precisa ser RSA'],
])('refuses %j in one sentence', async (args, sentence) => {
  const { code, output } = await mediaKeys(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

function fileWithoutKey(): string {
  return import.meta.filename;
}
