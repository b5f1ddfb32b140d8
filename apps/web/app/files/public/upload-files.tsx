import { getUploadPlace, type UploadArea, type UploadPlace } from '@arquiba/contract/files';
import { ptBr, UploadDropzone, type UploadWidgetUpdate } from '@arquiba/upload-widget';
import { useEffect, useState } from 'react';
import { call } from '../../api-call.ts';
import type { DraftFile } from '../../draft.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useSite } from '../../viewer/use-site.ts';
import { refusePicture } from './refuse-picture.ts';
import { uploadHeaders } from './upload-headers.ts';

const LOCALE = {
  ...ptBr,
  uploadFileMultiBtn: 'Adicionar fotos/videos',
  orDragDropFileMulti: '...ou arraste e solte',
  addAnotherFileBtn: 'Adicionar mais...',
  finishBtn: 'Ok',
  unsupportedFileType: 'Só entram fotos e vídeos, e este arquivo é de outro tipo.',
};

interface UploadFilesProps {
  /** Where they are stored. */
  area: UploadArea;
  /** Interrupted uploads with the same key are resumed after a reload. */
  resumeKey: string;
  /** Names their folder before the post or the message has an id. */
  folderKey: string;
  /** How many more files there may be. */
  most: number;
  /** Called with the function that uploads files chosen outside of the widget. */
  onReady(addFiles: (files: File[]) => void): void;
  onUpdate(files: DraftFile[], isUploading: boolean): void;
  onDone(): void;
}

/** The upload widget of a post or a message that is being written. */
export default function UploadFiles(props: UploadFilesProps) {
  const { area, resumeKey, folderKey, most, onReady, onUpdate, onDone } = props;
  const [isEmpty, setEmpty] = useState(true);
  const site = useSite();
  const [place, setPlace] = useState<UploadPlace | null>(null);
  useEffect(() => {
    call(getUploadPlace, { area }).then(setPlace, onDone);
  }, [area, onDone]);
  if (!place || !site) {
    return (
      <div className="grid h-[300px] place-items-center">
        <Spinner />
      </div>
    );
  }
  const report = ({ uploadedFiles, pendingFiles, failedFiles }: UploadWidgetUpdate) => {
    setEmpty(uploadedFiles.length + pendingFiles.length + failedFiles.length === 0);
    onUpdate(
      uploadedFiles.map(({ filePath, originalFile, altText }) => ({
        ...{ path: filePath, url: originalFile.fileUrl, mime: originalFile.mime },
        alt: altText ?? '',
      })),
      pendingFiles.length > 0,
    );
  };
  return (
    <UploadDropzone
      width="600px"
      // A list of files is as high as it needs: it must not scroll inside the page.
      height={isEmpty ? '300px' : 'auto'}
      options={{
        ...{ apiUrl: site.mediaUrl, apiKey: place.apiKey, headers: () => uploadHeaders(area) },
        ...{ multi: true, maxFileCount: most, showFinishButton: true },
        ...{ mimeTypes: ['image/*', 'video/*'], maxFileSizeBytes: place.largestFile },
        onInit: ({ addFiles }) => onReady(addFiles),
        onPreUpload: (file: File) => refusePicture(file, place.largestPicture),
        path: { folderPath: `${place.folder}/${folderKey}` },
        editor: { images: { crop: false, onRequest: true } },
        locale: LOCALE,
        styles: { colors: { primary: '#ff7a1a' }, fontFamilies: { base: 'var(--font-sans)' } },
        ...{ askForAltText: true, resumeKey },
      }}
      onUpdate={report}
      onComplete={onDone}
    />
  );
}
