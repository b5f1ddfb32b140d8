import type { LiveDetail } from '@arquiba/contract/live-views';
import { getLive } from '@arquiba/contract/lives';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  data,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { isNotFound, pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { useChannel } from '../realtime/public/listen.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/live-page';
import { LiveChat } from './chat/live-chat.tsx';
import { useLiveMessages } from './chat/use-live-messages.ts';
import { LiveFacts } from './live-facts.tsx';
import { LIVES_PATH } from './live-paths.ts';
import { LiveStage } from './live-stage.tsx';
import type { LivePlayback } from './player/play-live.ts';
import { placeIn } from './replay/clock-time.ts';
import { Timeline } from './replay/timeline.tsx';
import { useWatching } from './use-watching.ts';

const LivePlayer = lazyPart(() => import('./player/live-player.tsx'), {
  fallback: () => <div className="aspect-video bg-night" />,
});

const Chapters = lazyPart(() => import('./replay/chapters.tsx'), { preload: true });
const CutPanel = lazyPart(() => import('./replay/cut-panel.tsx'));

const CLOCK_MS = 1000;
const NOTHING_SHOWN = { shownAt: null, seconds: 0 };

export async function loader(args: Route.LoaderArgs) {
  try {
    return await pageCall(args)(getLive, { id: args.params.id });
  } catch (answer) {
    if (!isNotFound(answer)) throw answer;
    // It may have been taken away while it was watched.
    return data(null, { status: 404 });
  }
}

/** `?t=` is a place in the recording. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSame = currentUrl.pathname === nextUrl.pathname;
  return isSame && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  const live = args.loaderData;
  return pageMeta(
    live
      ? { title: live.title, description: live.description || `Live de ${live.author.displayName}` }
      : { title: 'Live', hidden: true },
    args,
  );
}

/** The picture, and the chat beside it. */
export default function LivePage({ loaderData: live }: Route.ComponentProps) {
  if (!live) return <Gone />;
  // Its replay, and what is left of that after a cut, are another thing to see.
  const version = live.state === 'ended' ? live.durationMs : '';
  return <Watching key={`${live.id} ${version}`} live={live} />;
}

function Gone() {
  return (
    <>
      <h1 className="sr-only">Live indisponível</h1>
      <EmptyState art="box" action={<LinkButton to={LIVES_PATH}>Ver as lives</LinkButton>}>
        Esta live não está mais disponível.
      </EmptyState>
    </>
  );
}

function Watching({ live }: { live: LiveDetail }) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const isReplay = live.state === 'ended';
  const messages = useLiveMessages(live.id, isReplay);
  const watched = useWatching(live.id, live, reload);
  const [reactions, setReactions] = useState(live.reactions);
  const playing = useRef<LivePlayback | null>(null);
  const [isCutting, setIsCutting] = useState(false);
  const { shownAt, seconds } = useShown(playing, isReplay);
  const [search] = useSearchParams();
  useChannel(`live:${live.id}`, {
    onEvent(event) {
      messages.onEvent(event);
      if (event.type === 'changed') reload();
      if (event.type === 'reactions') setReactions(Number(event.reactions));
    },
    onGap() {
      messages.onGap();
      reload();
    },
  });
  const isShown = live.playlist !== null;
  const hasChapters = isReplay && isShown && (live.moderates || live.chapters.length > 0);
  return (
    <div className="grid gap-4 lg:h-[calc(100dvh-7rem)] lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0 lg:overflow-y-auto">
        <div className="px-2 md:px-0">
          <BackLink to={LIVES_PATH}>Lives</BackLink>
        </div>
        <div className="relative overflow-clip lg:rounded-card">
          {live.playlist && live.state !== 'waiting' ? (
            <LivePlayer
              playlist={isReplay ? live.playlist.all : live.playlist.live}
              isLive={!isReplay}
              label={live.title}
              startAt={isReplay ? placeIn(search, live.durationMs) : null}
              playing={playing}
            />
          ) : (
            <LiveStage live={live} />
          )}
          {watched.state === 'away' && isShown && (
            <p
              role="status"
              className="absolute inset-x-0 bottom-14 mx-auto w-fit rounded-pill bg-night/85 px-4 py-2 text-chalk"
            >
              A transmissão caiu. Esperando ela voltar…
            </p>
          )}
          {hasChapters && live.chapters.length > 0 && (
            <Timeline
              chapters={live.chapters}
              durationMs={live.durationMs}
              seconds={seconds}
              onGoTo={(place) => playing.current?.goTo(place)}
            />
          )}
        </div>
        <LiveFacts
          live={live}
          viewers={watched.viewers}
          reactions={Math.max(reactions, watched.reactions)}
          onChanged={reload}
          onCut={() => setIsCutting(true)}
        />
        {isCutting && (
          <CutPanel
            live={live}
            playing={playing}
            onDone={reload}
            onClose={() => setIsCutting(false)}
          />
        )}
        {hasChapters && (
          <Chapters live={live} seconds={seconds} playing={playing} onChanged={reload} />
        )}
      </div>
      <LiveChat live={live} messages={messages} until={shownAt} onChanged={reload} />
    </div>
  );
}

/** Of a replay: where it is, and when the shown picture was taken; null while that is not known. */
function useShown(playing: RefObject<LivePlayback | null>, isReplay: boolean) {
  const [shown, setShown] = useState<{ shownAt: Date | null; seconds: number }>(NOTHING_SHOWN);
  useEffect(() => {
    if (!isReplay) return;
    const timer = setInterval(() => {
      const { current } = playing;
      setShown({ shownAt: current?.shownAt() ?? null, seconds: current?.seconds() ?? 0 });
    }, CLOCK_MS);
    return () => clearInterval(timer);
  }, [playing, isReplay]);
  return isReplay ? shown : NOTHING_SHOWN;
}
