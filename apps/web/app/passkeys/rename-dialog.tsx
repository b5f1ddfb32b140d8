import { type Passkey, renamePasskey } from '@arquiba/contract/passkeys';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NameField } from './name-field.tsx';

interface RenameDialogProps {
  passkey: Passkey;
  onRenamed(): Promise<void>;
  onClose(): void;
}

export default function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('name') ?? ''),
    async send(name) {
      await quietCall(renamePasskey, { id: passkey.id, name });
      onClose();
      await onRenamed();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Renomear a chave de acesso">
      <form className="grid gap-4" {...form}>
        <NameField defaultValue={passkey.name} error={errors.name} />
        <Button type="submit" wide busy={busy}>
          Salvar
        </Button>
      </form>
    </Dialog>
  );
}
