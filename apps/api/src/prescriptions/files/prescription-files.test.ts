import { readFile } from 'node:fs/promises';
import {
  createPrescriptionFromFile,
  deletePrescription,
  giveHealthConsent,
  listPrescriptions,
  updatePrescription,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import { leave } from '@arquiba/testing/deletions';
import { ORANGE_POINT } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaServerOptions } from '../../../../media/src/app.ts';
import { bindHooks } from '../../hooks.ts';
import {
  PDF,
  uploadPrescription,
  writtenBesideFile,
  writtenPrescription,
} from '../../platform/testing/prescription-samples.ts';
import { purgeJob } from '../../privacy/purge-job.ts';
import { sweepFiles } from './sweep-files.ts';

const DAY_MS = 24 * 3_600_000;
const HEIC = new URL('../../../../media/src/testing/photo.heic', import.meta.url);
let app: TestApp;
let mediaApp: FastifyInstance;
let mediaUrl: string;
let ana: Person;
let bia: Person;
/** A photo as a phone takes it: with the place in it. */
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
  mediaUrl = await mediaApp.listen({ host: '127.0.0.1', port: 0 });
  [ana, bia] = [await signUp(app), await signUp(app)];
  for (const { call } of [ana, bia]) await call(giveHealthConsent, {});
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f70' } })
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Lia Segredo' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 31/1' },
    })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

async function send(person: Person, content: Buffer) {
  const file = await uploadPrescription(app, person.id, content);
  return person.call(createPrescriptionFromFile, { ...writtenBesideFile, file });
}

/** An address of the site, with a session or without. */
const open = (path: string, cookie?: string) =>
  fetch(app.url + path, { headers: { ...(cookie && { cookie }) } });

const tokenOf = async ({ cookie }: Person) =>
  fetch(`${app.url}/api/files/upload-token?area=prescriptions`, { headers: { cookie } });

async function storedPaths(): Promise<string[]> {
  const { rows } = await app.pool.query<{ path: string }>(
    "SELECT path FROM media.file WHERE path LIKE '/prescription%' ORDER BY path",
  );
  return rows.map(({ path }) => path);
}

async function fileOf(id: string): Promise<{ path: string; id: string }> {
  const { rows } = await app.pool.query(
    `SELECT prescription_file.id, path FROM prescription_file
     JOIN prescription ON file_id = prescription_file.id WHERE prescription.id = $1`,
    [id],
  );
  return rows[0];
}

describe('the consent', () => {
  test('comes before any upload', async () => {
    const cia = await signUp(app);
    const refused = await tokenOf(cia);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { fields: { consent: 'Autorize o uso da receita para podermos guardá-la' } },
    });
    await expect(send(cia, photo)).rejects.toMatchObject({
      fields: { consent: expect.anything() },
    });
    const { consentedAt } = await cia.call(giveHealthConsent, {});
    app.clock.advance(1000);
    expect(await cia.call(giveHealthConsent, {})).toEqual({ consentedAt });
    expect((await tokenOf(cia)).status).toBe(200);
    await cia.call(withdrawHealthConsent, {});
    expect((await tokenOf(cia)).status).toBe(400);
    expect((await storedPaths()).filter((path) => path.includes(`/${cia.id}/`))).toEqual([]);
  });
});

describe('a photo', () => {
  test('is kept as a picture without where, when and by what it was taken', async () => {
    const { id, values, file, remarks } = await send(ana, photo);
    expect({ values, remarks }).toEqual({ values: null, remarks: writtenBesideFile.remarks });
    expect(file).toEqual({
      url: `/api/prescriptions/${id}/file`,
      mime: 'image/jpeg',
      size: file?.size,
    });
    const answer = await open(file?.url ?? '', ana.cookie);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="receita.jpg"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const { exif, width, height } = await sharp(content).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 60, height: 40 });
    expect(content.includes('Segredo')).toBe(false);
    expect(photo.includes('Segredo')).toBe(true);
    const { items } = await ana.call(listPrescriptions, {});
    expect(items).toContainEqual(expect.objectContaining({ id, file }));
  });

  test('of a phone is a JPEG too', async () => {
    const { file } = await send(ana, await readFile(HEIC));
    expect(file?.mime).toBe('image/jpeg');
  });

  test('has no numbers to change', async () => {
    const { id } = await send(ana, photo);
    const changed = ana.call(updatePrescription, { ...writtenPrescription, id });
    await expect(changed).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a PDF', () => {
  test('is known by its content, and saved, never opened', async () => {
    const { file } = await send(ana, PDF);
    const answer = await open(file?.url ?? '', ana.cookie);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="receita.pdf"');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  });

  test.each([
    ['text', Buffer.from('arquibancada'), /^Envie uma foto/],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), /^Envie uma foto/],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Envie uma foto/],
    ['a PDF that is cut off', PDF.subarray(0, 120), /^Não deu para abrir/],
    ['half a picture', ORANGE_POINT.subarray(0, 40), /^(Não deu para abrir|Envie uma foto)/],
    ['too much', Buffer.concat([PDF, Buffer.alloc(10_000_000)]), /passa de 10 MB/],
  ])('%s is refused', async (_name, content, sentence) => {
    const before = (await ana.call(listPrescriptions, {})).items.length;
    await expect(send(ana, content)).rejects.toMatchObject({
      fields: { file: expect.stringMatching(sentence) },
    });
    expect((await ana.call(listPrescriptions, {})).items).toHaveLength(before);
  });
});

