import type { Group } from '@arquiba/contract/groups';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Badge } from '../ui/badge.tsx';

/** Whether anyone may enter. */
export function AccessBadge({ access }: Pick<Group, 'access'>) {
  if (access === 'open') return <Badge tone="grass">Aberto</Badge>;
  return (
    <Badge>
      <LockKeyhole className="size-3" />
      Fechado
    </Badge>
  );
}
