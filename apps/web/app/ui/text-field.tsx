import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { CONTROL, Field, type FieldLook, FRAME } from './field.tsx';

interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'prefix' | 'className'> {
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'time'
    | 'datetime-local'
    | undefined;
  /** Inside the border before the text: 'R$', '@'. */
  prefix?: ReactNode;
  /** Inside the border after the text: 'mm', a small button. */
  suffix?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, className, prefix, suffix, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(links) => (
        <div className={cx(FRAME, 'h-12')}>
          {prefix && <Affix side="before">{prefix}</Affix>}
          <input type="text" {...input} {...links} className={CONTROL} />
          {suffix && <Affix side="after">{suffix}</Affix>}
        </div>
      )}
    </Field>
  );
}

function Affix({ side, children }: { side: 'before' | 'after'; children: ReactNode }) {
  return (
    <span
      className={cx(
        'flex items-center text-muted',
        side === 'before' ? '-mr-2 pl-3.5' : '-ml-2 pr-3.5',
      )}
    >
      {children}
    </span>
  );
}
