import type { ReactNode } from 'react';
import { UploadButton, UploadDropzone, type UploadWidgetOptions } from '../src/index.ts';

type Piece = (common: UploadWidgetOptions) => ReactNode;

const done = (files: Window['results'][number]) => void window.results.push(files);

function dropzone(more: UploadWidgetOptions): Piece {
  return (common) => <UploadDropzone options={{ ...common, ...more }} onComplete={done} />;
}

function button(more: UploadWidgetOptions): Piece {
  return (common) => (
    <UploadButton options={{ ...common, ...more }} onComplete={done}>
      {({ onClick }) => (
        <button type="button" onClick={onClick}>
          Abrir
        </button>
      )}
    </UploadButton>
  );
}

const multi: UploadWidgetOptions = { multi: true, editor: { images: { crop: false } } };

/** One set of options each, by the name under which it is shown. */
export const pieces: Record<string, Piece> = {
  dropzone: dropzone({ ...multi, maxFileCount: 10, showFinishButton: true }),
  'dropzone-images': dropzone({ ...multi, mimeTypes: ['image/*'], showFinishButton: true }),
  'dropzone-single': dropzone({ editor: { images: { crop: false } } }),
  'dropzone-composer': (common) => (
    <UploadDropzone
      options={{
        ...{ ...common, ...multi, maxFileCount: 10, showFinishButton: true, resumeKey: 'galeria' },
        styles: { colors: { primary: '#ff7a1a' } },
        askForAltText: true,
        locale: {
          ...common.locale,
          uploadFileMultiBtn: 'Adicionar fotos/videos',
          orDragDropFileMulti: '...ou arraste e solte',
          addAnotherFileBtn: 'Adicionar mais...',
          finishBtn: 'Ok',
        },
      }}
      width="600px"
      height="300px"
      onComplete={done}
    />
  ),
  'modal-single': button({ editor: { images: { crop: false } } }),
  'modal-multi': button({ ...multi, maxFileCount: 3 }),
  'modal-crop': button({ mimeTypes: ['image/*'] }),
  'modal-crop-multi': button({ multi: true, mimeTypes: ['image/*'] }),
  'modal-crop-circular': button({ editor: { images: { cropShape: 'circ' } } }),
  'modal-crop-ratio': button({
    editor: { images: { cropRatio: 16 / 9, allowResizeOnMove: false } },
  }),
  'modal-preview': button({ editor: { images: { crop: false, preview: true } } }),
  limits: dropzone({
    ...{ ...multi, maxFileCount: 2, maxFileSizeBytes: 1024 ** 2, showFinishButton: true },
    mimeTypes: [' IMAGE/* ', 'application/pdf', 'image/heic'],
  }),
  hook: dropzone({
    ...multi,
    async onPreUpload({ name }) {
      if (name.startsWith('recusado')) return { errorMessage: 'Este arquivo não serve.' };
      if (name.startsWith('quebra')) throw new Error('broken hook');
      if (name.startsWith('troca')) {
        return { transformedFile: new File(['trocado'], name, { type: 'text/plain' }) };
      }
      return null;
    },
  }),
  sources: dropzone({ ...multi, sources: ['camera', 'screen', 'url'], pageDrop: true }),
  shrink: dropzone({ ...multi, shrinkImages: { maxWidth: 400, maxHeight: 400 } }),
  'no-remove': dropzone({ ...multi, showRemoveButton: false }),
  colours: dropzone({ ...multi, styles: { colors: { primary: '#0a7f3f', error: '#900' } } }),
  'wrong-colour': dropzone({ ...multi, styles: { colors: { primary: 'orange' } } }),
  'right-to-left': dropzone({ ...multi, locale: { direction: 'rtl' } }),
  'no-key': dropzone({ apiKey: 'errada', apiKeyUrl: 'https://exemplo.com.br/chaves' }),
  'no-service': dropzone({ apiUrl: '' }),
};
