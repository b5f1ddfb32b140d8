import type { ReactNode } from 'react';
import type { Widget } from '../core/create-widget.ts';
import type { ResolvedOptions } from '../core/options.ts';
import type { Row } from '../core/state.ts';
import { fill } from '../locale/locale.ts';

interface RowLinksProps {
  row: Row;
  widget: Widget;
  options: ResolvedOptions;
  canMoveUp: boolean;
  canMoveDown: boolean;
}

/** What can be done with a row. */
export function RowLinks({ row, widget, options, canMoveUp, canMoveDown }: RowLinksProps) {
  const { locale, showRemoveButton, multi } = options;
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
      {row.type === 'failed' && row.error.retryable && row.file && (
        <Link name={row.name} onClick={() => widget.retry(row.id)}>
          {locale.retryBtn}
        </Link>
      )}
      {(underWay || showRemoveButton) && (
        <Link name={row.name} onClick={() => widget.leave(row.id)}>
          {underWay ? locale.cancelBtn : locale.removeBtn}
        </Link>
      )}
      {multi && row.type === 'uploaded' && (canMoveUp || canMoveDown) && (
        <>
          <Mover row={row} widget={widget} by={-1} disabled={!canMoveUp} />
          <Mover row={row} widget={widget} by={1} disabled={!canMoveDown} />
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
  by,
  disabled,
}: {
  row: Row;
  widget: Widget;
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
      onClick={() => !disabled && widget.move(row.id, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  );
}
