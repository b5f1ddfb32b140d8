import { useRef } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { acceptOf } from '../core/file-rules.ts';

/** A button that is a file input, so that every way of choosing files works on it. */
export function FileButton({
  widget,
  label,
  autoFocus = false,
  quiet = false,
}: {
  widget: Widget;
  label: string;
  autoFocus?: boolean;
  quiet?: boolean;
}) {
  const { mimeTypes, multi } = widget.options;
  const input = useRef<HTMLInputElement>(null);
  return (
    <label className={quiet ? 'button quiet' : 'button'}>
      <span aria-hidden="true">{label}</span>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={acceptOf(mimeTypes)}
        multiple={multi}
        // biome-ignore lint/a11y/noAutofocus: in a dialog that has just been opened, this is its first step.
        autoFocus={autoFocus}
        onChange={() => {
          const chosen = [...(input.current?.files ?? [])];
          // Otherwise the same file, chosen again, would change nothing.
          if (input.current) input.current.value = '';
          widget.addFiles(chosen);
        }}
      />
    </label>
  );
}
