import { type FormEvent, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const RULE = 'Pelo menos 8 caracteres.';
// Loaded when something is typed.
const StrengthMeter = lazyPart(() => import('../strength-meter.tsx'), {
  fallback: () => RULE,
  optional: true,
});

interface NewPasswordFieldsProps {
  labels: { password: string; confirmation: string };
  errors: { password?: string; confirmation?: string };
}

/** A password and its confirmation, named `password` and `confirmation`. */
export function NewPasswordFields({ labels, errors }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const note = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const { password, confirmation } = typed;
  const differ = confirmation !== '' && password !== confirmation;
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={password === '' ? RULE : <StrengthMeter password={password} />}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        error={errors.password}
        onInput={note}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        maxLength={200}
        error={differ ? 'Senhas não combinam' : errors.confirmation}
        onInput={note}
      />
    </>
  );
}
