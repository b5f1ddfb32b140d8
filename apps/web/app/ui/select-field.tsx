import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { CONTROL, Field, type FieldLook, FRAME } from './field.tsx';
import { ChevronDown } from './icons/chevron-down.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldLook, Omit<ComponentProps<'select'>, 'className'> {
  options: Option[];
  /** The label of the empty first option. */
  placeholder?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, optional, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(links) => (
        <div className={cx(FRAME, 'relative h-12')}>
          <select
            {...select}
            {...links}
            className={cx(CONTROL, 'appearance-none rounded-md pr-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-raised text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
        </div>
      )}
    </Field>
  );
}
