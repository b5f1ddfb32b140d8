import type { Group } from '@arquiba/contract/groups';
import { Badge } from '../ui/badge.tsx';
import { LockKeyhole } from '../ui/icons/lock-keyhole.tsx';

/** Whether the group is open or closed. */
export function AccessBadge({ access }: Pick<Group, 'access'>) {
  if (access === 'open') return <Badge tone="grass">Aberto</Badge>;
  return (
    <Badge>
      <LockKeyhole className="size-3" />
      Fechado
    </Badge>
  );
}
