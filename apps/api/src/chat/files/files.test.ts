import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  createConversation,
  removeFromConversation,
  reportConversation,
} from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { listMessages, sendMessage, unsendMessage } from '@arquiba/contract/messages';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFfmpeg } from '../../../../media/src/ffmpeg/find-ffmpeg.ts';
import { removeFilesJob } from './remove-files-job.ts';
import { sweepUploadsJob } from './sweep-uploads-job.ts';

let app: TestApp;
let mediaApp: FastifyInstance;
let ana: Person;
let bia: Person;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  [ana, bia] = [await signUp(app), await signUp(app)];
  await bia.call(follow, { username: ana.username });
  const input = { title: 'Fotos', usernames: [bia.username] };
  id = (await ana.call(createConversation, input)).id;
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}

/** Answers of the gate are reused for two seconds. */
const eventually = (address: string) => expect.poll(() => statusOf(address), { timeout: 5000 });

async function sendPhoto(name = 'foto.png') {
  const file = await storeFile(app, `/messages/${ana.id}/1/${name}`);
  const input = { id, clientId: randomUUID(), files: [file] };
  return { file, input, message: await ana.call(sendMessage, input) };
}

const addressFor = async ({ call }: Person) =>
  (await call(listMessages, { id })).items.flatMap(({ files }) => files).at(-1)?.url ?? '';

const bare = (address: string) => address.replace(/pass=[^&]*&?/, '');

/** Other ways to the same bytes, without a pass. */
const ADDRESSES = [
  bare,
  (address: string) => `${bare(address)}&w=64`,
  (address: string) => bare(address).replace(/[?].*/, ''),
  ...['raw', 'thumbnail', 'video'].map(
    (form) => (address: string) => bare(address).replace('/image/', `/${form}/`),
  ),
];

test('a file is open to those in the conversation, as long as they are in it', async () => {
  const { message } = await sendPhoto();
  expect(message.files).toMatchObject([{ mime: 'image/png', alt: 'Descrição de foto.png' }]);
  const address = await addressFor(bia);
  expect(await statusOf(address)).toBe(200);
  const stranger = await signUp(app);
  for (const other of ADDRESSES.map((change) => change(address))) {
    expect(await statusOf(other), other).toBe(404);
  }
  expect(await statusOf(address.replace(bia.id, stranger.id))).toBe(404);
  await ana.call(removeFromConversation, { id, username: bia.username });
  await eventually(address).toBe(404);
  expect(await statusOf(await addressFor(ana))).toBe(200);
});

test('a message that is taken back loses its files, unless another shows them', async () => {
  const { file, input, message } = await sendPhoto();
  const again = await ana.call(sendMessage, { ...input, clientId: randomUUID() });
  const address = await addressFor(ana);
  await ana.call(unsendMessage, { id, seq: message.seq });
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  expect(await statusOf(address)).toBe(200);
  await ana.call(unsendMessage, { id, seq: again.seq });
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  expect(await statusOf(address)).toBe(404);
  // Sending again what was sent finds the message, although its file is gone.
  expect(await ana.call(sendMessage, input)).toMatchObject({ seq: message.seq, unsent: true });
  expect((await app.api.services.media.describe([file.path])).size).toBe(0);
});

test('files that were uploaded and never sent are removed after a day', async () => {
  const { file: sent } = await sendPhoto();
  const forgotten = await storeFile(app, `/messages/${ana.id}/1/esquecida.png`);
  app.clock.advance(Date.now() + 25 * 3_600_000 - app.clock.now().getTime());
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await sweepUploadsJob.run(app.api.services, {}, attempt);
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  const left = await app.api.services.media.describe([sent.path, forgotten.path]);
  expect([...left.keys()]).toEqual([sent.path]);
});

test('files of others, and of other places, are not there', async () => {
  const foreign = await storeFile(app, `/messages/${bia.id}/1/dela.png`);
  const post = await storeFile(app, `/posts/${ana.id}/1/post.png`);
  for (const file of [foreign, post]) {
    const sent = ana.call(sendMessage, { id, clientId: randomUUID(), files: [file] });
    await expect(sent).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('a message has up to ten files, in the order in which they were chosen', async () => {
  const names = Array.from({ length: 11 }, (_, n) => `foto-${n}.png`);
  const files = [];
  for (const name of names) files.push(await storeFile(app, `/messages/${ana.id}/1/${name}`));
  const tooMany = ana.call(sendMessage, { id, clientId: randomUUID(), files });
  await expect(tooMany).rejects.toMatchObject({ code: 'invalid_input' });
  await ana.call(sendMessage, { id, clientId: randomUUID(), files: files.slice(0, 10) });
  const { items } = await bia.call(listMessages, { id });
  expect(items.at(-1)?.files.map(({ alt }) => alt)).toEqual(
    files.slice(0, 10).map(({ alt }) => alt),
  );
});

test('a voice note is as long as its recording', async () => {
  const path = `/messages/${ana.id}/1/voz.webm`;
  const content = await record(3);
  await app.media.port.store({
    ...{ path, mime: 'audio/webm', originalFileName: 'voz.webm', content },
  });
  const bars = Array.from({ length: 64 }, (_, index) => index % 32);
  const input = { id, clientId: randomUUID(), voice: { path, bars } };
  const { voice, files, text } = await ana.call(sendMessage, input);
  expect(voice).toMatchObject({ mime: 'audio/webm', seconds: 3, bars });
  expect({ files, text }).toEqual({ files: [], text: '' });
  expect(await statusOf(voice?.url ?? '')).toBe(200);
  const photo = await storeFile(app, `/messages/${ana.id}/1/muda.png`);
  const silent = { id, clientId: randomUUID(), voice: { path: photo.path, bars: [] } };
  await expect(ana.call(sendMessage, silent)).rejects.toMatchObject({ code: 'invalid_input' });
});

/** As browsers record: without a duration in the header. */
async function record(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-voice-'));
  const file = join(folder, 'voz.webm');
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const live = ['-c:a', 'libopus', '-live', '1', '-f', 'webm', file];
  try {
    await promisify(execFile)((await findFfmpeg()) ?? 'ffmpeg', [...tone, ...live]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a reported file stays for the staff as long as the report is open, and no longer', async () => {
  const { file } = await sendPhoto('ofensa.png');
  await bia.call(reportConversation, { id, seqs: [2], reason: 'nudity' });
  await ana.call(unsendMessage, { id, seq: 2 });
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  const office = app.api.backOffice();
  const isStored = async () => (await app.api.services.media.describe([file.path])).has(file.path);
  expect(await isStored()).toBe(true);
  const [report] = await office.reports.list(1000);
  const shown = await office.reports.messages(report?.id ?? '');
  expect(shown.at(-1)).toMatchObject({ what: 'Foto', chosen: true, sender: ana.username });
  expect(shown.at(-1)?.files).toMatchObject([{ path: file.path, mime: 'image/png' }]);
  await office.reports.close(report?.id ?? '');
  await runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  expect(await isStored()).toBe(false);
  // Of the same conversation again: the closed report is opened again.
  await sendPhoto('outra.png');
  await bia.call(reportConversation, { id, seqs: [3], reason: 'nudity' });
  expect(await office.reports.list(1000)).toMatchObject([{ id: report?.id, reason: 'nudity' }]);
});
