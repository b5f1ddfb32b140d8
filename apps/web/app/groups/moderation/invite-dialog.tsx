import type { Group } from '@arquiba/contract/groups';
import { Dialog } from '../../ui/dialog.tsx';
import { InviteForm } from './invite-form.tsx';

/** For members, who have no page of invitations. */
export default function InviteDialog({ group, onClose }: { group: Group; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title="Convidar alguém">
      <p className="mb-4 text-muted wrap-anywhere">
        A pessoa recebe um aviso e decide se entra em {group.name}.
      </p>
      <InviteForm group={group} />
    </Dialog>
  );
}
