import type { Widget } from '../core/create-widget.ts';
import type { ResolvedOptions } from '../core/options.ts';
import { fill } from '../locale/locale.ts';
import { FileButton } from './file-button.tsx';
import { Sources } from './sources.tsx';

export function StartView({ widget }: { widget: Widget }) {
  const { button, hint } = wordsFor(widget.options);
  const { locale } = widget.options;
  const { notice } = widget.state;
  return (
    <div className="view centred">
      <FileButton widget={widget} label={button} autoFocus={widget.options.layout === 'modal'} />
      <p className="hint">{hint}</p>
      {notice && (
        <p className="notice" role="alert">
          {fill(locale.tooManyDropped, { ...notice })}
        </p>
      )}
      <Sources widget={widget} />
    </div>
  );
}

function wordsFor({ imagesOnly, multi, locale }: ResolvedOptions) {
  if (imagesOnly && multi) {
    return { button: locale.uploadImageMultiBtn, hint: locale.orDragDropImageMulti };
  }
  if (imagesOnly) return { button: locale.uploadImageBtn, hint: locale.orDragDropImage };
  if (multi) return { button: locale.uploadFileMultiBtn, hint: locale.orDragDropFileMulti };
  return { button: locale.uploadFileBtn, hint: locale.orDragDropFile };
}
