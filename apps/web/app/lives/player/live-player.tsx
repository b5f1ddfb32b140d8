import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { type LivePlayback, type LiveSize, playLive } from './play-live.ts';
import { SizeMenu } from './size-menu.tsx';

interface LivePlayerProps {
  playlist: string;
  isLive: boolean;
  label: string;
  /** Seconds; null for the beginning, or what is live. */
  startAt: number | null;
  /** What plays now, for those who ask what is shown. */
  playing: RefObject<LivePlayback | null>;
}

const LOOK_MS = 500;
const LATE_SECONDS = 9;
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

export default function LivePlayer(props: LivePlayerProps) {
  const { playlist, isLive, label, startAt, playing } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [delay, setDelay] = useState<number | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [hasSizes, setHasSizes] = useState(false);
  const [size, setSize] = useState<LiveSize>('auto');

  const { value, failed, retry, fail } = useLoaded(playlist, async (isGone) => {
    const element = video.current;
    if (!element) throw new Error('There is no place to play');
    setIsPlaying(false);
    setSize('auto');
    const playback = await playLive(element, playlist, { isLive, startAt, onFailed: fail });
    if (isGone()) playback.stop();
    else void start(element);
    return playback;
  });

  async function start(element: HTMLVideoElement): Promise<void> {
    await element.play().catch(async () => {
      // Browsers start without a press only what is silent.
      element.muted = true;
      setIsMuted(true);
      await element.play().catch(() => undefined);
    });
  }

  useEffect(() => {
    playing.current = value;
    return () => {
      playing.current = null;
      value?.stop();
    };
  }, [value, playing]);

  useEffect(() => {
    const timer = setInterval(() => {
      setDelay(playing.current?.delay() ?? null);
      setHasSizes(playing.current?.hasSizes() ?? false);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [playing]);

  if (failed) {
    return (
      <div className="grid aspect-video place-items-center bg-raised">
        <ErrorState onRetry={retry}>O vídeo não pôde ser carregado.</ErrorState>
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
          setIsPlaying(true);
          setIsPaused(false);
        }}
        onPause={() => setIsPaused(true)}
        onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
        className="block aspect-video max-h-[75dvh] w-full bg-night object-contain"
      />
      {!isPlaying && (
        <p role="status" className="absolute inset-x-0 top-1/4 text-center text-chalk">
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
        {hasSizes && (
          <SizeMenu
            size={size}
            onChoose={(chosen) => {
              setSize(chosen);
              value?.choose(chosen);
            }}
          />
        )}
        {isLate && (
          <Button size="sm" onClick={() => playing.current?.goToLive()}>
            Ir para o vivo
          </Button>
        )}
      </div>
      {isLive && isPlaying && delay !== null && (
        <p className="absolute top-3 left-3 rounded-sm bg-night/80 px-2 py-0.5 text-sm text-chalk">
          <span className="sr-only">Atraso: </span>
          {decimal.format(delay)} s atrás
        </p>
      )}
    </div>
  );
}
