import { randomUUID } from 'node:crypto';
import { openConversation } from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import {
  editMessage,
  listChanges,
  listMessages,
  sendMessage,
  unsendMessage,
} from '@arquiba/contract/messages';
import { mediaServerOptions } from '@arquiba/media/app';
import { ORANGE_POINT } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFilesJob } from '../files/remove-files-job.ts';
import { sweepUploadsJob } from '../files/sweep-uploads-job.ts';
import { fetchLinkJob } from './fetch-link-job.ts';
import { readPreview } from './read-preview.ts';

const PAGE = `<html><head><title>Outro nome</title>
  <meta property="og:title" content="Final &amp; festa &#127942;">
  <meta property="og:image" content="/capa.jpg?w=1&amp;h=2">
  <meta name='description' content='Quarta,
    &agrave;s 20h'></head>`;
let app: TestApp;
let mediaApp: FastifyInstance;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
  [ana, bia] = [await signUp(app), await signUp(app)];
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

/** Runs the job with a page and a picture that another site answers. */
async function fetchLinks(html: string | null, content: Buffer | null = null) {
  const asked: string[] = [];
  const { services } = app.api;
  const { readPage, storePicture } = services.media;
  services.media.storePicture = async ({ url, path }) => {
    asked.push(url);
    const file = { path, mime: 'image/png', originalFileName: '' };
    return content && (await services.media.store({ ...file, content }));
  };
  services.media.readPage = async (url) => {
    asked.push(url);
    return html === null ? null : { url: 'https://www.exemplo.com.br/final', html };
  };
  await runAnnounced(app, 'chat.link-sent', fetchLinkJob);
  Object.assign(services.media, { readPage, storePicture });
  return asked;
}

test('an address in a message gets its preview later, as a change', async () => {
  await bia.call(follow, { username: ana.username });
  const { id } = await ana.call(openConversation, { username: bia.username });
  const text = 'Olha: https://exemplo.com.br/final';
  const sent = await ana.call(sendMessage, { id, clientId: randomUUID(), text });
  expect(sent.link).toBeNull();
  expect(await fetchLinks(PAGE)).toContain('https://exemplo.com.br/final');
  const { items } = await bia.call(listChanges, { id, after: sent.rev });
  expect(items).toMatchObject([
    { seq: sent.seq, link: { title: 'Final & festa 🏆', picture: null } },
  ]);
  const edited = await ana.call(editMessage, { id, seq: sent.seq, text: 'Sem endereço' });
  expect(edited.link).toBeNull();
  expect(await fetchLinks(PAGE)).toEqual([]);
});

/** Answers of the gate are reused for two seconds. */
const statusOf = (address: string) =>
  expect.poll(
    async () => {
      const { pathname, search } = new URL(address);
      return (await mediaApp.inject({ url: pathname + search })).statusCode;
    },
    { timeout: 5000 },
  );

test('a request is shown without it', async () => {
  const eva = await signUp(app);
  const { id } = await eva.call(openConversation, { username: bia.username });
  await eva.call(sendMessage, { id, clientId: randomUUID(), text: 'https://golpe.example/' });
  await fetchLinks(PAGE);
  expect((await bia.call(listMessages, { id })).items).toMatchObject([{ link: null }]);
});

test('a page that says nothing has none', () => {
  const url = 'https://www.exemplo.com.br/';
  expect(readPreview({ url, html: '<p>Oi' }, url)).toBeNull();
  expect(readPreview({ url, html: '<title>Oi</title>' }, url)).toEqual({
    ...{ url, title: 'Oi', description: '', site: 'exemplo.com.br', picture: null },
  });
});

test('its picture is a restricted copy, which goes with the address', async () => {
  const { id } = await ana.call(openConversation, { username: bia.username });
  const send = () =>
    ana.call(sendMessage, { id, clientId: randomUUID(), text: 'https://exemplo.com.br/final' });
  const pictureOf = async (seq: number) =>
    (await bia.call(listMessages, { id, around: seq })).items.find((each) => each.seq === seq)?.link
      ?.picture?.url ?? '';
  const remove = () => runAnnounced(app, 'chat.files-dropped', removeFilesJob);
  const { seq } = await send();
  const { seq: other } = await send();
  expect(await fetchLinks(PAGE, ORANGE_POINT)).toContain(
    'https://www.exemplo.com.br/capa.jpg?w=1&h=2',
  );
  const addresses = [await pictureOf(seq), await pictureOf(other)];
  // The job ran twice for each message: the copies of the first run are gone.
  await remove();
  for (const address of addresses) {
    await statusOf(address).toBe(200);
    await statusOf(address.replace(/pass=[^&]*&?/, '')).toBe(404);
    const paths = [decodeURIComponent(address).match(/\/messages\/links\/[^?]+/)?.[0] ?? ''];
    expect((await app.api.services.media.describe(paths)).size).toBe(1);
  }
  app.clock.advance(Date.now() + 25 * 3_600_000 - app.clock.now().getTime());
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await sweepUploadsJob.run(app.api.services, {}, attempt);
  await remove();
  const kept: string[] = [];
  const always = { since: new Date(0), until: new Date(Date.now() + 3_600_000) };
  for await (const paths of app.api.services.media.listStored('/messages/links', always)) {
    kept.push(...paths);
  }
  expect(kept).toHaveLength(2);
  const later = app.as(await app.signIn(ana.id));
  await later(unsendMessage, { id, seq });
  await app.pool.query('DELETE FROM message WHERE seq = $1 AND conversation_id = $2', [other, id]);
  await remove();
  for (const address of addresses) await statusOf(address).toBe(404);
});
