import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  detail?: ReactNode;
  className?: string | undefined;
}

/** A switch that takes effect at once. For a value that takes effect with a form, use a checkbox. */
export function Switch({ label, detail, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{label}</span>
        {detail && (
          <span id={`${id}-detail`} className="block text-sm text-muted">
            {detail}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state
        role="switch"
        aria-describedby={detail ? `${id}-detail` : undefined}
        className="relative h-7 w-12 flex-none appearance-none rounded-pill border border-edge bg-sunken transition before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-pill before:bg-edge before:transition checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:border-line disabled:bg-sunken disabled:before:bg-line"
      />
    </label>
  );
}
