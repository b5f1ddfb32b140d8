import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { Play } from '../../ui/icons/play.tsx';
import type { ReelPart } from './reel-part.ts';

interface ReelPreviewProps {
  file: File;
  video: RefObject<HTMLVideoElement | null>;
  part: ReelPart | null;
  muted: boolean;
  /** Of the whole video. */
  onDuration(ms: number): void;
  /** This browser cannot play the file. */
  onBroken(): void;
}

/** Later than every video ends: seeking there makes browsers find out how long a recording is. */
const FAR_SECONDS = 1e7;

/** Plays the chosen part of a file of this browser. */
export function ReelPreview({ file, video, part, muted, onDuration, onBroken }: ReelPreviewProps) {
  const [src, setSrc] = useState('');
  const [playing, setPlaying] = useState(false);
  const isMeasured = useRef(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    isMeasured.current = false;
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const measure = (film: HTMLVideoElement) => {
    if (isMeasured.current || Number.isNaN(film.duration)) return;
    if (film.duration === Number.POSITIVE_INFINITY) {
      film.currentTime = FAR_SECONDS;
      return;
    }
    isMeasured.current = true;
    onDuration(Math.floor(film.duration * 1000));
  };
  const toggle = () => {
    const film = video.current;
    if (!film || !part) return;
    if (!film.paused) return film.pause();
    if (!isInside(film, part)) film.currentTime = part.startMs / 1000;
    film.play().catch(() => undefined);
  };
  const stopAtEnd = (film: HTMLVideoElement) => {
    if (part && !film.paused && film.currentTime * 1000 >= part.endMs) film.pause();
  };
  return (
    <div
      data-theme="dark"
      className="relative aspect-[9/16] overflow-hidden rounded-card bg-night text-chalk"
    >
      {src && (
        <video
          ref={video}
          src={src}
          aria-label="Prévia do reel"
          muted={muted}
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
          onDurationChange={({ currentTarget }) => measure(currentTarget)}
          onTimeUpdate={({ currentTarget }) => stopAtEnd(currentTarget)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={onBroken}
          className="size-full object-contain"
        />
      )}
      {part && (
        <span className="absolute bottom-2 left-2 rounded-pill bg-night/70 text-chalk">
          <IconButton
            name={playing ? 'Pausar' : 'Tocar o trecho'}
            icon={playing ? <Pause /> : <Play />}
            onClick={toggle}
            className="text-chalk"
          />
        </span>
      )}
    </div>
  );
}

function isInside({ currentTime }: HTMLVideoElement, { startMs, endMs }: ReelPart): boolean {
  const now = currentTime * 1000;
  return now >= startMs && now < endMs - 100;
}
