import { getFeed } from '@arquiba/contract/feed';
import { follow } from '@arquiba/contract/follows';
import { type Audience, createPost, deletePost } from '@arquiba/contract/posts';
import { removeReelCaptions, setReelCaptions } from '@arquiba/contract/reel-captions';
import { getReelClips, noteWatched } from '@arquiba/contract/reel-clips';
import { blockProfile, notInterested } from '@arquiba/contract/safety';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clip } from '../../../media/src/testing/test-clips.ts';
import { refreshHot } from '../feed/hot-queries.ts';
import { captionsExport } from './captions/export-captions.ts';
import { watchedExport } from './export-watched.ts';
import { jobs } from './jobs.ts';

let app: TestApp;
let content: Buffer;
let author: Person;
let viewer: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ started: true, budgets: { write: { size: 10_000, seconds: 60 } } });
  content = await clip({ seconds: 4, size: '36x64', rate: 5 });
});
beforeEach(async () => {
  await app.pool.query('DELETE FROM post');
  [author, viewer] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

async function publish(text: string, { by = author, audience = 'public' as Audience } = {}) {
  count += 1;
  app.clock.advance(1000);
  const path = `/posts/${by.id}/${count}/lance.mp4`;
  await app.media.port.store({ path, mime: 'video/mp4', originalFileName: 'lance.mp4', content });
  return await by.call(createPost, { text, audience, media: [{ path, alt: '' }] });
}

async function listed(by: Pick<Person, 'call'> = app, limit = 1): Promise<string[]> {
  const texts: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await by.call(getFeed, { kind: 'video', limit, ...(cursor && { cursor }) });
    texts.push(...page.items.map(({ text }) => text));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return texts;
}

const refresh = () => refreshHot(app.api.services.db, app.clock.now());
const clipsOf = async (by: Pick<Person, 'call'>, ...ids: string[]) =>
  (await by.call(getReelClips, { ids: ids.join() })).items;
const watch = (by: Person, id: string, ms: number) =>
  by.call(noteWatched, { watched: [{ id, ms }] });

async function stored() {
  const { rows } = await app.pool.query('SELECT watched_ms AS ms FROM reel_watch ORDER BY post_id');
  return rows.map(({ ms }) => ms);
}

describe('how a reel is played', () => {
  test('is known of videos that the viewer may see, as of their posts', async () => {
    const open = await publish('aberto');
    const held = await publish('para seguidores', { audience: 'followers' });
    const own = await publish('só para mim', { audience: 'self' });
    const text = await author.call(createPost, { text: 'sem vídeo' });
    const ids = [open.id, held.id, own.id, text.id, '12345'];
    const seenBy = async (by: Pick<Person, 'call'>) =>
      (await clipsOf(by, ...ids)).map(({ id }) => id).toSorted();
    expect(await seenBy(app)).toEqual([open.id]);
    expect(await seenBy(viewer)).toEqual([open.id]);
    await viewer.call(follow, { username: author.username });
    expect(await seenBy(viewer)).toEqual([open.id, held.id].toSorted());
    expect(await seenBy(author)).toEqual([open.id, held.id, own.id].toSorted());
    await author.call(blockProfile, { username: viewer.username });
    expect(await seenBy(viewer)).toEqual([]);
    await author.call(deletePost, { id: open.id });
    expect(await seenBy(app)).toEqual([]);
  });

  test('a short one is one file', async () => {
    const [short] = await clipsOf(app, (await publish('curto')).id);
    expect(short).toMatchObject({ playlist: null });
    expect(short?.durationMs).toBeGreaterThan(3500);
  });
});

describe('watching', () => {
  test('is reported again without counting twice, and later with less', async () => {
    const { id } = await publish('um');
    for (const ms of [1200, 1200, 3000, 500]) await watch(viewer, id, ms);
    expect(await stored()).toEqual([3000]);
  });

  test('has honest limits', async () => {
    const { id } = await publish('um');
    await watch(viewer, id, 600_000);
    const [ms] = await stored();
    // Three rounds at most.
    expect(ms).toBeLessThan(13_000);
    await watch(author, id, 2000);
    const hidden = await publish('só para mim', { audience: 'self' });
    await watch(viewer, hidden.id, 2000);
    await watch(viewer, '12345', 2000);
    expect(await stored()).toEqual([ms]);
    for (const wrong of [-1, 1.5, 600_001, Number.NaN]) {
      await expect(watch(viewer, id, wrong)).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { 'watched.0.ms': expect.any(String) } },
      });
    }
    await expect(watch(viewer, 'x', 1)).rejects.toMatchObject({
      fields: { 'watched.0.id': expect.any(String) },
    });
    await expect(
      viewer.call(noteWatched, { watched: Array.from({ length: 51 }, () => ({ id, ms: 1 })) }),
    ).rejects.toMatchObject({ fields: { watched: expect.stringContaining('no máximo 50') } });
    await expect(app.call(noteWatched, { watched: [] })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
  });

  test('is forgotten after 90 days, and is part of the copy of one’s data', async () => {
    const { id } = await publish('um');
    await watch(viewer, id, 2000);
    const portions = watchedExport.collect(app.api.services, viewer.id);
    const copied: unknown[] = [];
    for await (const rows of portions as AsyncIterable<unknown>) copied.push(rows);
    expect(copied).toMatchObject([[{ publicacao: id, assistidoMs: 2000 }]]);
    const [tidy] = jobs;
    const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
    app.clock.advance(89 * 24 * 3_600_000);
    await tidy?.run(app.api.services, {}, attempt);
    expect(await stored()).toEqual([2000]);
    app.clock.advance(2 * 24 * 3_600_000);
    await tidy?.run(app.api.services, {}, attempt);
    expect(await stored()).toEqual([]);
  });
});

