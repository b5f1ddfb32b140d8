import { changePassword } from '@arquiba/contract/account-data';
import { useState } from 'react';
import { Form } from 'react-router';
import { quietCall } from '../api-call.ts';
import { type FieldErrors, useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { RefusedForm } from './account-data-action.ts';
import { checkPasswords, readPasswords } from './change-password-values.ts';
import { NewPasswordFields } from './public/new-password-fields.tsx';

interface ChangePasswordCardProps {
  /** Lets password managers know the account. */
  email: string;
  refused: RefusedForm | undefined;
}

export default function ChangePasswordCard({ email, refused }: ChangePasswordCardProps) {
  // A new key mounts a new form, so that no password stays in the page.
  const [round, setRound] = useState(0);
  const before = refused?.form === 'password' ? refused.fields : undefined;
  return (
    <Card title="Alterar senha">
      <PasswordForm key={round} email={email} before={before} onDone={() => setRound(round + 1)} />
    </Card>
  );
}

interface PasswordFormProps {
  email: string;
  before: FieldErrors | undefined;
  onDone(): void;
}

function PasswordForm({ email, before, onDone }: PasswordFormProps) {
  const { busy, errors, form } = useForm({
    ...{ read: readPasswords, check: checkPasswords, before },
    async send({ currentPassword, password }) {
      await quietCall(changePassword, { currentPassword, password });
      notify('success', 'Senha alterada. As sessões em outros aparelhos foram encerradas.');
      onDone();
    },
  });
  return (
    <Form method="post" className="grid gap-4" {...form}>
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label="Senha atual"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={200}
          error={errors.currentPassword}
          className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
        />
        <NewPasswordFields
          labels={{ password: 'Nova senha', confirmation: 'Confirme a nova senha' }}
          errors={errors}
        />
      </div>
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        busyLabel="Alterando..."
        className="justify-self-start max-sm:w-full"
      >
        Alterar senha
      </Button>
    </Form>
  );
}
