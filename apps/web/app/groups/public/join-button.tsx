import type { Group } from '@arquiba/contract/groups';
import { Button, LinkButton } from '../../ui/button.tsx';
import { groupPath } from '../group-path.ts';
import { enter, leave, useMembership } from '../memberships.ts';

/** Joins and leaves an open group, for a member of the network; a closed one is asked on its page. */
export function JoinButton({ group }: { group: Group }) {
  const { joined } = useMembership(group);
  if (group.access === 'closed' && !joined) {
    return (
      <LinkButton
        size="sm"
        tone="secondary"
        to={groupPath(group)}
        aria-label={`Ver grupo ${group.name}`}
      >
        Ver
      </LinkButton>
    );
  }
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
