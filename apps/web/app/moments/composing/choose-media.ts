import { getUploadPlace } from '@arquiba/contract/files';
import { ptBr, UploadWidget } from '@arquiba/upload-widget';
import { call } from '../../api-call.ts';
import { type DraftFile, newKey } from '../../draft.ts';
import { refusePicture } from '../../files/public/refuse-picture.ts';
import { uploadHeaders } from '../../files/public/upload-headers.ts';
import { closeLayer, openLayer } from '../../ui/layers.ts';

const LOCALE = {
  ...ptBr,
  unsupportedFileType: 'Um moment é uma foto ou um vídeo, e este arquivo é de outro tipo.',
};

/** Opens the upload widget for one photo or video, chosen or recorded; null if there is none. */
export async function chooseMedia(mediaUrl: string): Promise<DraftFile | null> {
  const place = await call(getUploadPlace, { area: 'moments' });
  const container = document.body.appendChild(document.createElement('div'));
  const [file] = await UploadWidget.open({
    container,
    onInit: ({ close }) =>
      openLayer(container, () => {
        close();
        return true;
      }),
    ...{ apiUrl: mediaUrl, apiKey: place.apiKey, headers: () => uploadHeaders('moments') },
    ...{ maxFileCount: 1, maxFileSizeBytes: place.largestFile, mimeTypes: ['image/*', 'video/*'] },
    onPreUpload: (chosen: File) => refusePicture(chosen, place.largestPicture),
    path: { folderPath: `${place.folder}/${newKey()}` },
    editor: { images: { crop: false, onRequest: true } },
    sources: ['camera'],
    locale: LOCALE,
    styles: { colors: { primary: '#ff7a1a' }, fontFamilies: { base: 'var(--font-sans)' } },
  });
  closeLayer(container);
  container.remove();
  if (!file) return null;
  const { fileUrl, mime } = file.originalFile;
  return { path: file.filePath, url: fileUrl, mime, alt: '' };
}
