import type { ReactNode } from 'react';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useAccount } from '../viewer/use-site.ts';

interface PasswordFormProps {
  /** The label of the button. */
  action: string;
  danger?: boolean;
  send(currentPassword: string, form: FormData): Promise<void>;
  /** Further fields, with their errors. */
  children?(errors: Record<string, string>): ReactNode;
}

/** Asks for the password before the settings of the second factor change. */
export function PasswordForm({ action, danger, send, children }: PasswordFormProps) {
  const account = useAccount();
  const { busy, errors, form } = useForm({
    read: (form) => form,
    check: (form) =>
      form.get('currentPassword')
        ? null
        : { field: 'currentPassword', message: 'Preencha a senha' },
    send: (form) => send(String(form.get('currentPassword')), form),
  });
  return (
    <form className="grid gap-4" {...form}>
      {/* Lets password managers know the account. */}
      <input type="email" autoComplete="username" value={account?.email} hidden readOnly />
      <PasswordField
        label="Senha atual"
        name="currentPassword"
        autoComplete="current-password"
        maxLength={200}
        error={errors.currentPassword}
        autoFocus
      />
      {children?.(errors)}
      <Button type="submit" tone={danger ? 'danger' : 'primary'} wide busy={busy}>
        {action}
      </Button>
    </form>
  );
}
