import { follow } from '@arquiba/contract/follows';
import { createGroup } from '@arquiba/contract/groups';
import { legal } from '@arquiba/contract/legal';
import { createPost } from '@arquiba/contract/posts';
import { askDataCopy, COPY_FILE_PATH, getPrivacy } from '@arquiba/contract/privacy';
import { storeFile } from '@arquiba/testing/files';
import { mailOf, mailsTo } from '@arquiba/testing/mails';
import { actEverywhere } from '@arquiba/testing/network-life';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCopyJob } from './make-copy-job.ts';
import { sweepCopiesJob } from './sweep-copies-job.ts';

const HOUR_MS = 60 * 60_000;
const MAILED = 'A cópia dos seus dados está pronta';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ started: true });
});
afterAll(() => app.close());

function fetchFile(cookie?: string, method = 'GET'): Promise<Response> {
  return fetch(app.url + COPY_FILE_PATH, { method, headers: cookie ? { cookie } : {} });
}

/** Requests a copy and waits until it is ready. */
async function obtain(person: Person, nth = 1) {
  await person.call(askDataCopy, {});
  await mailOf(app, { to: person.sent.email, subject: MAILED, count: nth });
  return (await person.call(getPrivacy, {})).copy;
}

async function contentOf(response: Response): Promise<{ names: string[]; text: string }> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const [name = ''] = Object.keys(files);
  return { names: Object.keys(files), text: strFromU8(files[name] ?? new Uint8Array()) };
}

function attempt(number: number) {
  return { jobId: 'test', number, signal: AbortSignal.timeout(10_000) };
}

async function requestOf(accountId: string): Promise<{ id: string; accountId: string }> {
  const { rows } = await app.pool.query('SELECT id FROM account_export WHERE account_id = $1', [
    accountId,
  ]);
  return { id: rows[0].id, accountId };
}

