import type { ReactNode } from 'react';
import type { Widget } from '../core/create-widget.ts';
import type { ResolvedOptions } from '../core/options.ts';
import type { Row } from '../core/state.ts';
import { fill } from '../locale/locale.ts';

/** Not GIF: redrawing would stop its animation. */
const REDRAWN = /^image\/(jpeg|png|webp)$/;

interface RowLinksProps {
  row: Row;
  widget: Widget;
  options: ResolvedOptions;
  count: number;
  place: number;
}

/** What can be done with a row. */
export function RowLinks({ row, widget, options, count, place }: RowLinksProps) {
  const { locale, showRemoveButton, multi, editor } = options;
  const underWay = row.type === 'uploading' || row.type === 'preprocessing';
  if (row.leaving) {
    return (
      <div className="links">
        <span className="link" aria-disabled="true">
          {row.type === 'uploading' ? locale.cancelBtnClicked : locale.removeBtnClicked}
        </span>
      </div>
    );
  }
  return (
    <div className="links">
      {row.type === 'uploading' && row.file && (
        <Link
          name={row.name}
          onClick={() => (row.paused ? widget.resume(row.id) : widget.pause(row.id))}
        >
          {row.paused ? locale.resumeBtn : locale.pauseBtn}
        </Link>
      )}
      {row.type === 'failed' && row.error.retryable && (
        <Link name={row.name} onClick={() => widget.retry(row.id)}>
          {locale.retryBtn}
        </Link>
      )}
      {(underWay || showRemoveButton) && (
        <Link name={row.name} onClick={() => widget.leave(row.id)}>
          {underWay ? locale.cancelBtn : locale.removeBtn}
        </Link>
      )}
      {editor.onRequest && row.type === 'uploaded' && REDRAWN.test(row.mime) && (
        <Link name={row.name} onClick={() => widget.startEditing(row.id)}>
          {locale.editBtn}
        </Link>
      )}
      {multi && row.type === 'uploaded' && count > 1 && (
        <>
          <Mover {...{ row, widget, place }} by={-1} disabled={place === 0} />
          <Mover {...{ row, widget, place }} by={1} disabled={place === count - 1} />
        </>
      )}
    </div>
  );
}

function Link({ name, onClick, children }: { name: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick} aria-label={`${children}: ${name}`}>
      {children}
    </button>
  );
}

function Mover({
  row,
  widget,
  place,
  by,
  disabled,
}: {
  row: Row;
  widget: Widget;
  place: number;
  by: -1 | 1;
  disabled: boolean;
}) {
  const { locale } = widget.options;
  const label = by < 0 ? locale.moveUpBtn : locale.moveDownBtn;
  return (
    <button
      type="button"
      className="link icon-only"
      aria-disabled={disabled}
      aria-label={fill(label, { name: row.name })}
      onClick={() => !disabled && widget.move(row.id, place + by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  );
}
