import type { Group } from '@arquiba/contract/groups';
import { Button } from '../../ui/button.tsx';
import { enter, leave, useMembership } from '../memberships.ts';

/** Joins and leaves an open group, for a member of the network. */
export function JoinButton({ group }: { group: Group }) {
  const { joined } = useMembership(group);
  return (
    <Button
      size="sm"
      tone={joined ? 'secondary' : 'primary'}
      aria-label={joined ? `Participando do grupo ${group.name}` : `Entrar no grupo ${group.name}`}
      title={joined ? 'Sair do grupo' : undefined}
      onClick={() => void (joined ? leave(group) : enter(group))}
    >
      {joined ? 'Participando' : 'Entrar'}
    </Button>
  );
}
