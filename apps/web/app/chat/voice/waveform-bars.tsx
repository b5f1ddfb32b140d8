import { VOICE_BARS } from '@arquiba/contract/messages';
import { HIGHEST_BAR } from './waveform.ts';

const FLAT = Array.from({ length: VOICE_BARS }, () => 0);

interface WaveformBarsProps {
  bars: readonly number[];
  /** How much of it has been heard, from 0 to 1. */
  heard: number;
}

/** The picture of a sound. It says nothing that is not written beside it. */
export function WaveformBars({ bars, heard }: WaveformBarsProps) {
  const shown = bars.length > 0 ? bars : FLAT;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${shown.length * 4} ${HIGHEST_BAR + 3}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      {shown.map((bar, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place only
          key={index}
          x={index * 4 + 1}
          y={(HIGHEST_BAR - bar) / 2}
          width={2}
          height={bar + 3}
          className={index / shown.length < heard ? 'fill-accent-ink' : 'fill-edge'}
        />
      ))}
    </svg>
  );
}
