import type { FileView } from '@arquiba/contract/files';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { useModal } from './dialog.tsx';
import { ChevronLeft } from './icons/chevron-left.tsx';
import { ChevronRight } from './icons/chevron-right.tsx';
import { X } from './icons/x.tsx';
import { VideoClip } from './video-clip.tsx';
import { ZoomablePicture } from './zoomable-picture.tsx';

interface MediaViewerProps {
  files: FileView[];
  /** The index of the first file. */
  start: number;
  onClose(): void;
}

/** Pictures and videos full screen: swipe or use the arrow keys; Esc, or dragging a picture down, closes. */
export default function MediaViewer({ files, start, onClose }: MediaViewerProps) {
  const dialog = useModal(true);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const shown = files[at];
  const close = () => dialog.current?.close();
  // After the effect that opens the dialog: before it the strip has no width.
  useEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
  }, [start]);

  const turn = (by: number) => {
    const list = strip.current;
    const next = Math.min(Math.max(at + by, 0), files.length - 1);
    list?.scrollTo({ left: next * list.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a video the arrow keys seek.
    if (!by || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Fotos e vídeos em tela cheia"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="appear m-0 inset-0 h-dvh max-h-none w-auto max-w-none flex-col overflow-hidden bg-night p-0 text-chalk open:flex"
    >
      <div className="flex h-14 flex-none items-center justify-between pr-1.5 pl-4">
        <p className="numeral text-lg" aria-live="polite">
          <span className="sr-only">Arquivo </span>
          {at + 1}/{files.length}
        </p>
        <Control name="Fechar" onPress={close}>
          <X />
        </Control>
      </div>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={strip}
          onScroll={({ currentTarget: list }) =>
            setAt(Math.round(list.scrollLeft / list.clientWidth))
          }
          className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {files.map((file, index) => (
            <li
              key={file.url}
              inert={index !== at}
              className="h-full w-full flex-none snap-center snap-always"
            >
              {file.mime.startsWith('video/') ? (
                <VideoClip file={file} fit="contain" />
              ) : (
                <ZoomablePicture
                  file={file}
                  priority={Math.abs(index - at) < 2}
                  current={index === at}
                  onDismiss={close}
                />
              )}
            </li>
          ))}
        </ul>
        <Control name="Arquivo anterior" side="left" hidden={at === 0} onPress={() => turn(-1)}>
          <ChevronLeft />
        </Control>
        <Control
          name="Próximo arquivo"
          side="right"
          hidden={at === files.length - 1}
          onPress={() => turn(1)}
        >
          <ChevronRight />
        </Control>
      </div>
      <p className="max-h-[30dvh] min-h-14 flex-none overflow-y-auto px-4 py-4 text-center text-[0.9375rem]">
        {shown?.alt}
      </p>
    </dialog>
  );
}

interface ControlProps {
  name: string;
  side?: 'left' | 'right';
  hidden?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Control({ name, side, hidden, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      hidden={hidden}
      onClick={onPress}
      className={cx(
        'grid size-11 place-items-center rounded-pill text-chalk transition hover:bg-chalk/15',
        side && 'absolute top-1/2 -translate-y-1/2 bg-night/60 max-md:hidden',
        side === 'left' && 'left-3',
        side === 'right' && 'right-3',
      )}
    >
      {children}
    </button>
  );
}
