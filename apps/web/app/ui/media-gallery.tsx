import type { FileView } from '@arquiba/contract/files';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { ChevronLeft } from './icons/chevron-left.tsx';
import { ChevronRight } from './icons/chevron-right.tsx';
import { Picture } from './picture.tsx';
import { VideoClip } from './video-clip.tsx';

interface MediaGalleryProps {
  /** One to ten pictures and videos. */
  files: FileView[];
  /** For the first post of a screen. */
  priority?: boolean | undefined;
  /** Opens a picture full screen; `at` is its index. Videos have their own controls. */
  onOpen?: ((at: number, event: MouseEvent) => void) | undefined;
}

const SIZES = '(min-width: 900px) 640px, 100vw';
const HALF = '(min-width: 900px) 320px, 50vw';

/** One file in its own aspect ratio, two to four as a grid, five to ten as a carousel. */
export function MediaGallery({ files, priority, onOpen }: MediaGalleryProps) {
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length === 0) return <Single {...{ file: first, priority, onOpen }} />;
  if (files.length > 4) return <Strip {...{ files, priority, onOpen }} />;
  return (
    <div className={cx('grid aspect-[4/3] grid-cols-2 gap-0.5', files.length > 2 && 'grid-rows-2')}>
      {files.map((file, index) => (
        <div
          key={file.url}
          className={cx('min-h-0', files.length === 3 && index === 0 && 'row-span-2')}
        >
          <Filling {...{ file, priority, onOpen, at: index, sizes: HALF }} />
        </div>
      ))}
    </div>
  );
}

/** Pictures taller than 4:5 are cropped, so that the rest of the post fits on a phone. */
function Single({ file, priority, onOpen }: Omit<MediaGalleryProps, 'files'> & { file: FileView }) {
  const tall = file.width && file.height && file.height / file.width > 1.25;
  if (tall) {
    return (
      <div className="aspect-[4/5]">
        <Filling {...{ file, priority, onOpen, at: 0, sizes: SIZES }} />
      </div>
    );
  }
  if (file.mime.startsWith('video/')) return <VideoClip file={file} />;
  return (
    <Opener {...{ file, onOpen, at: 0 }}>
      <Picture file={file} sizes={SIZES} priority={priority} />
    </Opener>
  );
}

function Strip({ files, priority, onOpen }: MediaGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const move = (by: number) => {
    const list = strip.current;
    list?.scrollBy({ left: by * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="group relative">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={`${files.length} fotos e vídeos`}
        onScroll={({ currentTarget: list }) =>
          setAt(Math.round(list.scrollLeft / list.clientWidth))
        }
        className="flex aspect-[4/5] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:aspect-[4/3]"
      >
        {files.map((file, index) => (
          <li key={file.url} className="w-full flex-none snap-center snap-always">
            <Filling {...{ file, onOpen, at: index, sizes: SIZES, priority: priority && !index }} />
          </li>
        ))}
      </ul>
      <p className="numeral absolute top-3 right-3 rounded-pill bg-night/75 px-2.5 py-0.5 text-sm text-chalk">
        <span className="sr-only">Arquivo </span>
        {at + 1}/{files.length}
      </p>
      <Arrow side="left" hidden={at === 0} onPress={() => move(-1)} />
      <Arrow side="right" hidden={at === files.length - 1} onPress={() => move(1)} />
    </div>
  );
}

function Arrow(props: { side: 'left' | 'right'; hidden: boolean; onPress(): void }) {
  const left = props.side === 'left';
  const name = left ? 'Arquivo anterior' : 'Próximo arquivo';
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      hidden={props.hidden}
      onClick={props.onPress}
      // Two presses are two steps, not a double tap on the picture.
      onPointerUp={(event) => event.stopPropagation()}
      className={cx(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-pill bg-chalk/90 text-night opacity-0 transition group-hover:opacity-100 focus-visible:opacity-100 max-lg:hidden',
        left ? 'left-3' : 'right-3',
      )}
    >
      {left ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />}
    </button>
  );
}

interface OpenerProps extends Pick<MediaGalleryProps, 'onOpen'> {
  file: FileView;
  at: number;
}

interface FillingProps extends OpenerProps {
  sizes: string;
  priority?: boolean | undefined;
}

function Filling({ file, sizes, priority, ...opener }: FillingProps) {
  if (file.mime.startsWith('video/')) return <VideoClip file={file} fit="cover" />;
  return (
    <Opener file={file} {...opener}>
      <Picture file={file} sizes={sizes} priority={priority} fit="cover" />
    </Opener>
  );
}

function Opener({ file, at, onOpen, children }: OpenerProps & { children: ReactNode }) {
  if (!onOpen) return children;
  return (
    <button
      type="button"
      aria-label={file.alt ? `Ampliar imagem: ${file.alt}` : `Ampliar imagem ${at + 1}`}
      onClick={(event) => onOpen(at, event)}
      className="block size-full cursor-zoom-in -outline-offset-4"
    >
      {children}
    </button>
  );
}
