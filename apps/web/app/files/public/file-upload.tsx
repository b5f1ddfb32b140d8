import { getUploadPlace, type UploadArea, type UploadPlace } from '@arquiba/contract/files';
import { ptBr, type Row, useUploadWidget } from '@arquiba/upload-widget';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api-call.ts';
import { type DraftFile, newKey } from '../../draft.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSite } from '../../viewer/use-site.ts';
import { uploadHeaders } from './upload-headers.ts';

interface FileUploadProps {
  area: UploadArea;
  file: File;
  /** What the widget takes; undefined for every type. */
  mimeTypes?: string[];
  /** What it says of other types. */
  unsupported?: string;
  /** Refuses a file before it is uploaded. */
  check?(file: File, place: UploadPlace): Promise<{ errorMessage: string } | undefined>;
  largest?(place: UploadPlace): number;
  onUploaded(file: DraftFile): void;
  onClose(): void;
}

/** Uploads one file, with its progress, or why it failed. */
export default function FileUpload(props: FileUploadProps) {
  const { area, onClose } = props;
  const site = useSite();
  const [place, setPlace] = useState<UploadPlace | null>(null);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // The error was shown in a toast.
    call(getUploadPlace, { area }).then(setPlace, () => leave());
  }, [area]);
  if (!place || !site) return <Progress name={props.file.name} row={undefined} onClose={onClose} />;
  return <Upload {...props} place={place} mediaUrl={site.mediaUrl} />;
}

interface UploadProps extends FileUploadProps {
  place: UploadPlace;
  mediaUrl: string;
}

function Upload(props: UploadProps) {
  const { area, file, place, mediaUrl, onUploaded, onClose } = props;
  const [key] = useState(newKey);
  const { widget, state } = useUploadWidget({
    ...{ apiUrl: mediaUrl, apiKey: place.apiKey, headers: () => uploadHeaders(area) },
    locale: { ...ptBr, ...(props.unsupported && { unsupportedFileType: props.unsupported }) },
    ...{ maxFileCount: 1, maxFileSizeBytes: props.largest?.(place) ?? place.largestFile },
    ...(props.mimeTypes && { mimeTypes: props.mimeTypes }),
    onPreUpload: (chosen: File) => props.check?.(chosen, place),
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
