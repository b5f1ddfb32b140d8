import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { type LivePlayback, playLive } from './play-live.ts';

interface LivePlayerProps {
  playlist: string;
  isLive: boolean;
  label: string;
  /** What plays now, for those who ask what is shown. */
  playing: RefObject<LivePlayback | null>;
}

const LOOK_MS = 500;
const LATE_SECONDS = 9;
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

export default function LivePlayer({ playlist, isLive, label, playing }: LivePlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'playing' | 'failed'>('loading');
  const [isMuted, setIsMuted] = useState(false);
  const [delay, setDelay] = useState<number | null>(null);
  const [isPaused, setIsPaused] = useState(false);

  const begin = useEffectEvent(async (element: HTMLVideoElement, isGone: () => boolean) => {
    try {
      const onFailed = () => setState('failed');
      const playback = await playLive(element, playlist, { isLive, onFailed });
      if (isGone()) return playback.stop();
      playing.current = playback;
      await element.play().catch(async () => {
        // Browsers start without a press only what is silent.
        element.muted = true;
        setIsMuted(true);
        await element.play().catch(() => undefined);
      });
    } catch {
      setState('failed');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let gone = false;
    setState('loading');
    void begin(element, () => gone);
    return () => {
      gone = true;
      playing.current?.stop();
      playing.current = null;
    };
  }, [playlist, isLive, attempt, playing]);

  useEffect(() => {
    const timer = setInterval(() => setDelay(playing.current?.delay() ?? null), LOOK_MS);
    return () => clearInterval(timer);
  }, [playing]);

  if (state === 'failed') {
    return (
      <div className="grid aspect-video place-items-center bg-raised">
        <ErrorState onRetry={() => setAttempt(attempt + 1)}>
          O vídeo não pôde ser carregado.
        </ErrorState>
      </div>
    );
  }
  const isLate = isLive && (isPaused || (delay !== null && delay > LATE_SECONDS));
  return (
    <div className="relative bg-night">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody writes captions of what is said at this moment */}
      <video
        ref={video}
        aria-label={label}
        controls
        playsInline
        onPlaying={() => {
          setState('playing');
          setIsPaused(false);
        }}
        onPause={() => setIsPaused(true)}
        onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
        className="block aspect-video max-h-[75dvh] w-full bg-night object-contain"
      />
      {state === 'loading' && (
        <p role="status" className="absolute inset-x-0 top-1/2 text-center text-chalk">
          Carregando…
        </p>
      )}
      <div className="absolute top-3 right-3 flex flex-wrap justify-end gap-2">
        {isMuted && (
          <Button
            size="sm"
            tone="secondary"
            icon={<Volume2 />}
            onClick={() => {
              if (video.current) video.current.muted = false;
            }}
          >
            Ligar o som
          </Button>
        )}
        {isLate && (
          <Button size="sm" onClick={() => playing.current?.goToLive()}>
            Ir para o vivo
          </Button>
        )}
      </div>
      {isLive && state === 'playing' && delay !== null && (
        <p className="absolute top-3 left-3 rounded-sm bg-night/80 px-2 py-0.5 text-sm text-chalk">
          <span className="sr-only">Atraso: </span>
          {decimal.format(delay)} s atrás
        </p>
      )}
    </div>
  );
}
