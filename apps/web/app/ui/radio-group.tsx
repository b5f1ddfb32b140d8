import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { FieldNote } from './field.tsx';

interface Choice {
  value: string;
  label: ReactNode;
  /** A text below the label; `Segmented` has no room for it. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps {
  label: string;
  labelHidden?: boolean | undefined;
  name: string;
  choices: Choice[];
  /** Controlled with `value` and `onChange`, or uncontrolled with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

/** Radio buttons as a list of cards. */
export function RadioGroup(props: RadioGroupProps) {
  return <Group {...props} form="cards" />;
}

/** Two or three radio buttons side by side. */
export function Segmented(props: RadioGroupProps) {
  return <Group {...props} form="pill" />;
}

function Group(props: RadioGroupProps & { form: keyof typeof LOOKS }) {
  const { label, labelHidden, name, choices, value, defaultValue, onChange, error, form } = props;
  const id = useId();
  const look = LOOKS[form];
  return (
    <fieldset
      className={cx('grid gap-1.5', props.className)}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <legend className={cx('mb-1.5 text-sm font-semibold', labelHidden && 'sr-only')}>
        {label}
      </legend>
      <div className={look.frame}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            htmlFor={`${id}-${choice.value}`}
            className={cx(FOCUS, look.choice)}
          >
            <input
              id={`${id}-${choice.value}`}
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              onChange={(event) => onChange?.(event.currentTarget.value)}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              className={look.input}
            />
            <span className="relative min-w-0 flex-1">
              <span className="block leading-snug font-semibold">{choice.label}</span>
              {choice.detail && <span className="block text-sm text-muted">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </fieldset>
  );
}

const FOCUS =
  'transition has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange-ink';

const LOOKS = {
  cards: {
    frame: 'grid gap-2',
    choice:
      'flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 hover:border-edge has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-disabled:bg-sunken has-disabled:text-muted',
    input:
      'size-5.5 flex-none appearance-none rounded-pill border border-edge bg-raised outline-none transition checked:border-[7px] checked:border-accent disabled:border-line disabled:bg-sunken',
  },
  pill: {
    frame: 'inline-flex max-w-full justify-self-start rounded-pill bg-accent-soft p-1',
    choice:
      'touch flex h-9 items-center rounded-pill border border-transparent px-4 text-center text-sm whitespace-nowrap text-muted hover:text-ink has-checked:border-edge has-checked:bg-raised has-checked:text-ink has-checked:shadow-float has-disabled:opacity-60',
    input: 'absolute inset-0 appearance-none rounded-pill outline-none',
  },
};
