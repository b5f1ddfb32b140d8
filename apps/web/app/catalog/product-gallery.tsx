import type { Product } from '@arquiba/contract/catalog';
import { type MouseEvent, useRef, useState } from 'react';
import { FrameOutline } from '../ui/frame-outline.tsx';
import { ZoomIn } from '../ui/icons/zoom-in.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ProductColor } from './chosen-color.ts';
import { galleryOf } from './gallery-of.ts';

const ColorThumbs = lazyPart(
  async () => ({ default: (await import('./color-thumbs.tsx')).ColorThumbs }),
  { preload: true },
);
const MediaViewer = lazyPart(() => import('../ui/media-viewer.tsx'));

interface ProductGalleryProps {
  product: Product;
  chosen: ProductColor | undefined;
}

/** The views of the chosen colour side by side, to swipe, with links to each. A press enlarges. */
export function ProductGallery({ product, chosen }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const views = galleryOf(chosen);
  const shown = Math.min(at, views.length - 1);
  const show = (event: MouseEvent, index: number) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setAt(index);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3 max-lg:-mx-4 max-lg:-mt-6">
      <div className="stage relative aspect-[4/3] overflow-clip max-lg:border-b max-lg:border-line lg:rounded-lg lg:border lg:border-line">
        {views.length > 0 ? (
          <ul
            ref={strip}
            aria-label={`Fotos do ${product.title}`}
            onScroll={({ currentTarget: list }) =>
              setAt(Math.round(list.scrollLeft / list.clientWidth))
            }
            className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
          >
            {views.map(({ key, id, image }, index) => (
              <li key={key} id={id} className="h-full w-full flex-none snap-center snap-always">
                <a
                  href={image.url}
                  aria-label={`Ampliar imagem: ${image.alt}`}
                  onClick={(event) => {
                    if (!isPlain(event)) return;
                    event.preventDefault();
                    setEnlarged(index);
                  }}
                  className="block size-full cursor-zoom-in -outline-offset-4"
                >
                  <Picture
                    // Another colour of the same view is another picture, with its own preview.
                    key={image.url}
                    file={image}
                    sizes="(min-width: 1288px) 670px, (min-width: 900px) 54vw, 100vw"
                    priority={index === 0}
                    fit="contain"
                    className="bg-transparent"
                  />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <FrameOutline className="absolute inset-0 m-auto w-3/5 text-night/40" />
        )}
        {views.length > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 grid size-11 place-items-center rounded-pill bg-chalk/90 text-night"
          >
            <ZoomIn className="size-5" />
          </span>
        )}
      </div>
      {views.length > 1 ? (
        <nav aria-label="Vistas da armação" className="max-lg:px-4">
          <ul className="grid grid-cols-4 gap-3">
            {views.map(({ key, id, name, image }, index) => (
              <li key={key}>
                <a
                  href={`#${id}`}
                  aria-label={name}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={(event) => show(event, index)}
                  className="stage block aspect-[4/3] overflow-clip rounded-card border border-line transition hover:border-edge aria-[current]:border-ink aria-[current]:outline-1 aria-[current]:outline-ink focus-visible:outline-3 focus-visible:outline-orange-ink"
                >
                  <Picture
                    key={image.url}
                    file={{ ...image, alt: '' }}
                    sizes="160px"
                    fit="contain"
                    className="bg-transparent"
                  />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        product.colors.length > 1 && <ColorThumbs product={product} chosen={chosen} />
      )}
      {enlarged !== null && (
        <MediaViewer
          files={views.map(({ image }) => image)}
          start={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  );
}

/** A press that opens no other tab. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
