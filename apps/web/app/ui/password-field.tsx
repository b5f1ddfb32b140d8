import { type ComponentProps, useState } from 'react';
import { cx } from './class-names.ts';
import { CONTROL, Field, type FieldLook, FRAME } from './field.tsx';
import { Eye } from './icons/eye.tsx';
import { EyeOff } from './icons/eye-off.tsx';

interface PasswordFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className'> {
  /** Password managers fill in the current one and suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, optional, className, ...input } = props;
  const [shown, setShown] = useState(false);
  const name = shown ? 'Ocultar senha' : 'Mostrar senha';
  return (
    <Field {...{ label, labelHidden, hint, error, optional, className }}>
      {(links) => (
        <div className={cx(FRAME, 'h-12')}>
          <input
            {...input}
            {...links}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={CONTROL}
          />
          <button
            type="button"
            title={name}
            aria-label={name}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            className="grid w-12 place-items-center rounded-md text-muted transition -outline-offset-3 hover:text-ink [&_.lucide]:size-5"
          >
            {shown ? <EyeOff /> : <Eye />}
          </button>
        </div>
      )}
    </Field>
  );
}