describe('nobody else', () => {
  test('opens it: not while it is uploaded, not stored, in no form, by no token', async () => {
    const token = await (await tokenOf(ana)).text();
    const other = await (await tokenOf(bia)).text();
    const key = await app.media.port.publicKey();
    const account = key.slice('public_'.length, 'public_'.length + 7);
    const path = `/prescriptions/${ana.id}/novo/receita.jpg`;
    const headers = (with_: string) => ({
      ...{ authorization: `Bearer ${key}`, origin: TEST_ORIGIN },
      'authorization-token': with_,
    });
    const upload = (given: string) =>
      fetch(`${mediaUrl}/v2/accounts/${account}/uploads/binary?filePath=${path}`, {
        ...{ method: 'POST', body: photo, headers: headers(given) },
      });
    expect((await upload(other)).status).toBe(403);
    expect((await upload(token)).status).toBe(200);
    const refuseAll = async (file: string) => {
      for (const form of ['raw', 'image', 'video', 'thumbnail']) {
        for (const given of [{}, headers(token), headers(other)]) {
          const address = `${mediaUrl}/${account}/${form}${file}`;
          const answers = [await fetch(address, { headers: given })];
          answers.push(await fetch(`${address}?w=20&f=webp`, { headers: given }));
          answers.push(await fetch(address, { method: 'HEAD', headers: given }));
          for (const { status } of answers) expect([401, 403, 404]).toContain(status);
        }
      }
      const copied = await fetch(`${mediaUrl}/v2/accounts/${account}/files/copy`, {
        method: 'POST',
        headers: { ...headers(other), 'content-type': 'application/json' },
        body: JSON.stringify({ source: file, destination: `/prescriptions/${bia.id}/meu.jpg` }),
      });
      expect(copied.ok).toBe(false);
      const details = await fetch(
        `${mediaUrl}/v2/accounts/${account}/files/details?filePath=${file}`,
        { headers: headers(other) },
      );
      expect(details.ok).toBe(false);
    };
    await refuseAll(path);
    await expect(
      bia.call(createPrescriptionFromFile, { ...writtenBesideFile, file: { path } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const { id, file } = await ana.call(createPrescriptionFromFile, {
      ...writtenBesideFile,
      file: { path },
    });
    expect(await storedPaths()).not.toContain(path);
    await refuseAll((await fileOf(id)).path);
    const url = file?.url ?? '';
    expect((await open(url)).status).toBe(401);
    expect((await open(url, bia.cookie)).status).toBe(404);
    expect((await open(url, ana.cookie)).status).toBe(200);
    for (const wrong of ['abc', '1', '%2e%2e', `${id}'--`]) {
      expect((await open(`/api/prescriptions/${wrong}/file`, ana.cookie)).status).toBe(404);
    }
  });
});

describe('what is deleted', () => {
  test('is gone: the row, the file, the address', async () => {
    const { id, file } = await send(ana, photo);
    const { path } = await fileOf(id);
    await ana.call(deletePrescription, { id });
    expect((await open(file?.url ?? '', ana.cookie)).status).toBe(404);
    expect(await storedPaths()).not.toContain(path);
  });

  test('goes with the consent, also what was only uploaded', async () => {
    const cia = await signUp(app);
    await cia.call(giveHealthConsent, {});
    const { id, file } = await send(cia, photo);
    const { path } = await fileOf(id);
    const waiting = await uploadPrescription(app, cia.id, photo);
    await cia.call(withdrawHealthConsent, {});
    expect((await open(file?.url ?? '', cia.cookie)).status).toBe(404);
    const left = await storedPaths();
    expect(left).not.toContain(path);
    expect(left).not.toContain(waiting.path);
  });

  test('goes with the account', async () => {
    const cia = await signUp(app);
    await cia.call(giveHealthConsent, {});
    const { path } = await fileOf((await send(cia, photo)).id);
    await uploadPrescription(app, cia.id, photo);
    await leave(app, cia);
    app.clock.advance(31 * DAY_MS);
    const signal = AbortSignal.timeout(60_000);
    await purgeJob.run(app.api.services, {}, { jobId: 'test', number: 1, signal });
    const left = await storedPaths();
    expect(left).not.toContain(path);
    expect(left.filter((each) => each.includes(`/${cia.id}/`))).toEqual([]);
  });

  test('uploads that nobody used, and what a crash left, are swept', async () => {
    const dia = await signUp(app);
    await dia.call(giveHealthConsent, {});
    const { id } = await send(dia, photo);
    const kept = await fileOf(id);
    const waiting = await uploadPrescription(app, dia.id, photo);
    const orphan = `/prescription-files/1.jpg`;
    await app.media.port.store({
      ...{ path: orphan, mime: 'image/jpeg', originalFileName: '', content: photo },
    });
    // As if the process had died between the commit and the deletion.
    const { id: gone } = await send(dia, photo);
    const released = await fileOf(gone);
    await app.pool.query('UPDATE prescription_file SET released_at = $2 WHERE id = $1', [
      ...[released.id, app.clock.now()],
    ]);
    await app.pool.query('DELETE FROM prescription WHERE id = $1', [gone]);
    // The media service notes when files are stored, by the clock of the machine.
    app.clock.set(new Date(Date.now() + 3_700_000));
    await sweepFiles(app.api.services);
    const left = await storedPaths();
    for (const path of [waiting.path, orphan, released.path]) expect(left).not.toContain(path);
    expect(left).toContain(kept.path);
  });
});

test('the copy of one’s data has the address, which needs the session', async () => {
  const eva = await signUp(app);
  await eva.call(giveHealthConsent, {});
  const { file } = await send(eva, photo);
  const section = bindHooks().accountExport.find(({ name }) => name === 'receitas');
  expect(await section?.collect(app.api.services, eva.id)).toMatchObject({
    guardadas: [
      {
        ...{ nome: 'Da foto', observacoes: writtenBesideFile.remarks },
        arquivo: TEST_ORIGIN + file?.url,
      },
    ],
  });
});
