import type { SimplePost } from '@arquiba/contract/posts';
import { Link } from 'react-router';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { VerifiedMark } from '../ui/badge.tsx';
import { excerptOf } from '../ui/excerpt.ts';
import { Picture } from '../ui/picture.tsx';
import { stillOf } from '../ui/still-of.ts';

const SIZES = '(min-width: 900px) 606px, 92vw';

interface QuotedPostProps {
  post: Pick<SimplePost, 'id' | 'author' | 'text' | 'media' | 'createdAt' | 'poll'>;
  /** Whether it links to the post. */
  linked?: boolean | undefined;
}

/** A post inside another: author, time, beginning of the text, first picture. */
export function QuotedPost({ post, linked }: QuotedPostProps) {
  const { author, text, media } = post;
  const excerpt = excerptOf(text);
  const [first] = media;
  const still = first && stillOf(first);
  const more = media.length - 1;
  return (
    <div className="relative overflow-clip rounded-card border border-line hover:border-edge">
      <div className="grid gap-1.5 p-3">
        <p className="flex items-center gap-1.5 text-sm">
          <Avatar username={author.username} picture={author.avatar} size="xs" />
          <span className="truncate font-semibold">{author.displayName}</span>
          {author.verified && <VerifiedMark />}
          <span className="truncate text-muted max-sm:hidden">@{author.username}</span>
          <span className="flex-none text-muted">
            · <Age at={post.createdAt} />
          </span>
        </p>
        {text && (
          <p className="wrap-anywhere whitespace-pre-line">
            {excerpt === null ? text : `${excerpt}…`}
          </p>
        )}
        {post.poll && <p className="text-sm text-muted">Tem enquete</p>}
      </div>
      {still?.mime.startsWith('image/') && (
        <div className="relative aspect-[2/1]">
          <Picture file={still} sizes={SIZES} fit="cover" />
          {more > 0 && (
            <span className="numeral absolute right-3 bottom-3 rounded-pill bg-night/75 px-2.5 py-0.5 text-sm text-chalk">
              +{more}
            </span>
          )}
        </div>
      )}
      {linked && (
        <Link
          to={`/post/${post.id}`}
          aria-label={`Publicação citada, de ${author.displayName}`}
          className="absolute inset-0 rounded-card"
        />
      )}
    </div>
  );
}