describe('the order of the reels', () => {
  test('puts first what others watch to the end', async () => {
    const [one, two] = [await publish('largado'), await publish('assistido')];
    await publish('novo');
    for (let n = 0; n < 3; n += 1) {
      const person = await signUp(app);
      await watch(person, one.id, 100);
      await watch(person, two.id, 4000);
    }
    await refresh();
    expect(await listed()).toEqual(['assistido', 'novo', 'largado']);
  });

  test('puts last what the viewer has watched, and goes on as it began', async () => {
    const [one] = [await publish('visto'), await publish('não visto')];
    await refresh();
    expect(await listed(viewer)).toEqual(['não visto', 'visto']);
    const first = await viewer.call(getFeed, { kind: 'video', limit: 1 });
    expect(first.items.map(({ text }) => text)).toEqual(['não visto']);
    app.clock.advance(1000);
    await watch(viewer, first.items[0]?.id ?? '', 4000);
    const cursor = first.nextCursor ?? '';
    const second = await viewer.call(getFeed, { kind: 'video', limit: 1, cursor });
    expect(second.items.map(({ id }) => id)).toEqual([one.id]);
    expect(await listed(viewer)).toEqual(['visto', 'não visto']);
    expect(await listed()).toEqual(['não visto', 'visto']);
  });

  test('follows what the viewer watches to the end, and what does not interest them', async () => {
    const [liked, avoided] = [await signUp(app), await signUp(app)];
    const seen = await publish('visto', { by: liked });
    const boring = await publish('sem interesse', { by: avoided });
    await publish('de quem vejo', { by: liked });
    await publish('de ninguém');
    await publish('de quem não quero', { by: avoided });
    await refresh();
    expect(await listed(viewer, 10)).toEqual([
      ...['de quem não quero', 'de ninguém', 'de quem vejo', 'sem interesse', 'visto'],
    ]);
    await watch(viewer, seen.id, 4000);
    await viewer.call(notInterested, { id: boring.id });
    expect(await listed(viewer, 10)).toEqual([
      ...['de quem vejo', 'de ninguém', 'de quem não quero', 'visto'],
    ]);
    expect((await listed(app, 10))[0]).toBe('de quem não quero');
  });
});

