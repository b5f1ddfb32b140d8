import type { LiveDetail } from '@arquiba/contract/live-views';
import { deleteLive, forgetReminder, remindOfLive, updateLive } from '@arquiba/contract/lives';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, LiveBadge, VerifiedMark } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Count } from '../ui/count.tsx';
import { Bell } from '../ui/icons/bell.tsx';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { Eye } from '../ui/icons/eye.tsx';
import { EyeOff } from '../ui/icons/eye-off.tsx';
import { Flag } from '../ui/icons/flag.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Scissors } from '../ui/icons/scissors.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { watchingWords } from './live-card.tsx';
import { LIVES_PATH, studioPath } from './live-paths.ts';
import { useReactions } from './use-reactions.ts';

const ConfirmDialog = lazyPart(() => import('../dialogs/confirm-dialog.tsx'));
// Only who is signed in sends it.
const SendLive = lazyPart(() => import('./send-live.tsx'), {
  fallback: () => <span className="h-11 w-28" />,
});
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));
const EditLiveDialog = lazyPart(() => import('./edit-live-dialog.tsx'));

interface LiveFactsProps {
  live: LiveDetail;
  viewers: number;
  reactions: number;
  onChanged(): void;
  /** The broadcaster wants to cut the recording. */
  onCut(): void;
}

/** What it is about, who broadcasts, and what one can do with it. */
export function LiveFacts({ live, viewers, reactions, onChanged, onCut }: LiveFactsProps) {
  const { author, title, state, startedAt, description, sport, event, own } = live;
  const account = useAccount();
  const isOn = state === 'onAir' || state === 'away';
  const isForOthers = state === 'ended' ? live.replay : isOn || live.startsAt !== null;
  return (
    <div className="grid gap-4 px-4 py-4 md:px-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="mb-1 flex flex-wrap items-center gap-1.5 empty:hidden">
            {isOn && <LiveBadge />}
            {sport && <Badge tone="orange">{sport}</Badge>}
            {live.audience === 'followers' && <Badge>Para seguidores</Badge>}
          </p>
          <h1 className="display text-3xl wrap-anywhere">{title}</h1>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
            {isOn && <span>{watchingWords(viewers)}</span>}
            {startedAt && (
              <span>
                {isOn ? 'Começou' : 'Foi ao ar'} <Age at={startedAt} />
              </span>
            )}
          </p>
        </div>
        <LiveMenu live={live} onChanged={onChanged} onCut={onCut} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={`/perfil/${author.username}`}
          className="flex min-w-48 flex-1 items-center gap-3 text-ink no-underline"
        >
          <Avatar username={author.username} picture={author.avatar} />
          <span className="min-w-0">
            <span className="flex items-center gap-1 font-semibold">
              <span className="truncate">{author.displayName}</span>
              {author.verified && <VerifiedMark />}
            </span>
            <span className="block truncate text-sm text-muted">@{author.username}</span>
          </span>
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          {isOn && !own && <React id={live.id} reactions={reactions} />}
          {state === 'ended' && (
            <p className="flex items-center gap-1.5 text-muted">
              <Heart /> <Count value={reactions} /> <span className="sr-only">reações</span>
            </p>
          )}
          {account && isForOthers && <SendLive live={live} />}
          {own && state !== 'ended' && (
            <LinkButton to={studioPath(live)}>Abrir o estúdio</LinkButton>
          )}
          {!own && state === 'waiting' && <Remind live={live} onChanged={onChanged} />}
        </div>
      </div>
      {description && (
        <div className="wrap-anywhere whitespace-pre-line">
          <RichText text={description} mentions={[]} />
        </div>
      )}
      {event && (
        <p className="flex items-center gap-2 [&_.lucide]:size-5">
          <CalendarDays />
          <Link to={`/evento/${event.slug}`}>{event.title}</Link>
        </p>
      )}
    </div>
  );
}

function React({ id, reactions }: { id: string; reactions: number }) {
  const account = useAccount();
  const location = useLocation();
  const { count, react } = useReactions(id, reactions);
  if (!account) {
    return (
      <LinkButton tone="secondary" icon={<Heart />} to={signInPath(location)}>
        <Count value={reactions} />
      </LinkButton>
    );
  }
  return (
    <Button tone="soft" icon={<Heart />} onClick={react}>
      <span className="sr-only">Reagir. Reações: </span>
      <Count value={count} />
    </Button>
  );
}

function Remind({ live, onChanged }: { live: LiveDetail; onChanged(): void }) {
  const location = useLocation();
  const account = useAccount();
  const [reminded, setReminded] = useState(live.reminded);
  if (!account) return <LinkButton to={signInPath(location)}>Entrar para ser avisado</LinkButton>;
  const toggle = async () => {
    setReminded(!reminded);
    try {
      await call(reminded ? forgetReminder : remindOfLive, { id: live.id });
      onChanged();
    } catch {
      setReminded(reminded);
    }
  };
  return (
    <Button
      tone={reminded ? 'soft' : 'primary'}
      icon={<Bell />}
      aria-pressed={reminded}
      onClick={() => void toggle()}
    >
      {reminded ? 'Você será avisado' : 'Avisar quando começar'}
    </Button>
  );
}

/** Of one's own: the replay and the end of all; of others: a report. */
function LiveMenu({
  live,
  onChanged,
  onCut,
}: Pick<LiveFactsProps, 'live' | 'onChanged' | 'onCut'>) {
  const navigate = useNavigate();
  const account = useAccount();
  const [dialog, setDialog] = useState<'delete' | 'edit' | 'report' | null>(null);
  const { id, own, replay, state } = live;
  if (!account) return null;
  const items: MenuItem[] = own
    ? [
        { label: 'Editar live', icon: <Pencil />, onSelect: () => setDialog('edit') },
        ...(state === 'ended' && live.endReason !== 'operator' ? [replayItem()] : []),
        ...(state === 'ended' && live.playlist
          ? [{ label: 'Cortar a gravação', icon: <Scissors />, onSelect: onCut }]
          : []),
        {
          label: 'Apagar live',
          icon: <Trash />,
          danger: true,
          onSelect: () => setDialog('delete'),
        },
      ]
    : [{ label: 'Denunciar live', icon: <Flag />, onSelect: () => setDialog('report') }];

  function replayItem(): MenuItem {
    const said = replay ? 'A gravação está escondida.' : 'A gravação aparece para todos.';
    return {
      label: replay ? 'Esconder a gravação' : 'Mostrar a gravação',
      icon: replay ? <EyeOff /> : <Eye />,
      onSelect: () =>
        void call(updateLive, { id, replay: !replay }).then(
          () => {
            notify('success', said);
            onChanged();
          },
          () => undefined,
        ),
    };
  }

  return (
    <>
      <Menu name="Opções da live" items={items} />
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Apagar live"
          action="Apagar"
          onClose={() => setDialog(null)}
          onConfirm={async () => {
            await call(deleteLive, { id });
            notify('success', 'Live apagada.');
            await navigate(LIVES_PATH, { replace: true });
          }}
        >
          {state === 'waiting'
            ? `“${live.title}” sai da lista, e ninguém é avisado dela.`
            : `A gravação e o chat de “${live.title}” serão apagados para sempre.`}
        </ConfirmDialog>
      )}
      {dialog === 'edit' && (
        <EditLiveDialog {...{ live, onChanged }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'report' && <ReportDialog id={id} onClose={() => setDialog(null)} />}
    </>
  );
}
