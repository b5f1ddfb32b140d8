import type { FileView } from '@arquiba/contract/files';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

interface FrameThumbProps {
  image: FileView | null;
  /** How wide it is on screen, as `<img sizes>` has it. */
  sizes?: string;
  className?: string;
}

/** A small picture of a frame, on the bright ground of product pictures. Its name is beside it. */
export function FrameThumb({ image, sizes = '144px', className }: FrameThumbProps) {
  return (
    <span className={cx('stage block aspect-[4/3] overflow-clip rounded-md', className)}>
      {image && (
        <Picture
          file={{ ...image, alt: '' }}
          sizes={sizes}
          fit="contain"
          className="bg-transparent"
        />
      )}
    </span>
  );
}
