import { type GroupPage, leaveGroup } from '@arquiba/contract/groups';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { Link, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { Button } from '../ui/button.tsx';

/** Who invited the viewer; the button beside the name accepts, this one declines. */
export function Invitation({ group, inviter }: { group: GroupPage; inviter: ProfileCard }) {
  const { revalidate } = useRevalidator();
  const decline = async () => {
    await call(leaveGroup, { slug: group.slug });
    await revalidate();
  };
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-orange-soft px-4 py-2">
      <span className="min-w-0 flex-1">
        <Link to={`/perfil/${inviter.username}`} className="font-semibold text-ink">
          {inviter.displayName}
        </Link>{' '}
        convidou você para este grupo.
      </span>
      <Button size="sm" tone="ghost" onClick={() => void decline().catch(() => undefined)}>
        Recusar convite
      </Button>
    </p>
  );
}
