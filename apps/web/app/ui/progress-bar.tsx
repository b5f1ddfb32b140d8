interface ProgressBarProps {
  /** The accessible name: 'Enviando gol.mp4'. */
  label: string;
  /** 0 to 100; undefined if the progress is unknown. */
  value?: number | undefined;
}

/** A native progress bar, which needs no inline style. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={value}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-sunken text-orange not-[[value]]:animate-shimmer [&::-moz-progress-bar]:bg-orange [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-orange [&::-webkit-progress-value]:transition-[inline-size]"
    />
  );
}
