import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Uploaded, UploadedForm } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFile } from '../files/queries.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const MIB = 1024 ** 2;
let media: RunningMedia;
let secret: string;
let open: string;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  secret = await media.mintKey('secret');
  open = await media.mintKey('public');
});
afterAll(() => media.close());

interface Answer extends Uploaded, UploadedForm {
  error: { code: string; details: { parameter: string } };
}

async function post(path: string, init: RequestInit & { key?: string } = {}) {
  const { key = secret, headers, ...rest } = init;
  const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...(headers as Record<string, string>) },
    ...rest,
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const rowOf = (path: string) => findFile(media.pool, media.accountId, path);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const incoming = () => readdir(join(media.folder, 'incoming'));

async function stored(path: string): Promise<Buffer> {
  const { body } = await media.get(`/${media.accountId}/raw${encodeURI(path)}`);
  return body;
}

describe('the bytes of a file in one request', () => {
  it('are stored under the path, name, tags and metadata of the query', async () => {
    const bytes = randomBytes(3 * MIB + 1);
    const query = new URLSearchParams([
      ['folderPath', '/envios/{UTC_YEAR}'],
      ['fileName', '{ORIGINAL_FILE_NAME}-x{ORIGINAL_FILE_EXT}'],
      ['originalFileName', 'gol é bonito!.bin'],
      ['tag', 'a'],
      ['tag', 'b'],
    ]);
    const metadata = Buffer.from('{"dono":"João"}').toString('latin1');
    const { status, body } = await post(`binary?${query}`, {
      body: bytes,
      headers: { 'content-type': 'application/x-gol; a=b', 'x-upload-metadata': metadata },
    });
    const filePath = `/envios/${new Date().getUTCFullYear()}/gol é bonito!-x.bin`;
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        accountId: media.accountId,
        etag: sha256(bytes),
        filePath,
        fileUrl: `${media.origin}/${media.accountId}/raw${encodeURI(filePath).replace('!', '%21')}`,
      },
    });
    expect(await rowOf(filePath)).toMatchObject({
      ...{ tags: ['a', 'b'], metadata: { dono: 'João' }, mime: 'application/x-gol' },
      originalFileName: 'gol é bonito!.bin',
    });
    expect(sha256(await stored(filePath))).toBe(sha256(bytes));
  });

  it('may be none, have no type, and no announced length', async () => {
    expect((await post('binary?filePath=/one/empty')).status).toBe(200);
    expect(await stored('/one/empty')).toHaveLength(0);
    const body = Readable.toWeb(Readable.from([Buffer.from('um '), Buffer.from('dois')]));
    const stream = { body, duplex: 'half' } as RequestInit;
    expect((await post('binary?filePath=/one/stream', stream)).status).toBe(200);
    expect(String(await stored('/one/stream'))).toBe('um dois');
  });

  it('are what they are, whatever is said', async () => {
    const headers = { 'content-type': 'image/png' };
    const body = '<html><script>alert(1)</script>';
    expect((await post('binary?filePath=/one/page.png', { body, headers })).status).toBe(200);
    expect((await rowOf('/one/page.png'))?.mime).toBe('text/html');
  });

  it.each([
    ['filePath=../x', 'invalid_path', undefined],
    ['filePath=/a&fileName=b', 'invalid_parameter', 'fileName'],
    ['fileName=a/b', 'invalid_path', undefined],
    ['folderPathVariablesEnabled=yes', 'invalid_parameter', 'folderPathVariablesEnabled'],
    [`originalFileName=${'x'.repeat(256)}`, 'invalid_parameter', 'originalFileName'],
    [Array.from({ length: 26 }, () => 'tag=x').join('&'), 'invalid_parameter', 'tags'],
    ['filePath=/a&filePath=/b', 'invalid_parameter', 'filePath'],
  ])('are refused with %s', async (query, code, parameter) => {
    const { status, body } = await post(`binary?${query}`, { body: 'x' });
    expect(status).toBe(400);
    expect(body.error.code).toBe(code);
    expect(body.error.details?.parameter).toBe(parameter);
  });

  it.each(['nonsense', '[]', '7', `{"a":"${'x'.repeat(2100)}"}`])(
    'are refused with %#. metadata',
    async (metadata) => {
      const headers = { 'x-upload-metadata': metadata };
      const answer = await post('binary?filePath=/one/meta', { body: 'x', headers });
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.parameter).toMatch(/metadata/i);
    },
  );

  it('are taken from whoever may, and overwrite only for whoever may', async () => {
    const send = async (key: string) =>
      (await post('binary?filePath=/one/own', { body: key, key })).status;
    expect(await send(open)).toBe(200);
    expect(await send(open)).toBe(403);
    expect(await send(secret)).toBe(200);
    expect(await send(await media.mintKey('public', false))).toBe(403);
    expect(await send('secret_nonsense')).toBe(401);
    expect(String(await stored('/one/own'))).toBe(secret);
  });

  it('that are cut short leave nothing', async () => {
    await new Promise<void>((done) => {
      const { hostname, port } = new URL(media.origin);
      const cut = request({
        ...{ hostname, port, method: 'POST' },
        path: `/v2/accounts/${media.accountId}/uploads/binary?filePath=/one/cut`,
        headers: { authorization: `Bearer ${secret}`, 'content-length': 1000 },
      });
      cut.on('error', () => done()).on('close', () => done());
      cut.write('only the beginning', () => setTimeout(() => cut.destroy(), 100));
    });
    await expect.poll(incoming).toEqual([]);
    expect(await rowOf('/one/cut')).toBeNull();
  });

  it('are refused while they come, where the account has no room for them', async () => {
    await media.pool.query('UPDATE media.account SET quota_bytes = 100000, used_bytes = 0');
    const endless = (async function* () {
      for (;;) yield randomBytes(16_384);
    })();
    const said = await post('binary?filePath=/one/much', { body: randomBytes(100_001) });
    const unsaid = await post('binary?filePath=/one/much', {
      ...({ body: Readable.toWeb(Readable.from(endless)), duplex: 'half' } as RequestInit),
    });
    for (const { status, body } of [said, unsaid]) {
      expect([status, body.error.code]).toEqual([413, 'quota_exceeded']);
    }
    expect((await post('binary?filePath=/one/much', { body: randomBytes(1000) })).status).toBe(200);
    const { rows } = await media.pool.query('SELECT used_bytes::int AS used FROM media.account');
    expect(rows).toEqual([{ used: 1000 }]);
    await media.pool.query('UPDATE media.account SET quota_bytes = NULL');
    expect(await incoming()).toEqual([]);
  });
});

