import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Mic } from '../../ui/icons/mic.tsx';
import { listenTo } from './sound-level.ts';

const SILENT_SECONDS = 5;
const LOOK_MS = 100;
/** Where nothing should move, the bar changes once a second. */
const CALM_MS = 1000;

interface LevelMeterProps {
  stream: MediaStream;
  /** The broadcaster has turned the microphone off. */
  isOff: boolean;
}

/** How loud the microphone is now; says so when nothing is heard for some seconds. */
export function LevelMeter({ stream, isOff }: LevelMeterProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const [isSilent, setIsSilent] = useState(false);
  const hasSound = stream.getAudioTracks().length > 0;

  useEffect(() => {
    setIsSilent(false);
    if (!hasSound || isOff) return;
    const sound = listenTo(stream);
    let heardAt = performance.now();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const look = () => {
      const level = sound.level();
      if (level > 0) heardAt = performance.now();
      setIsSilent(performance.now() - heardAt > SILENT_SECONDS * 1000);
      bar.current?.style.setProperty('transform', `scaleX(${level.toFixed(2)})`);
    };
    const timer = setInterval(look, isCalm ? CALM_MS : LOOK_MS);
    return () => {
      clearInterval(timer);
      sound.stop();
    };
  }, [stream, hasSound, isOff]);

  const said = !hasSound
    ? 'Sem microfone: esta transmissão não tem som.'
    : isOff
      ? 'Microfone desligado.'
      : isSilent
        ? `Sem som há ${SILENT_SECONDS} segundos. O microfone está ligado?`
        : '';
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="flex items-center gap-2 [&_.lucide]:size-5">
        <Mic className={cx(said !== '' && 'text-card-red')} />
        <span className="h-2 flex-1 overflow-clip rounded-pill bg-sunken">
          <span
            key={String(isOff)}
            ref={bar}
            className="block size-full origin-left scale-x-0 bg-grass motion-safe:transition-transform motion-safe:duration-100"
          />
        </span>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
