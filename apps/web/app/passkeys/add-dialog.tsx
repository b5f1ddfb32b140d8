import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { createPasskey } from './create-passkey.ts';
import { NameField } from './name-field.tsx';

export default function AddDialog({ onClose }: { onClose(): void }) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('name') ?? '').trim(),
    check: (name) => (name ? null : { field: 'name', message: 'Preencha o nome da chave' }),
    async send(name) {
      await createPasskey(name);
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
        <Button type="submit" wide busy={busy} busyLabel="Aguardando o aparelho...">
          Criar
        </Button>
      </form>
    </Dialog>
  );
}
