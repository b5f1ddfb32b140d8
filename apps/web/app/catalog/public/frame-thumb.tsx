import type { FileView } from '@arquiba/contract/files';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

interface FrameThumbProps {
  image: FileView | null;
  /** The `sizes` attribute of `<img>`. */
  sizes?: string;
  className?: string;
}

/** A thumbnail of a frame on a bright background. Decorative: the name is beside it. */
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
