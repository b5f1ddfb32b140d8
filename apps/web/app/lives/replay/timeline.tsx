import type { LiveChapter } from '@arquiba/contract/live-views';
import { type MouseEvent, useRef } from 'react';

interface TimelineProps {
  chapters: readonly LiveChapter[];
  durationMs: number;
  seconds: number;
  onGoTo(seconds: number): void;
}

/** How near to a mark a press is one on it. */
const NEAR_PIXELS = 12;

/**
 * Where in the recording the chapters are. For pointers only: the list below leads to the same places, and the
 * controls of the player to all others.
 */
export function Timeline({ chapters, durationMs, seconds, onGoTo }: TimelineProps) {
  const line = useRef<HTMLButtonElement>(null);
  const percent = (at: number) => `${Math.min(100, (at * 100_000) / durationMs).toFixed(2)}%`;
  const press = ({ clientX }: MouseEvent) => {
    if (!line.current) return;
    const { left, width } = line.current.getBoundingClientRect();
    const at = (((clientX - left) / width) * durationMs) / 1000;
    const near = (NEAR_PIXELS / width) * (durationMs / 1000);
    const marked = chapters.find((chapter) => Math.abs(chapter.seconds - at) < near);
    onGoTo(marked?.seconds ?? Math.max(0, at));
  };
  return (
    <button
      ref={line}
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={press}
      className="block h-6 w-full cursor-pointer bg-night"
    >
      <svg aria-hidden="true" className="size-full">
        <rect y="38%" width="100%" height="24%" className="fill-chalk/25" />
        <rect y="38%" width={percent(seconds)} height="24%" className="fill-orange" />
        {chapters.map((chapter) => (
          <svg key={chapter.id} x={percent(chapter.seconds)} overflow="visible">
            <title>{chapter.title}</title>
            <rect x="-2" y="15%" width="4" height="70%" rx="2" className="fill-chalk" />
          </svg>
        ))}
      </svg>
    </button>
  );
}
