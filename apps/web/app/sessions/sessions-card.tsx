import { endOneSession, endOtherSessions, type OwnSession } from '@arquiba/contract/sessions';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Age } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Monitor } from '../ui/icons/monitor.tsx';
import { Smartphone } from '../ui/icons/smartphone.tsx';
import { Tablet } from '../ui/icons/tablet.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { signOut } from './public/sign-out.ts';

const ConfirmDialog = lazyPart(() => import('../dialogs/confirm-dialog.tsx'));

/** The browsers in which the account is signed in; each can be signed out. */
export function SessionsCard({ sessions }: { sessions: OwnSession[] }) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const others = sessions.filter(({ current }) => !current).length;

  async function endOthers() {
    await call(endOtherSessions, {});
    notify('success', 'As outras sessões foram encerradas.');
    await revalidate();
  }

  return (
    <Card title="Sessões abertas">
      <p className="mb-2 text-muted">
        Os navegadores em que a sua conta está aberta. Não conhece algum? Encerre a sessão e troque
        a senha.
      </p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={revalidate} />
        ))}
      </ul>
      {others > 0 && (
        <Button tone="secondary" onClick={() => setAsking(true)} className="mt-3 max-sm:w-full">
          Encerrar todas as outras
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Encerrar as outras sessões?"
          action="Encerrar todas"
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        >
          {others === 1
            ? 'O outro navegador terá de entrar de novo na sua conta.'
            : `Os outros ${others} navegadores terão de entrar de novo na sua conta.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor };

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded(): Promise<void> }) {
  const { id, device, kind, ip, createdAt, lastUsedAt, current } = session;
  const [busy, setBusy] = useState(false);
  const Icon = ICONS[kind];

  async function end() {
    setBusy(true);
    try {
      if (current) return await signOut();
      await call(endOneSession, { id });
      notify('success', 'Sessão encerrada.');
      await onEnded();
    } catch {
      // The error was shown in a toast. If the session had already ended, the new list shows it.
      await onEnded();
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <Icon className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {current && <Badge tone="grass">Esta sessão</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {ip} · aberta <Age at={createdAt} />
          {!current && (
            <>
              {' '}
              · último uso <Age at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button
        tone="secondary"
        size="sm"
        busy={busy}
        onClick={end}
        aria-label={current ? 'Sair desta sessão' : `Encerrar a sessão ${device}, ${ip}`}
      >
        {current ? 'Sair' : 'Encerrar'}
      </Button>
    </li>
  );
}
