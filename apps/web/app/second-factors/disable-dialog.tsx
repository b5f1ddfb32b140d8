import { disableSecondFactor } from '@arquiba/contract/second-factors';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CodeField } from './public/code-field.tsx';

export default function DisableDialog({ onClose }: { onClose(): void }) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('code') ?? ''),
    check: (code) => (code.trim() ? null : { field: 'code', message: 'Preencha o código' }),
    async send(code) {
      await quietCall(disableSecondFactor, { code });
      notify('success', 'Verificação em duas etapas desativada.');
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Desativar a verificação em duas etapas?">
      <p className="mb-4 text-muted">
        A sua senha voltará a ser suficiente para entrar, e os códigos de recuperação deixam de
        valer.
      </p>
      <form className="grid gap-4" {...form}>
        <CodeField label="Código" error={errors.code} autoFocus />
        <Button type="submit" tone="danger" wide busy={busy}>
          Desativar
        </Button>
      </form>
    </Dialog>
  );
}
