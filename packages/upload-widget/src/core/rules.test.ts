import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../locale/en.ts';
import { es } from '../locale/es.ts';
import { mergeLocale } from '../locale/locale.ts';
import { ptBr } from '../locale/pt-br.ts';
import { formatDuration } from '../views/format-duration.ts';
import { themeSheet } from '../views/theme.ts';
import { acceptOf, formatBytes, isAccepted, kindOf, mimeOf } from './file-rules.ts';
import { resolveOptions } from './options.ts';
import { maximumText } from './prepare-file.ts';
import { shownProgress } from './state.ts';
import { lighter, readableOn, resolveStyles } from './styles.ts';

afterEach(() => vi.restoreAllMocks());

describe('options', () => {
  it('W07 have the defaults of the protocol', () => {
    expect(resolveOptions({})).toMatchObject({
      ...{ layout: 'modal', multi: false, maxFileCount: 1, showFinishButton: false },
      ...{ showRemoveButton: true, tags: [], mimeTypes: [], imagesOnly: false },
    });
    expect(resolveOptions({ maxFileCount: 2 })).toMatchObject({
      ...{ multi: true, maxFileCount: 2, showFinishButton: true },
    });
    expect(resolveOptions({ maxFileCount: 1 }).multi).toBe(false);
    expect(resolveOptions({ multi: true, layout: 'inline' })).toMatchObject({
      ...{ multi: true, maxFileCount: undefined, showFinishButton: false },
    });
  });

  it('W09 of the editor crop pictures by default, circles as squares', () => {
    expect(resolveOptions({}).editor).toMatchObject({
      ...{ crop: true, cropShape: 'rect', cropRatio: undefined },
      ...{ allowResizeOnMove: true, preview: true },
    });
    const { cropFilePath } = resolveOptions({}).editor;
    expect(cropFilePath({ filePath: '/a/gol.jpg' } as never)).toBe('/a/gol.jpg.crop');
    const editor = (images: object) => resolveOptions({ editor: { images } }).editor;
    expect(editor({ crop: false })).toMatchObject({ crop: false, preview: false });
    expect(editor({ crop: false, preview: true })).toMatchObject({ crop: false, preview: true });
    expect(editor({ cropShape: 'circ', cropRatio: 2 }).cropRatio).toBe(1);
  });
});

describe('W08 types', () => {
  it('are trimmed and lower-cased, and may end in a star', () => {
    const { mimeTypes, imagesOnly } = resolveOptions({ mimeTypes: [' IMAGE/* ', 'Image/PNG'] });
    expect(mimeTypes).toEqual(['image/*', 'image/png']);
    expect(imagesOnly).toBe(true);
    expect(isAccepted('image/webp', mimeTypes)).toBe(true);
    expect(isAccepted('video/mp4', mimeTypes)).toBe(false);
    expect(isAccepted('', mimeTypes)).toBe(false);
    expect(isAccepted('', [])).toBe(true);
  });

  it('of HEIC and HEIF come from the name', () => {
    expect(mimeOf({ name: 'a.HEIC', type: '' })).toBe('image/heic');
    expect(mimeOf({ name: 'a.heif', type: '' })).toBe('image/heif');
    expect(mimeOf({ name: 'a.heic', type: 'image/JPEG' })).toBe('image/jpeg');
    expect(mimeOf({ name: 'a', type: '' })).toBe('');
  });

  it('W17 stand in the file input', () => {
    expect(acceptOf([])).toBeUndefined();
    expect(acceptOf(['image/*', 'image/heic'])).toBe('image/*,image/heic,.heic');
  });

  it('choose an icon', () => {
    const kinds = [
      'application/pdf',
      'text/csv',
      'application/zip',
      'image/png',
      'video/mp4',
      'x/y',
    ];
    expect(kinds.map(kindOf)).toEqual([
      ...['document', 'sheet', 'archive', 'image', 'video', 'unknown'],
    ]);
  });
});

