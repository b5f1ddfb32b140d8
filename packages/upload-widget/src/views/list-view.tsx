import type { Widget } from '../core/create-widget.ts';
import { maximumText } from '../core/prepare-file.ts';
import { canFinish, type WidgetState } from '../core/state.ts';
import { fill } from '../locale/locale.ts';
import { FileButton } from './file-button.tsx';
import { FileRow } from './file-row.tsx';
import { Sources } from './sources.tsx';
import { useRowDrag } from './use-row-drag.ts';

export function ListView({
  widget,
  state,
  onFinish,
}: {
  widget: Widget;
  state: WidgetState;
  onFinish(): void;
}) {
  const { options } = widget;
  const { locale, maxFileCount, multi, imagesOnly, showFinishButton } = options;
  const { rows, notice, offline } = state;
  const isFull = maxFileCount !== undefined && rows.length >= maxFileCount;
  const uploading = rows.some(({ type }) => type === 'uploading');
  const ready = canFinish(state);
  const dragOf = useRowDrag(widget, multi && rows.length > 1);
  return (
    <div className="view">
      <ul className={rows.length <= 2 ? 'list few' : 'list'}>
        {rows.map((row, place) => (
          <FileRow
            key={row.id}
            {...{ row, widget, options, offline, place }}
            count={rows.length}
            drag={dragOf(row.id)}
          />
        ))}
      </ul>
      {notice && (
        <p className="notice" role="alert">
          {fill(locale.tooManyDropped, { ...notice })}
        </p>
      )}
      {(multi || showFinishButton) && (
        <div className="foot">
          {multi && isFull && <span className="hint">{maximumText(options)}</span>}
          {multi && !isFull && (
            <FileButton
              quiet
              widget={widget}
              label={imagesOnly ? locale.addAnotherImageBtn : locale.addAnotherFileBtn}
            />
          )}
          {multi && !isFull && <Sources widget={widget} />}
          {showFinishButton && (
            <button
              type="button"
              className="button"
              aria-disabled={!ready}
              onClick={() => ready && onFinish()}
            >
              {uploading ? locale.submitBtnLoading : locale.finishBtn}
              {!uploading && locale.finishBtnIcon && <span aria-hidden="true">→</span>}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
