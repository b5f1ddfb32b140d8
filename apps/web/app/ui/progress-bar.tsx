interface ProgressBarProps {
  /** What is under way: 'Enviando gol.mp4'. */
  label: string;
  /** 0 to 100; without it the bar only says that something happens. */
  value?: number | undefined;
}

/** A thin native bar: its length is an attribute, so it needs no style. */
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
