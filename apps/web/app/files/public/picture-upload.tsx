import { getUploadPlace, type UploadPlace } from '@arquiba/contract/files';
import { ptBr, type Row, useUploadWidget } from '@arquiba/upload-widget';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api-call.ts';
import { type DraftFile, newKey } from '../../draft.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSite } from '../../viewer/use-site.ts';
import { refusePicture } from './refuse-picture.ts';
import { uploadHeaders } from './upload-headers.ts';

const headers = () => uploadHeaders('posts');
const LOCALE = { ...ptBr, unsupportedFileType: 'Só entram fotos, e este arquivo é de outro tipo.' };

interface PictureUploadProps {
  file: File;
  onUploaded(file: DraftFile): void;
  onClose(): void;
}

/** Uploads one picture of a comment or of an option of a poll, with its progress, or why it failed. */
export default function PictureUpload(props: PictureUploadProps) {
  const { onClose } = props;
  const site = useSite();
  const [place, setPlace] = useState<UploadPlace | null>(null);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // The error was shown in a toast.
    call(getUploadPlace, {}).then(setPlace, () => leave());
  }, []);
  if (!place || !site) return <Progress name={props.file.name} row={undefined} onClose={onClose} />;
  return <Upload {...props} place={place} mediaUrl={site.mediaUrl} />;
}

interface UploadProps extends PictureUploadProps {
  place: UploadPlace;
  mediaUrl: string;
}

function Upload({ file, place, mediaUrl, onUploaded, onClose }: UploadProps) {
  const [key] = useState(newKey);
  const { widget, state } = useUploadWidget({
    ...{ apiUrl: mediaUrl, apiKey: place.apiKey, headers, locale: LOCALE },
    ...{ maxFileCount: 1, mimeTypes: ['image/*'], maxFileSizeBytes: place.largestPicture },
    onPreUpload: (chosen: File) => refusePicture(chosen, place.largestPicture),
    path: { folderPath: `${place.folder}/${key}` },
    editor: { images: { crop: false, preview: false } },
  });
  useEffect(() => {
    widget.addFiles([file]);
  }, [widget, file]);
  const row = state.rows[0];
  const finish = useEffectEvent(() => {
    if (row?.type !== 'uploaded') return;
    const { filePath, fileUrl, mime } = row.uploaded;
    onUploaded({ path: filePath, url: fileUrl, mime, alt: '' });
  });
  const isUploaded = row?.type === 'uploaded';
  useEffect(() => {
    if (isUploaded) finish();
  }, [isUploaded]);
  return (
    <Progress
      name={file.name}
      row={row}
      onClose={onClose}
      onRetry={() => row && widget.retry(row.id)}
    />
  );
}

interface ProgressProps {
  name: string;
  row: Row | undefined;
  onRetry?(): void;
  onClose(): void;
}

function Progress({ name, row, onRetry, onClose }: ProgressProps) {
  const error = row?.type === 'failed' ? row.error : null;
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-2 rounded-card bg-sunken py-1 pr-1 pl-3.5 text-sm">
      {error ? (
        <p role="alert" className="min-w-0 flex-1 wrap-anywhere text-card-red">
          {error.message}
        </p>
      ) : (
        <div className="grid min-w-0 flex-1 gap-1.5">
          <p className="truncate">{name}</p>
          <ProgressBar
            label={`Enviando ${name}`}
            value={row?.type === 'uploading' ? row.progress : undefined}
          />
        </div>
      )}
      {error?.retryable && (
        <Button tone="ghost" size="sm" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
      <Button tone="ghost" size="sm" onClick={onClose}>
        {error ? 'Tirar' : 'Cancelar'}
      </Button>
    </div>
  );
}
