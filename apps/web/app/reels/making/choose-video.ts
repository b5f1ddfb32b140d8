import { getUploadPlace } from '@arquiba/contract/files';
import { ptBr, UploadWidget } from '@arquiba/upload-widget';
import { call } from '../../api-call.ts';
import { newKey } from '../../draft.ts';
import { uploadHeaders } from '../../files/public/upload-headers.ts';
import { closeLayer, openLayer } from '../../ui/layers.ts';

export interface ChosenVideo {
  /** On the media service. */
  path: string;
  /** The file of this browser, which is played while the reel is cut. */
  file: File;
}

const LOCALE = {
  ...ptBr,
  unsupportedFileType: 'Um reel é um vídeo, e este arquivo é de outro tipo.',
};

/** Opens the upload widget for one video, chosen or recorded; null if there is none. */
export async function chooseVideo(mediaUrl: string): Promise<ChosenVideo | null> {
  const place = await call(getUploadPlace, { area: 'posts' });
  const container = document.body.appendChild(document.createElement('div'));
  let chosen: File | null = null;
  const [sent] = await UploadWidget.open({
    container,
    onInit: ({ close }) =>
      openLayer(container, () => {
        close();
        return true;
      }),
    ...{ apiUrl: mediaUrl, apiKey: place.apiKey, headers: () => uploadHeaders('posts') },
    ...{ maxFileCount: 1, maxFileSizeBytes: place.largestFile, mimeTypes: ['video/*'] },
    onPreUpload(file: File) {
      chosen = file;
      return undefined;
    },
    path: { folderPath: `${place.folder}/${newKey()}` },
    editor: { images: { crop: false } },
    sources: ['camera', 'screen'],
    locale: LOCALE,
    styles: { colors: { primary: '#ff7a1a' }, fontFamilies: { base: 'var(--font-sans)' } },
  });
  closeLayer(container);
  container.remove();
  return sent && chosen ? { path: sent.filePath, file: chosen } : null;
}