describe('captions', () => {
  const VTT = 'WEBVTT\n\n00:00.500 --> 00:02.000\n<i>Bola</i> rolando & gol\n';

  const fetchVtt = async (id: string, by?: Person, language = 'pt-BR') => {
    const headers = by ? { cookie: by.cookie } : {};
    return await fetch(`${app.url}/api/posts/${id}/legendas/${language}.vtt`, { headers });
  };
  const PORTUGUESE = 'pt-BR' as const;

  test('are written by the author, rewritten by the server, and read with the rights of the video', async () => {
    const { id } = await publish('para seguidores', { audience: 'followers' });
    expect((await clipsOf(author, id))[0]?.captions).toEqual([]);
    const portuguese = { id, language: PORTUGUESE };
    const { tracks } = await author.call(setReelCaptions, { ...portuguese, text: VTT });
    expect(tracks).toMatchObject([{ language: PORTUGUESE }]);
    expect((await clipsOf(author, id))[0]?.captions).toEqual(tracks);
    const answer = await fetchVtt(id, author);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nBola rolando &amp; gol\n',
    );
    for (const stranger of [undefined, viewer]) {
      expect((await fetchVtt(id, stranger)).status).toBe(404);
    }
    await viewer.call(follow, { username: author.username });
    expect((await fetchVtt(id, viewer)).status).toBe(200);
    await expect(viewer.call(setReelCaptions, { ...portuguese, text: VTT })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(viewer.call(removeReelCaptions, portuguese)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const copied = await captionsExport.collect(app.api.services, author.id);
    expect(copied).toMatchObject([{ publicacao: id, texto: expect.stringContaining('Bola') }]);
    expect(await author.call(removeReelCaptions, portuguese)).toEqual({ tracks: [] });
    expect((await fetchVtt(id, author)).status).toBe(404);
  });

  test('exist once in each language, Portuguese first', async () => {
    const { id } = await publish('em duas línguas');
    const english = VTT.replace('<i>Bola</i> rolando', 'Ball in play');
    await author.call(setReelCaptions, { id, language: 'en', text: english });
    await author.call(setReelCaptions, { id, language: PORTUGUESE, text: VTT });
    const tracks = (await clipsOf(viewer, id))[0]?.captions;
    expect(tracks?.map(({ language }) => language)).toEqual([PORTUGUESE, 'en']);
    expect(await (await fetchVtt(id, viewer, 'en')).text()).toContain('Ball in play');
    expect(await (await fetchVtt(id, viewer)).text()).toContain('Bola rolando');
    for (const language of ['es', 'xx', '%2e%2e']) {
      expect((await fetchVtt(id, viewer, language)).status).toBe(404);
    }
    const copied = await captionsExport.collect(app.api.services, author.id);
    expect(copied).toMatchObject([{ lingua: 'en' }, { lingua: PORTUGUESE }]);
    await author.call(removeReelCaptions, { id, language: PORTUGUESE });
    expect((await clipsOf(viewer, id))[0]?.captions).toMatchObject([{ language: 'en' }]);
    await expect(
      author.call(setReelCaptions, { id, language: 'xx' as 'en', text: VTT }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { language: expect.any(String) } });
  });

  test('that are wrong are answered with the line and the field', async () => {
    const { id } = await publish('um');
    const set = (text: string) => author.call(setReelCaptions, { id, language: PORTUGUESE, text });
    for (const [text, sentence] of [
      ['WEBVTT\n\n00:02.000 --> 00:01.000\nOi', 'Linha 3, fim: deve vir depois do início.'],
      ['WEBVTT\n\n00:09.000 --> 00:10.000\nOi', 'Linha 3, início: vem depois do fim do vídeo.'],
      [`WEBVTT${'\n'.repeat(70_000)}`, 'As legendas têm no máximo 65536 caracteres'],
      ['', 'Escreva as legendas, ou escolha um arquivo .vtt'],
    ] as const) {
      await expect(set(text)).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { text: sentence } },
      });
    }
    const text = await author.call(createPost, { text: 'sem vídeo' });
    const none = { id: text.id, language: PORTUGUESE, text: VTT };
    await expect(author.call(setReelCaptions, none)).rejects.toMatchObject({ code: 'not_found' });
  });
});
