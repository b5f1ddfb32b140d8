import type { ChangeEvent, ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type FieldLook, FRAME } from './field.tsx';

interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Without a border, for a composer that has its own. */
  bare?: boolean | undefined;
  /** Grows to a part of the screen only; a longer text scrolls. */
  scrolls?: boolean | undefined;
}

/**
 * Grows with its text. A hidden copy of the text in the same grid cell gives it its height, without measuring
 * and inline styles.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, className, bare, scrolls, onChange, ...area } =
    props;
  const grow = (event: ChangeEvent<HTMLTextAreaElement>) => {
    mirror(event.currentTarget);
    onChange?.(event);
  };
  const initial = String(area.value ?? area.defaultValue ?? '');
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(links) => (
        <div className={bare ? undefined : FRAME}>
          <div
            data-copy={initial}
            className={cx(
              GROWING,
              !bare && 'px-3.5 py-2.5',
              scrolls && 'max-h-[40dvh] overflow-y-auto overscroll-contain',
            )}
          >
            <textarea
              rows={bare ? 1 : 3}
              {...area}
              {...links}
              onChange={grow}
              className="w-full resize-none overflow-hidden bg-transparent outline-none disabled:cursor-not-allowed"
            />
          </div>
        </div>
      )}
    </Field>
  );
}

function mirror(area: HTMLTextAreaElement): void {
  if (area.parentElement) area.parentElement.dataset.copy = area.value;
}

const GROWING =
  "grid min-w-0 flex-1 text-base after:invisible after:whitespace-pre-wrap after:wrap-anywhere after:content-[attr(data-copy)_'_'] [&>*]:[grid-area:1/1] after:[grid-area:1/1]";
