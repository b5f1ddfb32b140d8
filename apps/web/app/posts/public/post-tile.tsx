import type { FileView } from '@arquiba/contract/files';
import { Link } from 'react-router';
import { Copy } from '../../ui/icons/copy.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { Picture } from '../../ui/picture.tsx';
import { stillOf } from '../../ui/still-of.ts';

interface PostTileProps {
  to: string;
  author: string;
  text: string;
  media: FileView[];
  /** The `sizes` attribute of `<img>`. */
  sizes: string;
  priority?: boolean | undefined;
}

/** A post as a square of a grid: its first picture, or its text. */
export function PostTile({ to, author, text, media, sizes, priority }: PostTileProps) {
  const [first] = media;
  return (
    <Link
      to={to}
      // A tile with text needs no label.
      aria-label={first && [author, text.slice(0, 80)].filter(Boolean).join(': ')}
      className="relative block aspect-square overflow-hidden bg-sunken text-ink no-underline md:rounded-md"
    >
      {first ? (
        <>
          <Picture
            file={{ ...stillOf(first), alt: '' }}
            sizes={sizes}
            priority={priority}
            fit="cover"
          />
          <Mark file={first} several={media.length > 1} />
        </>
      ) : (
        <span className="block p-3 sm:p-4">
          <span className="display line-clamp-4 text-base leading-tight sm:text-lg wrap-anywhere">
            {text}
          </span>
          <span className="mt-2 block truncate text-sm text-muted">{author}</span>
        </span>
      )}
    </Link>
  );
}

function Mark({ file, several }: { file: FileView; several: boolean }) {
  const Icon = file.mime.startsWith('video/') ? Play : several ? Copy : null;
  if (!Icon) return null;
  return (
    <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-pill bg-night/75 text-chalk">
      <Icon className="size-4" />
    </span>
  );
}
