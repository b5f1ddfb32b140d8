import { brand } from '@arquiba/contract/brand';
import type { Post } from '@arquiba/contract/posts';
import { excerptOf } from '../../ui/excerpt.ts';
import { formatMoment } from '../../ui/format-age.ts';
import { formatCount } from '../../ui/format-count.ts';
import { KitShapes } from '../../ui/kit-pattern.tsx';
import { pictureSources, SMALL_WIDTHS } from '../../ui/picture-sources.ts';
import { stillOf } from '../../ui/still-of.ts';

/** A post as other sites show it: one link to its page, without scripts. */
export function EmbeddedPost({ post, origin }: { post: Post; origin: string }) {
  const { author, text, media, counts } = post;
  const excerpt = excerptOf(text);
  return (
    <a className="post" href={`${origin}/post/${post.id}`} target="_blank" rel="noopener">
      <span className="author">
        {author.avatar ? (
          <img {...pictureSources(author.avatar, SMALL_WIDTHS)} sizes="44px" {...FACE} alt="" />
        ) : (
          <svg {...FACE} viewBox="0 0 40 40" aria-hidden="true">
            <KitShapes seed={author.username} />
          </svg>
        )}
        <span>
          <strong>{author.displayName}</strong>
          <small>
            @{author.username} · {formatMoment(new Date(post.createdAt))}
          </small>
        </span>
      </span>
      {text && <p dir="auto">{excerpt === null ? text : `${excerpt}…`}</p>}
      {post.poll && <p>Tem enquete: vote na {brand.network.name}.</p>}
      <FirstPicture media={media} />
      <span className="foot">
        <span>
          {formatCount(counts.likes)} {counts.likes === 1 ? 'curtida' : 'curtidas'} ·{' '}
          {formatCount(counts.comments)} {counts.comments === 1 ? 'comentário' : 'comentários'}
        </span>
        <b>Ver na {brand.network.name}</b>
      </span>
    </a>
  );
}

function FirstPicture({ media }: Pick<Post, 'media'>) {
  const [first] = media;
  if (!first) return null;
  const still = stillOf(first);
  const isVideo = first.mime.startsWith('video/');
  const more = media.length > 1 ? `+${media.length - 1}` : '';
  const caption = [isVideo ? 'Vídeo' : '', more].filter((part) => part !== '').join(' ');
  return (
    <figure>
      {still.mime.startsWith('image/') && (
        <img {...pictureSources(still)} sizes="(min-width: 550px) 550px, 100vw" alt={still.alt} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Says the same of a post that is gone and of one that is not public. */
export function NoPost({ origin }: { origin: string }) {
  return (
    <a className="post" href={origin} target="_blank" rel="noopener">
      <p className="gone">Esta publicação não está disponível.</p>
      <span className="foot">
        <b>Conhecer a {brand.network.name}</b>
      </span>
    </a>
  );
}

const FACE = { width: 44, height: 44 };
