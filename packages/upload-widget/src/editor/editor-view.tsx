import type { Widget } from '../core/create-widget.ts';
import type { Row, WidgetState } from '../core/state.ts';
import { fill } from '../locale/locale.ts';
import { Cropper } from './cropper.tsx';
import { Preview } from './preview.tsx';

interface EditorViewProps {
  widget: Widget;
  state: WidgetState;
  id: number;
}

/** Before a file counts, a picture is cropped, or any other file is previewed. */
export default function EditorView({ widget, state, id }: EditorViewProps) {
  const { editor, locale, multi } = widget.options;
  const row = state.rows.find((each) => each.id === id);
  if (row?.type !== 'uploaded') return null;
  const waiting = state.rows.filter(awaitsEditing);
  const edited = state.rows.filter((each) => each.type === 'uploaded' && !each.awaitsEditing);
  const [place, count] = [edited.length + 1, edited.length + waiting.length];
  const isCropped = (editor.crop || editor.onRequest) && row.mime.startsWith('image/');
  return (
    <div className="view editor">
      <h2 className="editor-title">
        {multi && count > 1 && row.awaitsEditing
          ? `${locale.imageCropNumberPrefix} ${place} ${locale.xOfY} ${count}`
          : fill(locale.previewLabel, { name: row.name })}
      </h2>
      {isCropped ? <Cropper widget={widget} row={row} /> : <Preview widget={widget} row={row} />}
    </div>
  );
}

function awaitsEditing(row: Row): boolean {
  return row.type === 'uploaded' && row.awaitsEditing && !row.leaving;
}
