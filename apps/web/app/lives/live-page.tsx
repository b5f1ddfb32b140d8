import type { LiveDetail } from '@arquiba/contract/live-views';
import { getLive } from '@arquiba/contract/lives';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { useChannel } from '../realtime/public/listen.ts';
import { BackLink } from '../ui/back-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/live-page';
import { LiveChat } from './chat/live-chat.tsx';
import { useLiveMessages } from './chat/use-live-messages.ts';
import { LiveFacts } from './live-facts.tsx';
import { LIVES_PATH } from './live-paths.ts';
import { LiveStage } from './live-stage.tsx';
import type { LivePlayback } from './player/play-live.ts';
import { useWatching } from './use-watching.ts';

const LivePlayer = lazyPart(() => import('./player/live-player.tsx'), {
  fallback: () => <div className="aspect-video bg-night" />,
});

const CLOCK_MS = 1000;

export async function loader(args: Route.LoaderArgs) {
  return await pageCall(args)(getLive, { id: args.params.id });
}

export function meta(args: Route.MetaArgs) {
  const live = args.loaderData;
  return pageMeta(
    live
      ? { title: live.title, description: live.description || `Live de ${live.author.displayName}` }
      : { title: 'Live' },
    args,
  );
}

/** The picture, and the chat beside it. */
export default function LivePage({ loaderData: live }: Route.ComponentProps) {
  return <Watching key={`${live.id} ${live.state === 'ended'}`} live={live} />;
}

function Watching({ live }: { live: LiveDetail }) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const isReplay = live.state === 'ended';
  const messages = useLiveMessages(live.id, isReplay);
  const watched = useWatching(live.id, live, reload);
  const [reactions, setReactions] = useState(live.reactions);
  const playing = useRef<LivePlayback | null>(null);
  const shownAt = useShownAt(playing, isReplay);
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
        </div>
        <LiveFacts
          live={live}
          viewers={watched.viewers}
          reactions={Math.max(reactions, watched.reactions)}
          onChanged={reload}
        />
      </div>
      <LiveChat live={live} messages={messages} until={shownAt} onChanged={reload} />
    </div>
  );
}

/** When the shown picture of a replay was taken; null while that is not known, or does not matter. */
function useShownAt(playing: React.RefObject<LivePlayback | null>, isReplay: boolean): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isReplay) return;
    const timer = setInterval(() => setAt(playing.current?.shownAt() ?? null), CLOCK_MS);
    return () => clearInterval(timer);
  }, [playing, isReplay]);
  return isReplay ? at : null;
}
