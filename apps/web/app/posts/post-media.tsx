import type { FileView } from '@arquiba/contract/files';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Heart } from '../ui/icons/heart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MediaGallery } from '../ui/media-gallery.tsx';

const MediaViewer = lazyPart(() => import('../ui/media-viewer.tsx'));

/** Two taps are one double tap if they are so near each other, in time and in place. */
const TOGETHER_MS = 280;
const TOGETHER_PIXELS = 32;
const BAR_PIXELS = 72;

interface PostMediaProps {
  files: FileView[];
  priority?: boolean | undefined;
  onDoubleTap?: (() => void) | undefined;
}

/** The pictures and videos of a post: one tap opens a picture in full, two like the post. */
export function PostMedia({ files, priority, onDoubleTap }: PostMediaProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const [bursts, setBursts] = useState(0);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ at: 0, x: 0, y: 0 });
  if (files.length === 0) return null;

  const open = (at: number, event: MouseEvent) => {
    clearTimeout(opening.current);
    // Keys make no double tap; the second of two clicks opens nothing.
    if (event.detail === 0 || !onDoubleTap) setViewed(at);
    else if (event.detail === 1) opening.current = setTimeout(setViewed, TOGETHER_MS, at);
  };
  const tapped = (event: PointerEvent) => {
    if (!onDoubleTap || event.button !== 0 || isOnControls(event)) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const near = Math.hypot(x - last.current.x, y - last.current.y) < TOGETHER_PIXELS;
    const isSecond = near && at - last.current.at < TOGETHER_MS;
    last.current = isSecond ? { at: 0, x: 0, y: 0 } : { at, x, y };
    if (!isSecond) return;
    clearTimeout(opening.current);
    setBursts((before) => before + 1);
    onDoubleTap();
  };
  return (
    // The button of the footer does the same.
    <div className="relative touch-manipulation" onPointerUp={tapped}>
      <MediaGallery files={files} priority={priority} onOpen={open} />
      {bursts > 0 && (
        <span
          key={bursts}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 grid animate-burst place-items-center text-chalk opacity-0"
        >
          <Heart className="size-28 fill-card-red drop-shadow-float" />
        </span>
      )}
      {viewed !== null && (
        <MediaViewer files={files} start={viewed} onClose={() => setViewed(null)} />
      )}
    </div>
  );
}

/** The controls of a video are often pressed twice in a row. */
function isOnControls({ target, clientY }: PointerEvent): boolean {
  return (
    target instanceof HTMLVideoElement &&
    target.getBoundingClientRect().bottom - clientY < BAR_PIXELS
  );
}
