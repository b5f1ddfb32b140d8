import type { Message } from '@arquiba/contract/messages';
import { useRef, useState } from 'react';
import { notify } from '../../notices/notify.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { clock } from './clock.ts';
import { pauseOthers } from './pause-others.ts';
import { WaveformBars } from './waveform-bars.tsx';

const SPEEDS = [1, 1.5, 2];
/** Of a shorter recording the arrow keys move by half a second. */
const LONG_SECONDS = 20;

/** A recording with its waveform; one plays at a time. */
export default function VoiceNote({ voice }: { voice: NonNullable<Message['voice']> }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const { seconds, bars, url } = voice;
  const play = () => {
    if (!audio.current) return;
    audio.current.playbackRate = speed;
    audio.current.play().catch((error: unknown) => {
      // A pause before it has begun.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify('error', 'O áudio não pôde ser tocado. Recarregue a página e tente de novo.');
    });
  };
  const faster = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    if (audio.current) audio.current.playbackRate = next;
    setSpeed(next);
  };
  return (
    <div className="flex w-72 max-w-full items-center gap-1 py-0.5">
      {/* biome-ignore lint/a11y/useMediaCaption: a spoken message has no captions */}
      <audio
        ref={audio}
        src={url || undefined}
        preload="none"
        onPlay={({ currentTarget }) => {
          pauseOthers(currentTarget);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={({ currentTarget }) => {
          currentTarget.currentTime = 0;
          setAt(0);
        }}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <IconButton
        name={playing ? 'Pausar áudio' : 'Ouvir áudio'}
        icon={playing ? <Pause /> : <Play />}
        disabled={url === ''}
        onClick={() => (playing ? audio.current?.pause() : play())}
      />
      <div className="min-w-0 flex-1">
        <div className="relative h-8 rounded-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink">
          <WaveformBars bars={bars} heard={at / seconds} />
          <input
            type="range"
            aria-label="Posição do áudio"
            aria-valuetext={`${clock(at)} de ${clock(seconds)}`}
            min={0}
            max={seconds}
            step={seconds > LONG_SECONDS ? 1 : 0.5}
            value={Math.min(at, seconds)}
            disabled={url === ''}
            onChange={({ currentTarget }) => {
              if (audio.current) audio.current.currentTime = Number(currentTarget.value);
              setAt(Number(currentTarget.value));
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
          />
        </div>
        <p className="numeral text-xs text-muted">
          {at > 0 ? `${clock(at)} / ${clock(seconds)}` : clock(seconds)}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Velocidade ${spoken(speed)}`}
        onClick={faster}
        className="numeral touch w-11 flex-none rounded-pill border border-line bg-raised py-0.5 text-center text-sm hover:border-edge"
      >
        {spoken(speed)}
      </button>
    </div>
  );
}

/** 1,5× */
function spoken(speed: number): string {
  return `${speed.toLocaleString('pt-BR')}×`;
}
