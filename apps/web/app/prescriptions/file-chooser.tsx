import { useRef, useState } from 'react';
import { formatSize } from '../files/public/format-size.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { FieldNote } from '../ui/field.tsx';
import { CircleCheck } from '../ui/icons/circle-check.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ACCEPTED, LIMITS, refuseFile } from './refuse-file.ts';

const FileUpload = lazyPart(() => import('../files/public/file-upload.tsx'));

interface FileChooserProps {
  /** Of the uploaded file; null before. */
  path: string | null;
  error: string | undefined;
  onChange(path: string | null): void;
}

/** Chooses the photo or PDF and uploads it at once. */
export function FileChooser({ path, error, onChange }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = refuseFile(chosen);
    setRefusal(problem);
    setFile(problem ? null : chosen);
    onChange(null);
  };
  const problem = refusal ?? error;
  return (
    <div className="grid justify-items-start gap-3">
      <p id="receita-limites" className="text-muted">
        {LIMITS}
      </p>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        aria-label="Foto ou PDF da receita"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        tone="secondary"
        icon={<ImagePlus />}
        data-field="file"
        aria-invalid={problem ? true : undefined}
        aria-describedby={cx('receita-limites', problem && 'receita-problema')}
        onClick={() => chooser.current?.click()}
      >
        {file ? 'Escolher outro arquivo' : 'Escolher foto ou PDF'}
      </Button>
      {problem && <FieldNote id="receita-problema" error text={problem} />}
      {file && !path && (
        <div className="w-full">
          <FileUpload
            key={`${file.name} ${file.lastModified} ${file.size}`}
            area="prescriptions"
            file={file}
            onUploaded={(uploaded) => onChange(uploaded.path)}
            onClose={() => setFile(null)}
          />
        </div>
      )}
      {file && path && (
        <p role="status" className="flex min-w-0 items-center gap-2 wrap-anywhere">
          <CircleCheck className="flex-none text-grass" />
          {file.name}, {formatSize(file.size)}
        </p>
      )}
    </div>
  );
}
