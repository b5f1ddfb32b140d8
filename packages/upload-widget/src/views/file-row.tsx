import { type HTMLAttributes, memo } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { kindOf } from '../core/file-rules.ts';
import type { ResolvedOptions } from '../core/options.ts';
import type { Row } from '../core/state.ts';
import { fill, type Locale } from '../locale/locale.ts';
import { formatDuration } from './format-duration.ts';
import { Icon } from './icons.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { RowLinks } from './row-links.tsx';
import { TextWithLink } from './text-with-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface RowProps {
  row: Row;
  widget: Widget;
  options: ResolvedOptions;
  offline: boolean;
  /** The number of rows, and the index of this one. */
  count: number;
  place: number;
}

interface FileRowProps extends RowProps {
  /** Makes the row draggable. */
  drag: HTMLAttributes<HTMLLIElement>;
}

export function FileRow({ drag, ...props }: FileRowProps) {
  const { row } = props;
  return (
    <li className={`row ${row.type}${row.leaving ? ' leaving' : ''}`} {...drag}>
      <RowContent {...props} />
    </li>
  );
}

/** Rendered only when its own row changes: the progress of one file must not render all others. */
const RowContent = memo(function RowContent(props: RowProps) {
  const { row, widget, options, offline } = props;
  const { locale, given } = options;
  const { name } = row;
  const asksForAltText =
    given.askForAltText && row.mime.startsWith('image/') && row.type === 'uploaded';
  return (
    <>
      <div className="badge">
        <RowBadge row={row} locale={locale} />
      </div>
      <div>
        <p className="name" title={name}>
          {name}
        </p>
        <RowMessage row={row} locale={locale} offline={offline} />
        <RowLinks {...props} />
      </div>
      {asksForAltText && (
        <div className="alt">
          <input
            className="field"
            aria-label={fill(locale.altTextLabel, { name })}
            placeholder={locale.altTextPlaceholder}
            maxLength={1000}
            value={row.altText}
            onChange={(event) => widget.describe(row.id, event.currentTarget.value)}
          />
        </div>
      )}
    </>
  );
});

function RowBadge({ row, locale }: { row: Row; locale: Locale }) {
  if (row.type === 'failed') return <Icon name="error" />;
  if (row.type === 'uploaded') {
    const icon = <Icon name={kindOf(row.mime)} />;
    return row.file ? <Thumbnail file={row.file} mime={row.mime} fallback={icon} /> : icon;
  }
  const progress = row.type === 'uploading' ? row.progress : 0;
  const label = fill(locale.uploadingLabel, { name: row.name, progress: Math.round(progress) });
  return <ProgressRing progress={progress} label={label} />;
}

function RowMessage({ row, locale, offline }: { row: Row; locale: Locale; offline: boolean }) {
  if (row.type === 'failed') {
    return (
      <p className="message">
        <TextWithLink text={row.error.message || locale.unexpectedError} />
      </p>
    );
  }
  const text = messageOf(row, locale, offline);
  return text ? <p className="message">{text}</p> : null;
}

function messageOf(row: Row, locale: Locale, offline: boolean): string | null {
  if (row.type === 'preprocessing') return locale.processingFile;
  if (row.type !== 'uploading') return null;
  if (row.paused) return locale.paused;
  if (offline) return locale.offline;
  if (row.secondsLeft === null) return null;
  return fill(locale.secondsLeft, { time: formatDuration(row.secondsLeft, locale.language) });
}
