import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { givenProviderStub } from '../../../upload-sdk/src/testing/given-provider-stub.ts';
import { createWidget, type Widget } from '../core/create-widget.ts';
import type { UploadWidgetOptions } from '../core/options.ts';
import { en } from '../locale/en.ts';
import { es } from '../locale/es.ts';
import { ptBr } from '../locale/pt-br.ts';
import { setUpError } from '../react/widget-error.ts';
import { WidgetBody } from './widget-body.tsx';

const given = givenProviderStub();
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (options: UploadWidgetOptions = {}) =>
  createWidget({
    ...{ apiUrl: given.stub.url, apiKey: 'public_free', locale: ptBr },
    ...{ editor: { images: { crop: false } }, ...options },
  });
const draw = (widget: Widget) =>
  renderToStaticMarkup(
    createElement(WidgetBody, {
      ...{ widget, state: widget.state, error: setUpError(widget.options), onFinish() {} },
    }),
  );
const text = (name: string, size = 3) =>
  new File(['x'.repeat(size)], name, {
    type: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  });
const settled = (widget: Widget) =>
  vi.waitUntil(
    () => widget.state.rows.every(({ type }) => type === 'uploaded' || type === 'failed'),
    20_000,
  );

const images = ['image/*'];

test.each([
  ['files', en, { multi: true }, 'Upload a File', '...or drag and drop files.'],
  ['a file', en, {}, 'Upload a File', '...or drag and drop a file.'],
  ['an image', en, { mimeTypes: images }, 'Upload an Image', '...or drag and drop an image.'],
  [
    'images',
    en,
    { mimeTypes: images, multi: true },
    'Upload an Image',
    '...or drag and drop images.',
  ],
  ['files', es, { multi: true }, 'Subir archivos', '...o arrastre y suelte archivos.'],
])('W02 begins with a button and a hint, for %s', (_what, locale, options, button, hint) => {
  const html = draw(open({ ...options, locale }));
  expect(html).toContain(`aria-label="${button}"`);
  expect(html).toContain(`<p class="hint">${hint}</p>`);
});

test('W03 lists its files with their state, and offers another until there are enough', async () => {
  given.stub.fault = ({ body }) => (String(body).includes('ruim') ? { status: 418 } : undefined);
  const widget = open({ maxFileCount: 3 });
  widget.addFiles([text('bom.txt'), text('ruim.txt')]);
  expect(draw(widget)).toMatch(/role="progressbar"[^>]*aria-valuenow="3"/);
  await settled(widget);
  const two = draw(widget);
  expect(two).toContain('remover: bom.txt');
  expect(two).toContain('de um modo inesperado (418)');
  expect(two).toContain('tentar de novo: ruim.txt');
  expect(two).toContain('aria-label="Adicionar outro arquivo..."');
  expect(two).toMatch(/aria-disabled="false">Concluir/);
  widget.addFiles([text('tres.txt')]);
  const three = draw(widget);
  expect(three).toContain('Número máximo de arquivos: 3');
  expect(three).not.toContain('type="file"');
  await settled(widget);
});

test('W13 says to wait while something is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  given.stub.fault = () => promise;
  const widget = open({ multi: true, showFinishButton: true });
  widget.addFiles([text('a.txt')]);
  await vi.waitUntil(() => widget.state.rows[0]?.type === 'uploading', 20_000);
  expect(draw(widget)).toMatch(/aria-disabled="true">Aguarde\.\.\./);
  resolve(undefined);
  await settled(widget);
  expect(draw(widget)).toMatch(/aria-disabled="false">Concluir/);
});

test('W14 W15 W17 says what may be chosen, and why a file was not taken', async () => {
  const widget = open({
    ...{ maxFileCount: 2, maxFileSizeBytes: 1024 ** 2 },
    mimeTypes: [' IMAGE/* ', 'application/pdf', 'image/heic'],
  });
  expect(draw(widget)).toMatch(
    /<input [^>]*accept="image\/\*,application\/pdf,image\/heic,.heic" multiple=""/,
  );
  widget.addFiles([text('grande.pdf', 1024 ** 2 + 1)]);
  widget.addFiles([text('a.txt'), text('b.txt'), text('c.txt')]);
  await settled(widget);
  const html = draw(widget);
  expect(html).toContain('Limite de tamanho do arquivo: 1 MB');
  expect(html).toContain('Tipo de arquivo não aceito.');
  expect(html).toContain('Só 1 de 3 arquivos foram adicionados. Máximo: 2.');
  expect(draw(open())).not.toContain('multiple');
});

test('W16 says what the hook of the page says of a file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const widget = open({
    multi: true,
    async onPreUpload({ name }) {
      if (name === 'quebra.txt') throw new Error('broken');
      return { errorMessage: 'Este arquivo não serve.' };
    },
  });
  widget.addFiles([text('nao.txt'), text('quebra.txt')]);
  await settled(widget);
  expect(draw(widget)).toContain('Este arquivo não serve.');
  expect(draw(widget)).toContain('Não foi possível validar o arquivo.');
});

test('W05 says what is wrong with its set-up, and where a key is to be had', () => {
  const keyless = draw(
    open({ apiKey: 'errada', apiKeyUrl: 'https://exemplo.com.br/chaves', locale: en }),
  );
  expect(keyless).toContain('Almost there...</h2>');
  expect(keyless).toContain('The API key is missing or wrong.');
  expect(keyless).toMatch(/href="https:\/\/exemplo\.com\.br\/chaves"[^>]*>Get an API key/);
  expect(draw(open({ apiUrl: '', locale: en }))).toContain('Oops!</h2>');
});