describe('a form', () => {
  const form = (files: [field: string, name: string | null, content: string | Uint8Array][]) => {
    const data = new FormData();
    for (const [field, name, content] of files) {
      if (name === null) data.append(field, String(content));
      else
        data.append(
          field,
          new File([content as Uint8Array<ArrayBuffer>], name, { type: 'text/csv' }),
        );
    }
    return data;
  };

  it('gives each of its files, with the field that it came in', async () => {
    const large = randomBytes(2 * MIB);
    const body = form([
      ['first', 'um é!.csv', 'a;b'],
      ['note', null, 'ignored'],
      ['second', 'dois.bin', large],
      ['third', 'vazio.csv', ''],
    ]);
    const answer = await post('form_data?folderPath=/form&fileName={ORIGINAL_FILE_NAME}', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.errors).toEqual([]);
    expect(answer.body.files).toEqual([
      expect.objectContaining({ formDataFieldName: 'first', filePath: '/form/um é!' }),
      expect.objectContaining({ formDataFieldName: 'second', etag: sha256(large) }),
      expect.objectContaining({ formDataFieldName: 'third', filePath: '/form/vazio' }),
    ]);
    expect(String(await stored('/form/um é!'))).toBe('a;b');
    expect(await rowOf('/form/um é!')).toMatchObject({
      ...{ originalFileName: 'um é!.csv', mime: 'text/csv' },
    });
    expect(sha256(await stored('/form/dois'))).toBe(sha256(large));
  });

  it('tells which of its files were refused, and keeps the others', async () => {
    const body = form([
      ['good', 'a', 'one'],
      ['taken', 'a', randomBytes(MIB)],
      ['also', 'b', 'two'],
    ]);
    const query = 'form_data?folderPath=/some&fileName={ORIGINAL_FILE_NAME}';
    const answer = await post(query, { body, key: open });
    expect(answer.status).toBe(200);
    expect(answer.body.files.map((file) => file.formDataFieldName)).toEqual(['good', 'also']);
    expect(answer.body.errors).toEqual([
      {
        formDataFieldName: 'taken',
        error: expect.objectContaining({ code: 'path_exists', message: expect.any(String) }),
      },
    ]);
    expect(String(await stored('/some/a'))).toBe('one');
  });

  it('has a limit of files', async () => {
    const body = form(
      Array.from({ length: 103 }, (_, at) => [`f${at}`, `${at}`, 'x'] as [string, string, string]),
    );
    const query = 'form_data?folderPath=/many&fileName={ORIGINAL_FILE_NAME}';
    const answer = await post(query, { body });
    expect(answer.body.files).toHaveLength(100);
    expect(answer.body.errors.map(({ error }) => error.code)).toEqual(['invalid_parameter']);
  });

  const BOUNDARY = 'multipart/form-data; boundary=x';
  it.each([
    ['no form', 'text/plain', 'x'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['no file', BOUNDARY, '--x--\r\n'],
    [
      'no end',
      BOUNDARY,
      '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nabc',
    ],
    ['no sense', BOUNDARY, 'nonsense'.repeat(1000)],
  ])('is refused with %s', async (_name, type, body) => {
    const answer = await post('form_data', { body, headers: { 'content-type': type } });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_parameter']);
    expect(await incoming()).toEqual([]);
  });

  it('that is cut short leaves nothing', async () => {
    const { hostname, port } = new URL(media.origin);
    await new Promise<void>((done) => {
      const cut = request({
        ...{ hostname, port, method: 'POST' },
        path: `/v2/accounts/${media.accountId}/uploads/form_data?filePath=/cut`,
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': BOUNDARY,
          'content-length': 100_000,
        },
      });
      cut.on('error', () => done()).on('close', () => done());
      const begun = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nabc';
      cut.write(begun, () => setTimeout(() => cut.destroy(), 100));
    });
    await expect.poll(incoming).toEqual([]);
    expect(await rowOf('/cut')).toBeNull();
  });
});
