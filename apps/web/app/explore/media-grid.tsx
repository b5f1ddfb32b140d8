import type { FileView } from '@arquiba/contract/files';
import type { Post } from '@arquiba/contract/posts';
import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';

/** A wall of pictures; every tenth pair is larger, so that the eye finds a rhythm. */
export function MediaGrid({ posts }: { posts: Post[] }) {
  return (
    <ul className="grid grid-flow-dense grid-cols-3 gap-0.5 md:gap-1.5">
      {posts.map((post, index) => (
        <li key={post.id} className={cx(isLarge(index) && 'col-span-2 row-span-2')}>
          <Tile post={post} large={isLarge(index)} priority={index < 4} />
        </li>
      ))}
    </ul>
  );
}

function isLarge(index: number): boolean {
  return index % 10 === 0 || index % 10 === 6;
}

function Tile({ post, large, priority }: { post: Post; large: boolean; priority: boolean }) {
  const [first] = post.media;
  if (!first) return null;
  return (
    <Link
      to={`/post/${post.id}`}
      aria-label={[post.author.displayName, post.text.slice(0, 80)].filter(Boolean).join(': ')}
      className="relative block aspect-square overflow-hidden bg-sunken md:rounded-md"
    >
      <Picture
        file={{ ...stillOf(first), alt: '' }}
        sizes={large ? '(min-width: 900px) 424px, 66vw' : '(min-width: 900px) 210px, 33vw'}
        priority={priority}
        fit="cover"
      />
      <Mark file={first} several={post.media.length > 1} />
    </Link>
  );
}

/** What a tile shows of a video is its poster. */
function stillOf(file: FileView): FileView {
  return file.poster ? { ...file, url: file.poster, mime: 'image/webp' } : file;
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
