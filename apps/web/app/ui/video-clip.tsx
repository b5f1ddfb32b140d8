import type { FileView } from '@arquiba/contract/files';
import { cx } from './class-names.ts';
import { atWidth } from './picture-sources.ts';

interface VideoClipProps {
  file: FileView;
  fit?: 'natural' | 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

/**
 * A short video: muted at first, loaded when played, with its space reserved. Until the MP4 is ready, the
 * original file is played.
 */
export function VideoClip({ file, fit = 'natural', className }: VideoClipProps) {
  return (
    <video
      poster={file.poster ? atWidth(file.poster, 960) : (file.placeholder ?? undefined)}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      aria-label={file.alt || 'Vídeo'}
      controls
      muted
      playsInline
      preload="none"
      className={cx(
        'block bg-night',
        fit === 'contain' ? 'object-contain' : 'object-cover',
        fit === 'natural' ? 'h-auto w-full' : 'size-full',
        className,
      )}
    >
      <source src={file.url} />
      {file.original && <source src={file.original} />}
    </video>
  );
}
