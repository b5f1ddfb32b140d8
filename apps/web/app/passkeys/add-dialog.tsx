import { ApiError } from '@arquiba/contract/errors';
import { useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { createPasskey } from './create-passkey.ts';
import { NameField } from './name-field.tsx';

export default function AddDialog({ onClose }: { onClose(): void }) {
  const account = useAccount();
  // Required only if the person signed in a while ago.
  const [askPassword, setAskPassword] = useState(false);
  const { busy, errors, form } = useForm({
    read: (form) => ({
      name: String(form.get('name') ?? '').trim(),
      currentPassword: String(form.get('currentPassword') ?? '') || undefined,
    }),
    check({ name, currentPassword }) {
      if (!name) return { field: 'name', message: 'Preencha o nome da chave' };
      if (!askPassword || currentPassword) return null;
      return { field: 'currentPassword', message: 'Preencha a senha' };
    },
    async send(values) {
      try {
        await createPasskey(values);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'password_required') throw error;
        return setAskPassword(true);
      }
      notify('success', 'Chave de acesso criada!');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Criar chave de acesso">
      <form className="grid gap-4" {...form}>
        <p className="text-muted">
          O navegador vai pedir a digital, o rosto ou o PIN do aparelho e guardar a chave nele ou no
          seu gerenciador de senhas.
        </p>
        <NameField defaultValue="Minha chave de acesso" error={errors.name} />
        {askPassword && (
          <>
            <input type="email" autoComplete="username" value={account?.email} hidden readOnly />
            <PasswordField
              label="Senha atual"
              hint="Faz mais de 10 minutos que você entrou: confirme que é você."
              name="currentPassword"
              autoComplete="current-password"
              maxLength={200}
              error={errors.currentPassword}
              autoFocus
            />
          </>
        )}
        <Button type="submit" wide busy={busy} busyLabel="Aguardando o aparelho...">
          {askPassword ? 'Confirmar e criar' : 'Criar'}
        </Button>
      </form>
    </Dialog>
  );
}
