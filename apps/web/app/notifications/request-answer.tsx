import { acceptFollowRequest, refuseFollowRequest } from '@arquiba/contract/follow-lists';
import type { Notification } from '@arquiba/contract/notifications';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { refreshRequestCount } from '../follows/public/refresh-request-count.ts';
import { Button } from '../ui/button.tsx';
import { useAccount } from '../viewer/use-site.ts';

interface RequestAnswerProps {
  actor: Notification['actors'][number];
  /** It was answered or withdrawn elsewhere. */
  onGone(): void;
}

/** Answers a request to follow where it is told. */
export function RequestAnswer({ actor, onGone }: RequestAnswerProps) {
  const account = useAccount();
  const { username, displayName } = actor;
  const [answered, setAnswered] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function answer(route: typeof acceptFollowRequest | typeof refuseFollowRequest) {
    setBusy(true);
    try {
      await call(route, { username });
      setAnswered(route === acceptFollowRequest ? 'Pedido aceito' : 'Pedido recusado');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'not_found') onGone();
    } finally {
      setBusy(false);
    }
    if (account) void refreshRequestCount(account.id);
  }

  if (answered) return <p role="status">{answered}</p>;
  return (
    <>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Aceitar ${displayName}`}
        onClick={() => void answer(acceptFollowRequest)}
      >
        Aceitar
      </Button>
      <Button
        size="sm"
        tone="secondary"
        disabled={busy}
        aria-label={`Recusar ${displayName}`}
        onClick={() => void answer(refuseFollowRequest)}
      >
        Recusar
      </Button>
    </>
  );
}
