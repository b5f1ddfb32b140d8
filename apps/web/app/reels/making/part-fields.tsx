import { type RefObject, useEffect, useRef } from 'react';
import { Field } from '../../ui/field.tsx';
import { type Handle, inWords, movePart, type ReelPart } from './reel-part.ts';

interface PartFieldsProps {
  durationMs: number;
  part: ReelPart;
  video: RefObject<HTMLVideoElement | null>;
  errors: Readonly<Record<string, string>>;
  onChange(part: ReelPart): void;
}

const STEP_MS = 100;

/** Where the reel begins and ends, and the picture that stands for it; the preview shows the place that is moved. */
export function PartFields({ durationMs, part, video, errors, onChange }: PartFieldsProps) {
  const { startMs, endMs, coverMs } = part;
  const move = (handle: Handle, to: number) => {
    const moved = movePart(part, handle, to, durationMs);
    onChange(moved);
    const film = video.current;
    if (!film) return;
    film.pause();
    film.currentTime =
      { start: moved.startMs, end: moved.endMs, cover: moved.coverMs }[handle] / 1000;
  };
  const field = (handle: Handle, label: string, value: number, error: string | undefined) => (
    <Field label={label} hint={inWords(value)} error={error}>
      {(links) => (
        <input
          {...links}
          type="range"
          min={0}
          max={durationMs}
          step={STEP_MS}
          value={value}
          aria-valuetext={inWords(value)}
          onChange={({ currentTarget }) => move(handle, currentTarget.valueAsNumber)}
          className={RANGE}
        />
      )}
    </Field>
  );
  return (
    <>
      {field('start', 'Início', startMs, errors['startMs'])}
      {field('end', 'Fim', endMs, errors['endMs'])}
      <p className="text-sm text-muted">
        O reel fica com <span className="font-semibold text-ink">{inWords(endMs - startMs)}</span>.
      </p>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">{field('cover', 'Capa', coverMs, errors['coverMs'])}</div>
        <Cover video={video} coverMs={coverMs} />
      </div>
    </>
  );
}

/** Each engine wants its own words, one by one. */
const RANGE = [
  'h-11 w-full cursor-pointer appearance-none rounded-pill bg-transparent',
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-pill [&::-webkit-slider-runnable-track]:bg-edge',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-raised [&::-webkit-slider-thumb]:bg-orange [&::-webkit-slider-thumb]:shadow-float',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-pill [&::-moz-range-track]:bg-edge',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-raised [&::-moz-range-thumb]:bg-orange',
].join(' ');

const COVER_WIDTH = 108;
const NEAR_SECONDS = 0.06;

/** The frame of the cover, drawn whenever the preview stands there. */
function Cover({ video, coverMs }: Pick<PartFieldsProps, 'video'> & { coverMs: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const draw = () => {
      if (!canvas.current || Math.abs(film.currentTime - coverMs / 1000) > NEAR_SECONDS) return;
      const height = Math.round((COVER_WIDTH * film.videoHeight) / (film.videoWidth || 1));
      Object.assign(canvas.current, { width: COVER_WIDTH, height });
      canvas.current.getContext('2d')?.drawImage(film, 0, 0, COVER_WIDTH, height);
    };
    film.addEventListener('seeked', draw);
    if (film.paused && !film.seeking) draw();
    return () => film.removeEventListener('seeked', draw);
  }, [video, coverMs]);
  return (
    <canvas
      ref={canvas}
      width={COVER_WIDTH}
      height={0}
      role="img"
      aria-label="A capa escolhida"
      className="max-h-40 flex-none rounded-md bg-night"
    />
  );
}
