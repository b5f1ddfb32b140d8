import { seeMoment } from '@arquiba/contract/moment-acts';
import type { Moment } from '@arquiba/contract/moment-views';
import type { listMomentsOf } from '@arquiba/contract/moments';
import type { OutputOf } from '@arquiba/contract/route';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { momentPath, personPath } from '../moment-paths.ts';
import { MomentFrame, MomentMedia } from './moment-frame.tsx';
import { OtherFooter } from './other-footer.tsx';
import { OwnFooter } from './own-footer.tsx';
import { Stickers } from './stickers.tsx';
import { useGestures } from './use-gestures.ts';
import { usePlayback } from './use-playback.ts';
import { useNeighbours } from './use-queue.ts';
import { ViewerHeader } from './viewer-header.tsx';

interface MomentViewerProps {
  found: OutputOf<typeof listMomentsOf>;
  list: Moment[];
  start: number;
}

/** Plays the moments of one person; at the end goes on to the next person. */
export function MomentViewer({ found, list: loaded, start }: MomentViewerProps) {
  const [list, setList] = useState(loaded);
  const [at, setAt] = useState(start);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  /** A dialog is open, or the person is writing. */
  const [covered, setCovered] = useState(false);
  const [muted, setMuted] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const moment = list[at] as Moment;
  const next = list[at + 1];
  const { author } = moment;
  const neighbours = useNeighbours(author.username);
  const navigate = useNavigate();
  const account = useAccount();
  // Nothing moves by itself for those who do not want it.
  useEffect(() => setStopped(matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useSeen(moment, account !== null);

  const close = () => {
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate('/moments', { replace: true });
  };
  const goTo = (username: string | null) =>
    username === null ? close() : void navigate(personPath(username), { replace: true });
  const show = (index: number) => {
    const target = list[index];
    if (!target) return goTo(index < 0 ? neighbours.before : neighbours.after);
    setAt(index);
    void navigate(momentPath(target), { replace: true, preventScrollReset: true });
  };
  const back = () => (at === 0 && neighbours.before === null ? undefined : show(at - 1));
  const change = (changed: Moment) =>
    setList((before) => before.map((each) => (each.id === changed.id ? changed : each)));
  const remove = () => {
    if (list.length === 1) return close();
    setList((before) => before.filter((each) => each !== moment));
    setAt(Math.min(at, list.length - 2));
  };
  const paused = stopped || held || covered;
  usePlayback({
    ...{ id: moment.id, stage, paused, bar },
    onEnd: () => show(at + 1),
  });
  const gestures = useGestures({
    onHold: setHeld,
    onSwipe: (direction) => {
      if (direction === 'down') close();
      else goTo(direction === 'left' ? neighbours.after : neighbours.before);
    },
  });
  useKeys({
    ...{ ArrowLeft: back, ArrowRight: () => show(at + 1), Escape: close },
    ' ': () => setStopped((before) => !before),
  });
  const Footer = moment.own ? OwnFooter : OtherFooter;
  return (
    <main
      data-theme="dark"
      className="fixed inset-0 z-50 grid h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-night text-chalk"
    >
      <h1 className="sr-only">Moments de {author.displayName}</h1>
      <ViewerHeader
        {...{ moment, list, at, bar, stopped, muted }}
        mutedPerson={found.muted}
        onStop={() => setStopped(!stopped)}
        onMute={() => setMuted(!muted)}
        onCover={setCovered}
        onClose={close}
      />
      <div className="relative flex min-h-0 touch-none select-none sm:py-2" {...gestures}>
        <MomentFrame>
          <MomentMedia key={moment.id} shown {...{ moment, muted, stage }} />
          {next && <MomentMedia key={next.id} shown={false} moment={next} muted />}
          <button
            type="button"
            aria-label="Moment anterior"
            onClick={back}
            className={`${STEP} left-0 w-1/3 justify-items-start`}
          >
            <ChevronLeft className={ARROW} />
          </button>
          <button
            type="button"
            aria-label="Próximo moment"
            onClick={() => show(at + 1)}
            className={`${STEP} right-0 w-2/3 justify-items-end`}
          >
            <ChevronRight className={ARROW} />
          </button>
          <Stickers moment={moment} onChange={change} />
        </MomentFrame>
      </div>
      <Footer
        key={moment.id}
        {...{ moment, onChange: change, onRemoved: remove, onCover: setCovered }}
      />
      <p className="sr-only" aria-live="polite">
        Moment {at + 1} de {list.length}. {moment.media.alt}
      </p>
    </main>
  );
}

const STEP = 'group absolute inset-y-0 grid items-center px-2 outline-offset-[-4px]';

/** Only for those who point: on a phone it would lie over the picture. */
const ARROW =
  'size-9 rounded-pill bg-night/70 p-1.5 text-chalk opacity-0 transition group-focus-visible:opacity-100 pointer-coarse:hidden group-hover:opacity-100';

/** Stored on the server, so that it is seen on every device. */
function useSeen(moment: Moment, signedIn: boolean): void {
  const report = useEffectEvent(() => {
    if (!signedIn || moment.own || moment.seen) return;
    // Not seen, if it fails: it is shown as new once more.
    quietCall(seeMoment, { id: moment.id }).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => report(), [moment.id]);
}
