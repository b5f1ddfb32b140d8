import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenProviderStub } from '../../../upload-sdk/src/testing/given-provider-stub.ts';
import { createWidget, type Widget } from './create-widget.ts';
import type { UploadWidgetOptions, UploadWidgetUpdate } from './options.ts';
import { canFinish, type Row, viewOf } from './state.ts';

const given = givenProviderStub();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const noEditor = { images: { crop: false } };
const open = (options: UploadWidgetOptions = {}) =>
  createWidget({
    apiUrl: given.stub.url,
    apiKey: 'public_free',
    multi: true,
    editor: noEditor,
    ...options,
  });
// Only a busy machine needs all of this.
const PATIENCE = 20_000;
const text = (name: string, content = 'gol') => new File([content], name, { type: 'text/plain' });
const types = ({ state }: Widget) => state.rows.map(({ type }) => type);
const settled = (widget: Widget) =>
  vi.waitUntil(
    () => types(widget).every((type) => type === 'uploaded' || type === 'failed'),
    PATIENCE,
  );
const failure = ({ state }: Widget, place = 0) => {
  const row = state.rows[place];
  return row?.type === 'failed' ? row.error : null;
};

describe('rows', () => {
  it('W10 go from preprocessing to uploading to uploaded', async () => {
    const widget = open();
    const seen = new Set<string>();
    widget.subscribe(() => seen.add(types(widget)[0] ?? ''));
    expect(viewOf(widget.state)).toBe('start');
    widget.addFiles([text('a.txt')]);
    expect(types(widget)).toEqual(['preprocessing']);
    expect(viewOf(widget.state)).toBe('list');
    await settled(widget);
    expect([...seen]).toEqual(['preprocessing', 'uploading', 'uploaded']);
  });

  it('W10 or fail, with what the service says, and can be tried again', async () => {
    const error = { code: 'quota', message: 'Sem espaço.' };
    given.stub.fault = () => ({ status: 403, body: JSON.stringify({ error }) });
    const widget = open();
    widget.addFiles([text('a.txt')]);
    await settled(widget);
    expect(failure(widget)).toEqual({ ...error, retryable: true });
    given.stub.fault = () => undefined;
    widget.retry(widget.state.rows[0]?.id ?? 0);
    await settled(widget);
    expect(types(widget)).toEqual(['uploaded']);
  });

  it('W12 show their confirmation and are gone after 1000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const widget = open();
    widget.addFiles([text('a.txt')]);
    await settled(widget);
    widget.leave(1);
    expect(widget.state.rows).toMatchObject([{ leaving: true }]);
    expect(widget.results()).toEqual([]);
    vi.advanceTimersByTime(999);
    expect(widget.state.rows).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(widget.state.rows).toEqual([]);
  });

  it('W12 that are cancelled stop sending at once', async () => {
    const widget = open();
    let asked = 0;
    given.stub.fault = ({ url }) => {
      if (!url.startsWith('/parts/')) return undefined;
      asked += 1;
      widget.leave(1);
      return { status: 503 };
    };
    widget.addFiles([text('a.txt', 'x'.repeat(900))]);
    await vi.waitUntil(() => widget.state.rows.length === 0, PATIENCE);
    expect([asked, given.stub.files.size]).toEqual([1, 0]);
  });

  it('P07 give fileUrl, filePath, mime and originalFileName', async () => {
    const widget = open();
    widget.addFiles([text('gol.txt')]);
    await settled(widget);
    const [result] = widget.results();
    expect(result).toMatchObject({
      ...{ fileUrl: expect.stringMatching(/^http/), filePath: expect.stringMatching(/^\//) },
      originalFile: { mime: 'text/plain', originalFileName: 'gol.txt', fileUrl: result?.fileUrl },
    });
  });

  it('are moved, and described', async () => {
    const widget = open();
    widget.addFiles([text('a.txt'), text('b.txt'), text('c.txt')]);
    await settled(widget);
    widget.move(3, 1);
    widget.move(1, -1);
    widget.describe(3, ' O gol ');
    expect(
      widget.results().map(({ originalFile, altText }) => [originalFile.originalFileName, altText]),
    ).toEqual([
      ['a.txt', undefined],
      ['c.txt', 'O gol'],
      ['b.txt', undefined],
    ]);
  });
});

describe('what may be sent', () => {
  it('W14 W15 size comes before type, type before the hook', async () => {
    const onPreUpload = vi.fn();
    const widget = open({ maxFileSizeBytes: 1024, mimeTypes: ['image/*'], onPreUpload });
    widget.addFiles([text('grande.txt', 'x'.repeat(1025)), text('a.txt')]);
    await settled(widget);
    expect([failure(widget)?.message, failure(widget, 1)?.message]).toEqual([
      ...['File size limit: 1 KB', 'File type not supported.'],
    ]);
    expect(onPreUpload).not.toHaveBeenCalled();
    expect(given.stub.seen).toEqual([]);
  });

  it('W16 a hook refuses, breaks or replaces', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const widget = open({
      async onPreUpload({ name }) {
        if (name === 'nao.txt') return { errorMessage: 'Este não.' };
        if (name === 'quebra.txt') throw new Error('broken');
        return name === 'troca.txt'
          ? { transformedFile: new Blob(['outro'], { type: 'x/y' }) }
          : null;
      },
    });
    widget.addFiles(['nao.txt', 'quebra.txt', 'troca.txt', 'fica.txt'].map((name) => text(name)));
    await settled(widget);
    expect(types(widget)).toEqual(['failed', 'failed', 'uploaded', 'uploaded']);
    expect(failure(widget)).toMatchObject({ message: 'Este não.', retryable: false });
    expect(failure(widget, 1)?.message).toBe('Failed to validate file.');
    expect([...given.stub.files.values()].map(String).sort()).toEqual(['gol', 'outro']);
    expect(widget.results()[0]?.originalFile).toMatchObject({ originalFileName: 'troca.txt' });
  });

  it('W16 a hook may take its time, and the row says so', async () => {
    const gate = Promise.withResolvers<null>();
    const widget = open({ onPreUpload: () => gate.promise });
    widget.addFiles([text('a.txt')]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(types(widget)).toEqual(['preprocessing']);
    gate.resolve(null);
    await settled(widget);
    expect(types(widget)).toEqual(['uploaded']);
  });

  it('takes no more than the maximum, and says how many it did not take', async () => {
    const widget = open({ maxFileCount: 3 });
    widget.addFiles([text('a.txt')]);
    expect(widget.state.notice).toBeNull();
    widget.addFiles([text('b.txt'), text('c.txt'), text('d.txt'), text('e.txt')]);
    expect(widget.state.rows).toHaveLength(3);
    expect(widget.state.notice).toEqual({ taken: 2, given: 4, max: 3 });
    await settled(widget);
    const single = open({ multi: false });
    single.addFiles([text('a.txt'), text('b.txt')]);
    expect(single.state.rows).toHaveLength(1);
    await settled(single);
  });
});

describe('the page', () => {
  it('W13 may finish when something has arrived and nothing is under way', async () => {
    const widget = open();
    expect(canFinish(widget.state)).toBe(false);
    const whileUploading = new Set<boolean>();
    widget.subscribe(() => {
      if (types(widget).includes('uploading')) whileUploading.add(canFinish(widget.state));
    });
    widget.addFiles([text('a.txt'), text('b.txt')]);
    await settled(widget);
    expect([...whileUploading]).toEqual([false]);
    expect(canFinish(widget.state)).toBe(true);
  });

  it('W21 sends what the options say with each file', async () => {
    const headers = vi.fn(async () => ({ 'x-loja': 'aro' }));
    const widget = open({
      metadata: { um: 1 },
      tags: ['t'],
      path: { folderPath: '/posts' },
      headers,
    });
    widget.addFiles([text('a.txt')]);
    await settled(widget);
    expect(JSON.parse(String(given.stub.seen[0]?.body))).toMatchObject({
      ...{ metadata: { um: 1 }, tags: ['t'], path: { folderPath: '/posts' } },
      ...{ originalFileName: 'a.txt', mime: 'text/plain', size: 3, protocol: '1.1' },
    });
    expect(given.stub.seen[0]?.headers).toMatchObject({ 'x-loja': 'aro' });
  });

  it('W21 is notified of every change of its files', async () => {
    const updates: UploadWidgetUpdate[] = [];
    given.stub.fault = ({ body }) => (String(body).includes('ruim') ? { status: 400 } : undefined);
    const widget = open({ onUpdate: (update) => updates.push(update) });
    widget.addFiles([text('bom.txt'), text('ruim.txt')]);
    await settled(widget);
    expect(updates[0]?.pendingFiles.map(({ status }) => status)).toEqual([
      ...['Preprocessing', 'Preprocessing'],
    ]);
    const last = updates.at(-1);
    expect(last?.uploadedFiles.map(({ originalFile }) => originalFile.file.name)).toEqual([
      'bom.txt',
    ]);
    expect(last?.failedFiles.map(({ file }) => file.name)).toEqual(['ruim.txt']);
    expect(last?.pendingFiles).toEqual([]);
    const count = updates.length;
    widget.reset();
    expect(updates).toHaveLength(count + 1);
    expect(updates.at(-1)).toEqual({ uploadedFiles: [], pendingFiles: [], failedFiles: [] });
  });

  it('W22 gets the account, paths and addresses, from where it downloads', async () => {
    const widget = open({ cdnUrl: 'https://cdn.exemplo' });
    widget.addFiles([text('a.txt')]);
    await settled(widget);
    const [result] = widget.results();
    expect(result).toMatchObject({
      accountId: 'W142hJk',
      filePath: result?.originalFile.filePath,
      fileUrl: `https://cdn.exemplo/W142hJk/raw${result?.filePath}`,
      editedFile: undefined,
    });
  });

  it('changes options without losing rows, and without leaving its place', async () => {
    const widget = open({ layout: 'inline' });
    widget.addFiles([text('a.txt')]);
    await settled(widget);
    widget.updateOptions({
      apiUrl: given.stub.url,
      apiKey: 'public_free',
      locale: { finishBtn: 'Ok' },
    });
    expect(widget.state.rows).toHaveLength(1);
    expect(widget.options).toMatchObject({ layout: 'inline', locale: { finishBtn: 'Ok' } });
  });
});

describe('W11 pictures', () => {
  const picture = () => new File(['x'], 'gol.png', { type: 'image/png' });
  const editing = (row: Row | undefined) => (row?.type === 'uploaded' ? row.awaitsEditing : null);

  it('count only once they were cropped or looked at', async () => {
    const updates: UploadWidgetUpdate[] = [];
    const widget = open({ editor: {}, onUpdate: (update) => updates.push(update) });
    widget.addFiles([picture(), text('a.txt'), picture()]);
    await settled(widget);
    expect(widget.state.rows.map(editing)).toEqual([true, false, true]);
    expect(widget.results()).toHaveLength(1);
    expect(updates.at(-1)?.pendingFiles.map(({ status }) => status)).toEqual([
      ...['AwaitingUserInput', 'AwaitingUserInput'],
    ]);
    await vi.waitUntil(() => widget.state.editing === 1, PATIENCE);
    expect(viewOf(widget.state)).toBe('editor');
    await widget.edit(1, null);
    expect(widget.state.editing).toBe(3);
    widget.leave(3);
    expect(widget.state.editing).toBeNull();
    expect(widget.results()).toHaveLength(2);
  });

  it('stay in the editor when another arrives that stands before them', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    given.stub.fault = ({ url }) => (/^\/parts\/\w*1\/0$/.test(url) ? promise : undefined);
    const widget = open({ editor: {} });
    widget.addFiles([picture(), picture()]);
    await vi.waitUntil(() => widget.state.editing === 2, PATIENCE);
    resolve(undefined);
    await settled(widget);
    await new Promise((done) => setTimeout(done, 600));
    expect(widget.state.editing).toBe(2);
    await widget.edit(2, null);
    expect(widget.state.editing).toBe(1);
  });

  it('U15 are cropped by a file beside them', async () => {
    const widget = open({ editor: {}, tags: ['t'], metadata: { um: 1 }, path: '/posts/gol.png' });
    widget.addFiles([picture()]);
    await settled(widget);
    await widget.edit(1, { x: 10, y: 20, width: 300, height: 200 });
    expect(JSON.parse(String(given.stub.files.get('/posts/gol.png.crop')))).toEqual({
      inputPath: 'gol.png',
      pipeline: {
        steps: [
          {
            type: 'crop',
            geometry: {
              offset: { x: 10, y: 20 },
              size: { width: 300, height: 200, type: 'widthxheight!' },
            },
          },
        ],
      },
    });
    const begun = given.stub.seen.filter(({ method }) => method === 'POST');
    expect(JSON.parse(String(begun[1]?.body))).toMatchObject({
      ...{
        mime: 'application/json',
        originalFileName: 'gol.png.crop',
        path: '/posts/gol.png.crop',
      },
    });
    expect(widget.results()).toMatchObject([
      {
        ...{ filePath: '/posts/gol.png.crop' },
        fileUrl: `${given.stub.url}/W142hJk/image/posts/gol.png.crop`,
        originalFile: { filePath: '/posts/gol.png' },
        editedFile: { filePath: '/posts/gol.png.crop' },
      },
    ]);
  });
});
