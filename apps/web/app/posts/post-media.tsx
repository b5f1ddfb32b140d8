import type { FileView } from '@arquiba/contract/files';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Heart } from '../ui/icons/heart.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MediaGallery } from '../ui/media-gallery.tsx';

const MediaViewer = lazyPart(() => import('../ui/media-viewer.tsx'));

/** The maximum time and distance between the taps of a double tap. */
const TOGETHER_MS = 280;
const TOGETHER_PIXELS = 32;
const BAR_PIXELS = 72;

interface PostMediaProps {
  files: FileView[];
  priority?: boolean | undefined;
  onDoubleTap?: (() => void) | undefined;
}

/** The pictures and videos of a post: a tap opens a picture, a double tap likes the post. */
export function PostMedia({ files, priority, onDoubleTap }: PostMediaProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const [bursts, setBursts] = useState(0);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ at: 0, x: 0, y: 0 });
  if (files.length === 0) return null;

  const open = (at: number, event: MouseEvent) => {
    clearTimeout(opening.current);
    // The keyboard has no double tap. The second click of a double tap opens nothing.
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
    // Not needed for accessibility: the like button does the same.
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

/** Repeated taps on the controls of a video are no double tap. */
function isOnControls({ target, clientY }: PointerEvent): boolean {
  return (
    target instanceof HTMLVideoElement &&
    target.getBoundingClientRect().bottom - clientY < BAR_PIXELS
  );
}
