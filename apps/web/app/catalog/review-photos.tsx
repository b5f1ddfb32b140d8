import { getUploadPlace, type UploadPlace } from '@arquiba/contract/files';
import { ptBr, UploadDropzone } from '@arquiba/upload-widget';
import { useEffect, useState } from 'react';
import { call } from '../api-call.ts';
import type { DraftFile } from '../draft.ts';
import { uploadHeaders } from '../files/public/upload-headers.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useSite } from '../viewer/use-site.ts';

const headers = () => uploadHeaders('posts');
const LOCALE = { ...ptBr, uploadFileMultiBtn: 'Escolher fotos', finishBtn: 'Ok' };

interface ReviewPhotosProps {
  accountId: string;
  /** Identifies the review in the folder of the account, before it has an id. */
  name: string;
  most: number;
  onUpdate(files: DraftFile[], isUploading: boolean): void;
}

/** The upload widget for the pictures of a review. */
export default function ReviewPhotos({ accountId, name, most, onUpdate }: ReviewPhotosProps) {
  const site = useSite();
  const [place, setPlace] = useState<UploadPlace | null>(null);
  useEffect(() => {
    call(getUploadPlace, {}).then(setPlace, () => undefined);
  }, []);
  if (!place || !site) return <Spinner />;
  return (
    <UploadDropzone
      width="600px"
      height="260px"
      options={{
        ...{ apiUrl: site.mediaUrl, apiKey: place.apiKey, headers },
        ...{ multi: true, maxFileCount: most, mimeTypes: ['image/*'] },
        maxFileSizeBytes: place.largestPicture,
        path: { folderPath: `${place.folder}/avaliacao-${name}` },
        editor: { images: { crop: false } },
        locale: LOCALE,
        styles: { colors: { primary: '#ff7a1a' }, fontFamilies: { base: 'var(--font-sans)' } },
        ...{ askForAltText: true, resumeKey: `review-${accountId}` },
      }}
      onUpdate={({ uploadedFiles, pendingFiles }) =>
        onUpdate(
          uploadedFiles.map(({ filePath, originalFile, altText }) => ({
            ...{ path: filePath, url: originalFile.fileUrl, mime: originalFile.mime },
            alt: altText ?? '',
          })),
          pendingFiles.length > 0,
        )
      }
    />
  );
}
