import { randomUUID } from 'node:crypto';
import { openConversation } from '@arquiba/contract/conversations';
import { follow } from '@arquiba/contract/follows';
import { editMessage, listChanges, listMessages, sendMessage } from '@arquiba/contract/messages';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchLinkJob } from './fetch-link-job.ts';
import { readPreview } from './read-preview.ts';

const PAGE = `<html><head><title>Outro nome</title>
  <meta property="og:title" content="Final &amp; festa &#127942;">
  <meta name='description' content='Quarta,
    &agrave;s 20h'></head>`;
let app: TestApp;
let ana: Person;
let bia: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  [ana, bia] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

/** Runs the job with a page that another site answers. */
async function fetchLinks(html: string | null) {
  const asked: string[] = [];
  const { services } = app.api;
  const { readPage } = services.media;
  services.media.readPage = async (url) => {
    asked.push(url);
    return html === null ? null : { url: 'https://www.exemplo.com.br/final', html };
  };
  await runAnnounced(app, 'chat.link-sent', fetchLinkJob);
  services.media.readPage = readPage;
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
