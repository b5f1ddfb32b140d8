import { type FormEvent, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordStrength } from './password-strength.ts';

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
        hint={password === '' ? 'Pelo menos 8 caracteres.' : <Strength password={password} />}
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

function Strength({ password }: { password: string }) {
  const { level, words } = passwordStrength(password);
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-pill transition', step <= level ? COLORS[level] : 'bg-line')}
          />
        ))}
      </span>
      <span role="status">{words}</span>
    </span>
  );
}

const COLORS = ['', 'bg-card-red', 'bg-orange', 'bg-grass', 'bg-grass'];
