import type { ProfileCard } from '@arquiba/contract/profiles';
import { Age } from '../../ui/age.tsx';
import { Button } from '../../ui/button.tsx';
import { ProfileRow } from './profile-row.tsx';

interface RequestRowProps {
  request: ProfileCard & { requestedAt: string };
  onAccept(): void;
  onRefuse(): void;
}

/** Someone who asks to follow or to enter a group, and the two answers. */
export function RequestRow({ request, onAccept, onRefuse }: RequestRowProps) {
  const { displayName, username, requestedAt } = request;
  return (
    <ProfileRow
      roomy
      profile={request}
      detail={
        <>
          <Age at={requestedAt} /> · @{username}
        </>
      }
      action={
        <div className="flex items-center gap-1.5">
          <Button size="sm" aria-label={`Aceitar ${displayName}`} onClick={onAccept}>
            Aceitar
          </Button>
          <Button
            size="sm"
            tone="secondary"
            aria-label={`Recusar ${displayName}`}
            onClick={onRefuse}
          >
            Recusar
          </Button>
        </div>
      }
    />
  );
}