describe('the copy of one’s data', () => {
  test('is asked for, made, mailed and fetched: all that is known, and nothing that opens anything', async () => {
    const person = await signUp(app, {
      ...{ socialName: 'Lia "da" Geral\\', birthDate: '1990-02-28', termsVersion: legal.version },
    });
    const friend = await signUp(app);
    const photo = await storeFile(app, `/posts/${person.id}/1/foto.png`);
    await person.call(createPost, { text: 'Golaço\nde "placa" #golaço', media: [photo] });
    for (let n = 0; n < 205; n += 1) await app.api.callAs(person.id)(createPost, { text: `n${n}` });
    await person.call(follow, { username: friend.username });
    await friend.call(follow, { username: person.username });
    await person.call(createGroup, { name: 'Da geral', description: 'Todo jogo.' });
    expect((await person.call(getPrivacy, {})).copy).toBeNull();

    const copy = await obtain(person);
    expect(copy).toMatchObject({ state: 'ready', expiresAt: '2026-03-17T12:00:00.000Z' });
    const mail = await mailOf(app, { to: person.sent.email, subject: MAILED });
    const [link = ''] = mail.links.filter((each) => each.includes('/entrar'));
    expect(new URL(link).searchParams.get('voltar')).toBe('/minha-conta/meus-dados/privacidade');

    const response = await fetchFile(person.cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="arquiba-meus-dados-2026-03-10.zip"',
    );
    const { names, text } = await contentOf(response);
    expect(names).toEqual(['arquiba-meus-dados.json']);
    const data = JSON.parse(text);
    expect(Object.keys(data)).toEqual([
      'sobre',
      ...app.api.services.hooks.accountExport.map(({ name }) => name),
    ]);
    expect(data.conta).toMatchObject({
      ...{ nomeSocial: 'Lia "da" Geral\\', email: person.sent.email, nascimento: '1990-02-28' },
      cpf: person.sent.cpf_cnpj,
    });
    expect(data.consentimentos).toHaveLength(2);
    expect(data.sessoes).toHaveLength(1);
    expect(data.perfil).toMatchObject({ usuario: person.username });
    expect(data.seguindo).toMatchObject([{ usuario: friend.username }]);
    expect(data.seguidores).toMatchObject([{ usuario: friend.username }]);
    expect(data.grupos).toMatchObject([{ nome: 'Da geral', papel: 'responsável' }]);
    expect(data.publicacoes).toHaveLength(206);
    const [written] = data.publicacoes.filter(({ texto = '' }) => texto.startsWith('Golaço'));
    expect(written).toMatchObject({
      texto: 'Golaço\nde "placa" #golaço',
      arquivos: [{ tipo: 'image/png', endereco: expect.stringContaining('foto.png') }],
    });
    expect(text).not.toMatch(/argon2|hash|token|senha|password/i);
    expect(text).not.toContain(friend.sent.email);
    expect(text).not.toContain(person.cookie.split('=')[1]);
  });

  test('has all that one did in the network', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const did = await actEverywhere(app, person, other, 'sabiá');
    await obtain(person);
    const data = JSON.parse((await contentOf(await fetchFile(person.cookie))).text);
    const theirs = { publicacao: did.theirs.id };
    expect(data).toMatchObject({
      comentarios: expect.arrayContaining([
        expect.objectContaining({
          ...{ ...theirs, texto: 'Respondo, sabiá', respondeA: did.theirComment.id },
        }),
        expect.objectContaining({ ...theirs, texto: 'Comento, sabiá', respondeA: null }),
      ]),
      comentariosCurtidos: [{ comentario: did.theirComment.id }],
      ...{ curtidas: [theirs], envios: [theirs] },
      votos: [{ ...theirs, opcoes: ['Não'] }],
      colecoes: [{ nome: 'Guardo sabiá' }],
      salvos: expect.arrayContaining([
        { publicacao: did.own.id, colecoes: [] },
        { ...theirs, colecoes: [did.collection.id] },
      ]),
    });
    const { moments } = did;
    const arquivo = { endereco: expect.stringMatching(/foto\.png\?.*pass=/) };
    expect(data.moments).toHaveLength(2);
    expect(data.moments).toContainEqual(
      expect.objectContaining({
        ...{ id: moments.kept.id, guardadoEm: expect.any(String) },
        ...{ arquivo: expect.objectContaining(arquivo) },
        conquista: expect.objectContaining({ titulo: 'Taça sabiá', lugar: 'Campo sabiá' }),
      }),
    );
    expect(data.moments).toContainEqual(
      expect.objectContaining({
        ...{ id: moments.own.id, para: 'public', guardadoEm: null, conquista: null },
        adesivos: [expect.objectContaining({ kind: 'text', text: 'Oi, sabiá' })],
      }),
    );
    expect(data.momentsVistos).toMatchObject([
      { moment: moments.theirs.id, reacao: '🔥', voto: 1 },
    ]);
    expect(data.listasDeMoments).toEqual({
      ...{ amigosProximos: [other.username], silenciados: [other.username] },
    });
    expect(data.lives).toMatchObject([
      {
        ...{ id: did.live.id, titulo: 'Live sabiá', para: 'public', gravacao: true },
        capitulos: [{ emMs: 0, titulo: 'Gol sabiá' }],
      },
    ]);
    expect(data.mensagensEmLives).toMatchObject([{ live: did.live.id, texto: 'Falo, sabiá' }]);
    const posts: Record<string, unknown>[] = data.publicacoes;
    expect(posts.find(({ id }) => id === did.quote.id)).toMatchObject({ cita: did.theirs.id });
    expect(posts.find(({ republica }) => republica === did.theirs.id)).toBeDefined();
    expect(posts.find(({ id }) => id === did.own.id)).toMatchObject({
      ...{ texto: 'Agora, sabiá', lugar: 'Rua sabiá' },
      enquete: { opcoes: [{ texto: 'Sim, sabiá' }, { texto: 'Não, sabiá', foto: null }] },
      antes: [{ texto: 'Eu, #sabiá', arquivos: [{ descricao: 'Foto sabiá' }] }],
    });
    const drafts: Record<string, unknown>[] = data.rascunhos;
    expect(drafts.map(({ texto }) => texto).sort()).toEqual(['Escrevo, sabiá', 'Rascunho, sabiá']);
    expect(drafts.flatMap(({ arquivos }) => arquivos)).toMatchObject([{ tipo: 'image/png' }]);
  });

  test('is for its owner alone', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    await obtain(owner);
    expect((await fetchFile(other.cookie)).status).toBe(404);
    expect((await fetchFile()).status).toBe(401);
    expect((await fetchFile(`${owner.cookie}x`)).status).toBe(401);
    expect((await other.call(getPrivacy, {})).copy).toBeNull();
    expect((await fetchFile(owner.cookie, 'POST')).status).toBe(403);
    await app.pool.query("UPDATE account SET status = 'blocked' WHERE id = $1", [owner.id]);
    expect((await fetchFile(owner.cookie)).status).toBe(401);
  });

  test('asked for ten times at once, is made once; and again a day later', async () => {
    const person = await signUp(app);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => person.call(askDataCopy, {})),
    );
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    // A request that arrives after the copy was made is refused.
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('too_many_requests');
    }
    await mailOf(app, { to: person.sent.email, subject: MAILED });
    await expect(person.call(askDataCopy, {})).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('últimas 24 horas'),
      retryAfterSeconds: 24 * 60 * 60,
    });
    app.clock.advance(24 * HOUR_MS);
    expect(await obtain(person, 2)).toMatchObject({ state: 'ready' });
    expect(await mailsTo(app, person.sent.email)).toHaveLength(2);
  });

  test('is gone after seven days', async () => {
    const person = await signUp(app);
    await obtain(person);
    app.clock.advance(7 * 24 * HOUR_MS - 1);
    expect((await fetchFile(person.cookie)).status).toBe(200);
    app.clock.advance(1);
    expect((await fetchFile(person.cookie)).status).toBe(404);
    expect((await person.call(getPrivacy, {})).copy).toBeNull();
    await sweepCopiesJob.run(app.api.services, {}, attempt(1));
    const { rows } = await app.pool.query('SELECT FROM account_export WHERE account_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('needs a session, and takes nothing that it is told', async () => {
    await expect(app.call(askDataCopy, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    await expect(app.call(getPrivacy, {})).rejects.toMatchObject({ code: 'sign_in_required' });
    const [person, victim] = [await signUp(app), await signUp(app)];
    await person.call(askDataCopy, { accountId: victim.id } as never);
    expect((await victim.call(getPrivacy, {})).copy).toBeNull();
  });
});

describe('the job that makes it', () => {
  test('may run again, before and after it is done, and mails once', async () => {
    const person = await signUp(app);
    await obtain(person);
    const request = await requestOf(person.id);
    await makeCopyJob.run(app.api.services, request, attempt(1));
    await makeCopyJob.run(app.api.services, { ...request, id: '1' }, attempt(2));
    expect(await mailsTo(app, person.sent.email)).toHaveLength(1);
  });

  test('that fails for good says so, and one can ask again', async () => {
    const person = await signUp(app);
    const { accountExport } = app.api.services.hooks;
    accountExport.push({
      name: 'quebrado',
      collect: async (_services, accountId) => {
        if (accountId === person.id) throw new Error('broken');
      },
    });
    await app.pool.query(
      `INSERT INTO account_export (account_id, id, state, requested_at) VALUES ($1, 7, 'queued', $2)`,
      [person.id, app.clock.now()],
    );
    const request = await requestOf(person.id);
    const run = (number: number) => makeCopyJob.run(app.api.services, request, attempt(number));
    await expect(run(1)).rejects.toThrow('broken');
    expect((await person.call(getPrivacy, {})).copy).toMatchObject({ state: 'queued' });
    await expect(run(5)).rejects.toThrow('broken');
    expect((await person.call(getPrivacy, {})).copy).toMatchObject({ state: 'failed' });
    accountExport.pop();
    expect(await obtain(person)).toMatchObject({ state: 'ready' });
  });

  test('refuses what is too large', { timeout: 120_000 }, async () => {
    const person = await signUp(app);
    const { accountExport } = app.api.services.hooks;
    const { randomBytes } = await import('node:crypto');
    accountExport.push({
      name: 'enorme',
      async *collect(_services, accountId) {
        if (accountId !== person.id) return;
        for (let n = 0; n < 40; n += 1) yield [randomBytes(1024 * 1024).toString('base64')];
      },
    });
    await person.call(askDataCopy, {});
    await expect
      .poll(async () => (await person.call(getPrivacy, {})).copy?.state, { timeout: 100_000 })
      .toBe('failed');
    accountExport.pop();
  });
});
