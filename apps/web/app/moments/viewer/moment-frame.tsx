import type { Moment } from '@arquiba/contract/moment-views';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { atWidth } from '../../ui/picture-sources.ts';
import { stillView } from '../still-view.ts';

interface MomentFrameProps {
  children: ReactNode;
}

/** As large an upright frame as fits into its parent. Texts on it grow with its width. */
export function MomentFrame({ children }: MomentFrameProps) {
  return (
    <div className="@container-size relative grid min-h-0 flex-1 place-items-center">
      <div className="@container-size relative aspect-[9/16] w-[min(100cqw,calc(100cqh*9/16))] overflow-hidden bg-night sm:rounded-card">
        {children}
      </div>
    </div>
  );
}

interface MomentMediaProps {
  moment: Moment;
  /** The next one is loaded, but not shown. */
  shown: boolean;
  muted: boolean;
  stage?: RefObject<HTMLDivElement | null>;
}

export function MomentMedia({
  moment: { media, durationMs },
  shown,
  muted,
  stage,
}: MomentMediaProps) {
  return (
    <div ref={stage} aria-hidden={!shown} className={cx('absolute inset-0', !shown && 'invisible')}>
      {media.placeholder && (
        <img
          src={media.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover opacity-60 blur-lg"
        />
      )}
      {durationMs === null ? (
        <Picture
          file={stillView(media)}
          fit="contain"
          sizes="(min-width: 640px) 480px, 100vw"
          priority
          className="bg-transparent"
        />
      ) : (
        <video
          poster={media.poster && atWidth(media.poster, 960)}
          aria-label={media.alt || 'Vídeo'}
          muted={muted}
          playsInline
          preload="auto"
          className="relative size-full object-contain"
        >
          <source src={media.url} />
          {media.original && <source src={media.original} />}
        </video>
      )}
    </div>
  );
}
