import { shownProgress } from '../core/state.ts';

const RADIUS = 25;
const LENGTH = 2 * Math.PI * RADIUS;

export function ProgressRing({ progress, label }: { progress: number; label: string }) {
  const shown = shownProgress(progress);
  return (
    <>
      <svg
        className="ring"
        viewBox="0 0 56 56"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
      >
        <circle className="track" cx="28" cy="28" r={RADIUS} />
        <circle
          className="done"
          cx="28"
          cy="28"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - shown / 100)}
        />
      </svg>
      <span className="percent" aria-hidden="true">
        {shown}%
      </span>
    </>
  );
}
