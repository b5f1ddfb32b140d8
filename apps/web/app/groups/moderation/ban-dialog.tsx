import { banFromGroup, GROUP_REASON_MAX_CHARACTERS } from '@arquiba/contract/group-members';
import type { Group } from '@arquiba/contract/groups';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { useRevalidator } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface BanDialogProps {
  group: Pick<Group, 'slug' | 'name'>;
  person: Pick<ProfileCard, 'username' | 'displayName'>;
  onClose(): void;
}

const ENDS = [
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '180', label: '6 meses' },
  { value: '', label: 'Sem fim' },
];

/** Asks for the reason and the end of a ban. */
export function BanDialog({ group, person, onClose }: BanDialogProps) {
  const { revalidate } = useRevalidator();
  const { slug } = group;
  const { username, displayName } = person;
  const { busy, errors, form } = useForm({
    read: (data) => ({ reason: String(data.get('reason')), days: Number(data.get('days')) }),
    async send({ reason, days }) {
      await quietCall(banFromGroup, { slug, username, reason, ...(days > 0 && { days }) });
      notify('success', `${displayName} não participa mais do grupo.`);
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Banir ${displayName}?`}
      cancel="Cancelar"
      actions={
        <Button tone="danger" type="submit" form="ban" busy={busy}>
          Banir
        </Button>
      }
    >
      <form {...form} id="ban" className="grid gap-4">
        <p>
          Quem é banido sai do grupo e não entra, não pede e não usa convites. O motivo fica no
          registro da moderação.
        </p>
        <TextArea
          label="Motivo"
          name="reason"
          data-focus
          maxLength={GROUP_REASON_MAX_CHARACTERS}
          error={errors.reason}
        />
        <SelectField label="Por quanto tempo" name="days" options={ENDS} defaultValue="7" />
      </form>
    </Dialog>
  );
}
