import { type FileView, getUploadPlace, type UploadArea } from '@arquiba/contract/files';
import { ptBr, UploadWidget } from '@arquiba/upload-widget';
import { call } from '../../api-call.ts';
import { newKey } from '../../draft.ts';
import { closeLayer, openLayer } from '../../ui/layers.ts';
import { uploadHeaders } from './upload-headers.ts';

/** A picture that was uploaded and cropped. It appears after saving. */
export interface ChosenPicture {
  path: string;
  view: FileView;
}

/** The shapes in which pages show the pictures; `cropRatio` is width by height. */
const CROPS = {
  avatar: { cropShape: 'circ' },
  cover: { cropShape: 'rect', cropRatio: 3 },
} as const;

const MOST_BYTES = 20 * 1024 * 1024;

/** Opens the upload widget for one picture; null if none was chosen. */
export async function choosePicture(
  kind: 'avatar' | 'cover',
  area: UploadArea,
  mediaUrl: string,
): Promise<ChosenPicture | null> {
  const place = await call(getUploadPlace, { area });
  const container = document.body.appendChild(document.createElement('div'));
  const [file] = await UploadWidget.open({
    container,
    onInit: ({ close }) =>
      openLayer(container, () => {
        close();
        return true;
      }),
    ...{ apiUrl: mediaUrl, apiKey: place.apiKey, headers: () => uploadHeaders(area) },
    ...{ maxFileCount: 1, maxFileSizeBytes: MOST_BYTES, mimeTypes: ['image/*'] },
    path: { folderPath: `${place.folder}/${newKey()}` },
    editor: { images: { crop: true, ...CROPS[kind] } },
    locale: ptBr,
    styles: { colors: { primary: '#ff7a1a' }, fontFamilies: { base: 'var(--font-sans)' } },
  });
  closeLayer(container);
  container.remove();
  if (!file) return null;
  const view = { mime: 'image/jpeg', width: null, height: null, placeholder: null, alt: '' };
  return { path: file.filePath, view: { ...view, url: file.fileUrl.replace('/raw/', '/image/') } };
}
