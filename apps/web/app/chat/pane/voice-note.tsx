import { type Message, VOICE_BARS } from '@arquiba/contract/messages';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { Play } from '../../ui/icons/play.tsx';

const HIGHEST = 31;
const SPEEDS = [1, 1.5, 2];

/** A recording with its waveform; one plays at a time. */
export default function VoiceNote({ voice }: { voice: NonNullable<Message['voice']> }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const { seconds, bars } = voice;
  const faster = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    if (audio.current) audio.current.playbackRate = next;
    setSpeed(next);
  };
  return (
    <div className="flex w-72 max-w-full items-center gap-2 px-1 py-1">
      {/* biome-ignore lint/a11y/useMediaCaption: a spoken message has no captions */}
      <audio
        ref={audio}
        src={voice.url}
        preload="none"
        onPlay={({ currentTarget }) => {
          stopOthers(currentTarget);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      <IconButton
        name={playing ? 'Pausar áudio' : 'Ouvir áudio'}
        icon={playing ? <Pause /> : <Play />}
        onClick={() => (playing ? audio.current?.pause() : void audio.current?.play())}
      />
      <div className="relative h-9 min-w-0 flex-1">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars.length * 4} 34`}
          preserveAspectRatio="none"
          className="size-full"
        >
          {bars.map((bar, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place only
              key={index}
              x={index * 4 + 1}
              y={(HIGHEST - bar) / 2}
              width={2}
              height={bar + 3}
              className={index / VOICE_BARS < at / seconds ? 'fill-accent-ink' : 'fill-edge'}
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label="Posição do áudio"
          aria-valuetext={`${clock(at)} de ${clock(seconds)}`}
          min={0}
          max={Math.max(1, Math.round(seconds))}
          value={Math.round(at)}
          onChange={({ currentTarget }) => {
            if (audio.current) audio.current.currentTime = Number(currentTarget.value);
            setAt(Number(currentTarget.value));
          }}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        />
      </div>
      <button
        type="button"
        aria-label={`Velocidade ${speed}×`}
        onClick={faster}
        className="numeral touch w-8 text-sm"
      >
        {playing || speed > 1 ? `${speed}×` : clock(seconds - at)}
      </button>
    </div>
  );
}

function stopOthers(own: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) if (audio !== own) audio.pause();
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
