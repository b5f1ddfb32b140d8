import type { FileView } from '@arquiba/contract/files';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Picture } from './picture.tsx';
import { VideoClip } from './video-clip.tsx';

interface MediaGalleryProps {
  /** One to ten pictures and clips. */
  files: FileView[];
  /** For the first post of a screen. */
  priority?: boolean | undefined;
}

const SIZES = '(min-width: 900px) 640px, 100vw';
const HALF = '(min-width: 900px) 320px, 50vw';

/** One in its own shape, two to four as a wall, five to ten as a strip to swipe. */
export function MediaGallery({ files, priority }: MediaGalleryProps) {
  const [first, ...others] = files;
  if (!first) return null;
  if (others.length === 0) return <Single file={first} priority={priority} />;
  if (files.length > 4) return <Strip files={files} priority={priority} />;
  return (
    <div className={cx('grid aspect-[4/3] grid-cols-2 gap-0.5', files.length > 2 && 'grid-rows-2')}>
      {files.map((file, index) => (
        <div
          key={file.url}
          className={cx('min-h-0', files.length === 3 && index === 0 && 'row-span-2')}
        >
          <Filling file={file} sizes={HALF} priority={priority} />
        </div>
      ))}
    </div>
  );
}

/** Taller than 4:5 would push everything else off a phone's screen: it is cropped. */
function Single({ file, priority }: { file: FileView; priority: boolean | undefined }) {
  const tall = file.width && file.height && file.height / file.width > 1.25;
  if (tall) {
    return (
      <div className="aspect-[4/5]">
        <Filling file={file} sizes={SIZES} priority={priority} />
      </div>
    );
  }
  if (file.mime.startsWith('video/')) return <VideoClip file={file} />;
  return <Picture file={file} sizes={SIZES} priority={priority} />;
}

function Strip({ files, priority }: MediaGalleryProps) {
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
            <Filling file={file} sizes={SIZES} priority={priority && index === 0} />
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
      className={cx(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-pill bg-chalk/90 text-night opacity-0 transition group-hover:opacity-100 focus-visible:opacity-100 max-lg:hidden',
        left ? 'left-3' : 'right-3',
      )}
    >
      {left ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />}
    </button>
  );
}

interface FillingProps {
  file: FileView;
  sizes: string;
  priority?: boolean | undefined;
}

function Filling({ file, sizes, priority }: FillingProps) {
  if (file.mime.startsWith('video/')) return <VideoClip file={file} fit="cover" />;
  return <Picture file={file} sizes={sizes} priority={priority} fit="cover" />;
}
