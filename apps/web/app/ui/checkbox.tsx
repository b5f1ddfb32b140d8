import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldNote } from './field.tsx';
import { Check } from './icons/check.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="group relative flex min-h-11 items-center gap-3 py-2 leading-snug has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative grid size-6 flex-none place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-note` : undefined}
            className={cx(BOX, 'peer')}
          />
          <Check className="relative hidden size-4.5 text-on-accent peer-checked:block peer-disabled:text-muted [&]:stroke-[3]" />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </div>
  );
}

const BOX =
  'absolute inset-0 size-6 appearance-none rounded-sm border border-edge bg-raised transition group-hover:border-ink checked:border-accent checked:bg-accent aria-invalid:border-card-red disabled:border-line disabled:bg-sunken';
