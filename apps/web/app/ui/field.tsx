import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

/** What every kind of field takes. */
export interface FieldLook {
  label: string;
  /** Keeps the label for screen readers only, where the context shows it already. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, naming the field. */
  error?: string | undefined;
  /** Says '(opcional)' beside the label; required fields say nothing. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  children(links: ControlLinks): ReactNode;
}

/** Label above, control, then the error or the hint. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, optional, className, children } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx('grid min-w-0 grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className={cx('text-sm font-semibold', labelHidden && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && <FieldNote id={`${id}-note`} error={Boolean(error)} text={note} />}
    </div>
  );
}

/** The line under a control. */
export function FieldNote({ id, error, text }: { id: string; error: boolean; text: ReactNode }) {
  return (
    <p id={id} className={cx('text-sm', error ? 'font-medium text-card-red' : 'text-muted')}>
      {text}
    </p>
  );
}

/** The frame around a control; its ring follows the control inside. */
export const FRAME =
  'flex items-stretch rounded-md border border-edge bg-raised text-ink transition hover:border-ink focus-within:border-accent-ink focus-within:outline-2 focus-within:outline-offset-0 focus-within:outline-accent-ink has-[[aria-invalid]]:border-card-red has-[[aria-invalid]]:focus-within:outline-card-red has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted';

/** The control itself; 16 px, because phones zoom into anything smaller. */
export const CONTROL =
  'min-w-0 flex-1 bg-transparent px-3.5 text-base outline-none disabled:cursor-not-allowed';
