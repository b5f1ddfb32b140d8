import { ApiError } from '@arquiba/contract/errors';
import { cancelReelMaking, getReelMaking, type ReelMaking } from '@arquiba/contract/reel-making';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { NEW_REEL_PATH } from './new-reel-path.ts';
import { queueSentence } from './queue-sentence.ts';

const EVERY_MS = 1000;

/** Shows how far the reel is, and leads to it when it is published. */
export function MakingProgress({ making: first }: { making: ReelMaking }) {
  const [making, setMaking] = useState(first);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { id, state, progress, before, postId, problem } = making;
  const look = useEffectEvent(async () => {
    try {
      setMaking(await quietCall(getReelMaking, { id }));
      setOffline(false);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') void navigate('/reels');
      else setOffline(true);
    }
  });
  useEffect(() => {
    if (state !== 'making') return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      if (isHere) timer = setTimeout(() => void look().then(again), EVERY_MS);
    };
    again();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [state]);
  const show = useEffectEvent((post: string) => {
    notify('success', 'Reel publicado.');
    void navigate(`/reels/${post}`, { replace: true });
  });
  useEffect(() => {
    if (postId !== null) show(postId);
  }, [postId]);
  const cancel = async () => {
    setBusy(true);
    try {
      await call(cancelReelMaking, { id });
      notify('info', 'O reel não será publicado.');
      await navigate('/reels', { replace: true });
    } catch {
      // Published in the meantime, perhaps: the next look shows it.
      setBusy(false);
    }
  };
  if (state === 'failed') {
    return (
      <div className="grid gap-4 px-4 pt-2 md:px-0">
        <Refusal message={problem ?? undefined} />
        <LinkButton to={NEW_REEL_PATH} replace>
          Fazer outro reel
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-4 px-4 pt-2 md:px-0">
      <p className="display text-2xl" role="status">
        {offline ? 'Sem conexão' : before > 0 ? 'Na fila' : 'Preparando o seu reel…'}
      </p>
      <ProgressBar label="Preparo do reel" value={Math.round(progress * 100)} />
      {!offline && <p className="font-semibold">{queueSentence(making)}</p>}
      <p className="text-muted">
        {offline
          ? 'O preparo continua no servidor. Voltamos a olhar quando a internet voltar.'
          : 'Ele é publicado sozinho assim que estiver pronto. Você pode sair desta página.'}
      </p>
      <Button tone="secondary" busy={busy} onClick={() => void cancel()}>
        Desistir
      </Button>
    </div>
  );
}
