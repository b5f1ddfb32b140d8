import { deleteGroup, type Group } from '@arquiba/contract/groups';
import { useNavigate } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface DeleteDialogProps {
  group: Pick<Group, 'slug' | 'name'>;
  onClose(): void;
}

/** Asks for the name of the group, because nothing brings it back. */
export default function DeleteDialog({ group, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const { slug, name } = group;
  const { busy, errors, form } = useForm({
    quiet: true,
    read: (data) => ({ name: String(data.get('name')) }),
    async send(values) {
      await quietCall(deleteGroup, { slug, ...values });
      notify('success', 'Grupo excluído.');
      await navigate('/grupos');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir o grupo?"
      cancel="Cancelar"
      actions={
        <Button tone="danger" type="submit" form="delete-group" busy={busy}>
          Excluir para sempre
        </Button>
      }
    >
      <form {...form} id="delete-group" className="grid gap-4">
        <p className="wrap-anywhere">
          Não dá para desfazer. Para confirmar, digite <strong>{name}</strong>.
        </p>
        <TextField
          label="Nome do grupo"
          name="name"
          data-focus
          autoComplete="off"
          error={errors.name}
        />
      </form>
    </Dialog>
  );
}
