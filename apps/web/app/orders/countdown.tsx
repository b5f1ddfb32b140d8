import { use, useEffect, useState } from 'react';
import { RenderTime } from '../ui/render-time.ts';

/** The time left, to the second below an hour. Screen readers announce it once, not every second. */
export function Countdown({ until }: { until: string }) {
  const end = new Date(until).getTime();
  const [now, setNow] = useState(use(RenderTime) ?? Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  return (
    <span role="timer" aria-live="off" className="numeral text-2xl whitespace-nowrap tabular-nums">
      {written(left)}
    </span>
  );
}

function written(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
