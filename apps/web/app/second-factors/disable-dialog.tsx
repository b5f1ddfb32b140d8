import { disableSecondFactor } from '@arquiba/contract/second-factors';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { CodeField } from './public/code-field.tsx';

export default function DisableDialog({ onClose }: { onClose(): void }) {
  async function disable(currentPassword: string, form: FormData) {
    const code = String(form.get('code') ?? '');
    await quietCall(disableSecondFactor, { currentPassword, code });
    notify('success', 'Verificação em duas etapas desativada.');
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title="Desativar a verificação em duas etapas?">
      <p className="mb-4 text-muted">
        A sua senha voltará a ser suficiente para entrar, e os códigos de recuperação deixam de
        valer.
      </p>
      <PasswordForm action="Desativar" danger send={disable}>
        {(errors) => <CodeField label="Código" error={errors.code} />}
      </PasswordForm>
    </Dialog>
  );
}
