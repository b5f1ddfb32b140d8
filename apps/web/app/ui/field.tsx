import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

/** The props of every field. */
export interface FieldLook {
  label: string;
  /** Hides the label visually, if the context already shows it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The error message, which names the field. */
  error?: string | undefined;
  /** Adds '(opcional)' to the label; required fields are not marked. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** The attributes that link a control to its label, hint and error. */
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

/** The hint or error below a control. */
export function FieldNote({ id, error, text }: { id: string; error: boolean; text: ReactNode }) {
  return (
    <p id={id} className={cx('text-sm', error ? 'font-medium text-card-red' : 'text-muted')}>
      {text}
    </p>
  );
}

/** The border around a control, with a ring while the control has the focus. */
export const FRAME =
  'flex items-stretch rounded-md border border-edge bg-raised text-ink transition hover:border-ink focus-within:border-accent-ink focus-within:outline-2 focus-within:outline-offset-0 focus-within:outline-accent-ink has-[[aria-invalid]]:border-card-red has-[[aria-invalid]]:focus-within:outline-card-red has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted';

/** The control; 16 px, because phones zoom into smaller fields. */
export const CONTROL =
  'min-w-0 flex-1 bg-transparent px-3.5 text-base outline-none disabled:cursor-not-allowed';
