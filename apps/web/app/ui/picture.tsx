import type { FileView } from '@arquiba/contract/files';
import { useState } from 'react';
import { cx } from './class-names.ts';
import { ImageOff } from './icons/image-off.tsx';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  file: FileView;
  /** The `sizes` attribute of `<img>`. */
  sizes: string;
  /** For the first picture of a screen: loaded before all others. */
  priority?: boolean | undefined;
  /** `cover` fills the parent; by default the picture keeps its aspect ratio. */
  fit?: 'natural' | 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

type State = 'loading' | 'there' | 'broken';

/** A stored picture. Reserves its space while it loads, with a blurred preview. */
export function Picture({ file, sizes, priority, fit = 'natural', className }: PictureProps) {
  const [state, setState] = useState<State>('loading');
  const filling = fit !== 'natural';
  const shape = cx(
    filling ? 'size-full' : 'h-auto w-full',
    fit === 'contain' ? 'object-contain' : 'object-cover',
  );
  // A picture that was loaded before hydration causes no event.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'there' : 'broken');
  };
  return (
    <span
      className={cx('relative block overflow-hidden bg-sunken', filling && 'size-full', className)}
    >
      {file.placeholder && state === 'loading' && (
        <img
          src={file.placeholder}
          alt=""
          aria-hidden="true"
          className={cx(
            'absolute inset-0 size-full blur-lg',
            fit === 'contain' ? 'object-contain' : 'scale-110 object-cover',
          )}
        />
      )}
      <img
        ref={check}
        {...pictureSources(file)}
        sizes={sizes}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        alt={file.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
        className={cx('relative block', shape, state === 'broken' && 'invisible')}
      />
      {state === 'broken' && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-sm text-muted">
          <ImageOff className="size-7" />
          Não foi possível carregar a imagem
        </span>
      )}
    </span>
  );
}
