import { useEffect, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';
import type { Row } from '../core/state.ts';
import { fill } from '../locale/locale.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { usePicture } from './use-picture.ts';

type UploadedRow = Row & { type: 'uploaded' };

export function Preview({ widget, row }: { widget: Widget; row: UploadedRow }) {
  const { locale } = widget.options;
  return (
    <>
      <div className="stage">
        {row.mime.startsWith('video/') ? <Film row={row} /> : <Still widget={widget} row={row} />}
      </div>
      <EditorButtons
        locale={locale}
        onCancel={() => widget.leave(row.id)}
        onContinue={() => widget.edit(row.id, null)}
      />
    </>
  );
}

function Still({ widget, row }: { widget: Widget; row: UploadedRow }) {
  const { locale } = widget.options;
  const { picture, failed } = usePicture(row.uploaded, widget.options);
  if (failed) return <p className="hint">{locale.previewUnavailable}</p>;
  if (!picture) return <p className="hint">{locale.submitBtnLoading}</p>;
  return <img src={picture.url} alt={fill(locale.previewLabel, { name: row.name })} />;
}

function Film({ row }: { row: UploadedRow }) {
  const [url, setUrl] = useState('');
  const { file } = row.uploaded;
  useEffect(() => {
    const local = URL.createObjectURL(file);
    setUrl(local);
    return () => URL.revokeObjectURL(local);
  }, [file]);
  // biome-ignore lint/a11y/useMediaCaption: it is the person's own new recording.
  return url ? <video src={url} controls playsInline aria-label={row.name} /> : null;
}