describe('W14 sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [1536, '1,5 KB'],
    [10 * 1024 ** 2, '10 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1.024 YB'],
  ])('%i is %s', (bytes, text) => {
    expect(formatBytes(bytes, 'pt-BR')).toBe(text);
  });
});

describe('W15 texts', () => {
  it('are those of the protocol in English', () => {
    expect(en).toMatchObject({
      unsupportedFileType: 'File type not supported.',
      maxFilesReachedPrefix: 'Maximum number of files:',
      maxImagesReachedPrefix: 'Maximum number of images:',
      customValidationFailed: 'Failed to validate file.',
      processingFile: 'Processing file...',
      unexpectedError: 'Unexpected error occurred.',
      submitBtnLoading: 'Please wait...',
      fileSizeLimitPrefix: 'File size limit:',
    });
  });

  it.each([
    ['pt-BR', ptBr],
    ['es', es],
  ])('are all there in %s, with the same places to fill', (_name, locale) => {
    const places = (text: string | boolean) => String(text).match(/\{\w+\}/g) ?? [];
    for (const [key, text] of Object.entries(en)) {
      const translated = locale[key as keyof typeof locale];
      expect(translated, key).not.toBe('');
      expect(places(translated).sort(), key).toEqual(places(text).sort());
    }
    expect(Object.keys(locale).sort()).toEqual(Object.keys(en).sort());
  });

  it('W21 merge over English; nothing leaves a text as it is, and old names count', () => {
    const locale = mergeLocale(en, { finishBtn: 'Ok', cancelBtn: null, maxSize: 'Até' });
    expect(locale).toMatchObject({
      finishBtn: 'Ok',
      cancelBtn: 'cancel',
      fileSizeLimitPrefix: 'Até',
    });
  });

  it('name the maximum of images where only those may be chosen', () => {
    expect(maximumText(resolveOptions({ maxFileCount: 3 }))).toBe('Maximum number of files: 3');
    const images = resolveOptions({ maxFileCount: 3, mimeTypes: ['image/*'] });
    expect(maximumText(images)).toBe('Maximum number of images: 3');
  });

  it('format a duration only as exactly as an estimate allows', () => {
    expect([0.2, 40, 150, 7200].map((seconds) => formatDuration(seconds, 'pt-BR'))).toEqual([
      ...['1 s', '40 s', '3 min', '2 h'],
    ]);
  });
});

describe('W18 colours', () => {
  it('are those of the protocol unless given', () => {
    expect(resolveStyles()).toMatchObject({
      ...{ fontSize: 16, colors: {}, scheme: 'auto' },
      ...{ fullScreenWidth: 750, fullScreenHeight: 420 },
    });
    const given = resolveStyles({ colors: { primary: '#f80' } });
    expect(given.colors).toEqual({ primary: '#f80' });
    expect(themeSheet(given)).toContain('--_primary: #f80;');
    expect(themeSheet(resolveStyles())).toContain('--_primary: var(--upload-primary, #377dff);');
    expect(themeSheet(resolveStyles())).toContain(
      '--_shade-100: var(--upload-shade-100, light-dark(#333',
    );
  });

  it('that are wrong are said, and none is taken', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { colors } = resolveStyles({ colors: { primary: 'orange', error: '#900' } });
    expect(said.mock.calls[0]?.[0]).toContain('Invalid color code');
    expect(colors).toEqual({});
  });

  it('are lighter when pressed, and carry text that can be read', () => {
    expect(lighter('#808080')).toBe('#8d8d8d');
    expect(lighter('#377dff')).toBe('#4b8aff');
    expect(readableOn('#000')).toBe('#fff');
    expect(readableOn('#ff7a1a')).toBe('#111');
  });
});

it('W19 progress is never shown below 3 %, nor above 97 % before the end', () => {
  expect([0, 2.4, 50, 99.9, 100].map(shownProgress)).toEqual([3, 3, 50, 97, 97]);
});
