import type { FileView } from '@arquiba/contract/files';
import type { ProfileCard } from '@arquiba/contract/profiles';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { AuthorName } from '../profiles/public/author-name.tsx';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { LiveBadge } from '../ui/badge.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { PostMedia } from './post-media.tsx';

type Author = Pick<ProfileCard, 'username' | 'displayName' | 'verified' | 'category' | 'avatar'>;

interface PostCardProps {
  ref?: Ref<HTMLElement> | undefined;
  author: Author;
  /** ISO 8601. */
  createdAt: string;
  /** The path of the post, linked from its age. */
  to: string;
  text: string;
  mentions: readonly string[];
  media: FileView[];
  /** Above the post: who reposted it, or that it is pinned. */
  above?: ReactNode;
  /** Beside the age, below it on a phone: whether it was edited, and its audience. */
  marks?: ReactNode;
  /** Between the name and the text: the place and the tagged people. */
  about?: ReactNode;
  /** The author is broadcasting. */
  live?: boolean | undefined;
  /** The follow button. */
  follow?: ReactNode;
  menu?: ReactNode;
  /** Between media and footer: a poll, an event, a quoted post. */
  extra?: ReactNode;
  /** The reaction buttons. */
  footer?: ReactNode;
  /** Shows the whole text, however long. */
  whole?: boolean | undefined;
  /** The first post of a screen. */
  priority?: boolean | undefined;
  /** A double tap on the pictures likes the post. */
  onDoubleTap?: (() => void) | undefined;
}

/** The layout of a post: author, time, text, media, reactions. On a phone it has the full width. */
export function PostCard(props: PostCardProps) {
  const { author, createdAt, to, text, mentions, media, live, follow, menu, extra, footer } = props;
  return (
    <article
      ref={props.ref}
      aria-label={`Publicação de ${author.displayName}`}
      className="min-w-0 overflow-clip border-y border-line bg-raised sm:rounded-card sm:border-x"
    >
      {props.above}
      <header className="flex items-center gap-3 py-3 pr-2 pl-4">
        <span className="relative flex flex-none">
          <Avatar username={author.username} picture={author.avatar} />
          {live && (
            <span className="absolute -bottom-1.5 left-1/2 flex -translate-x-1/2 rounded-sm ring-2 ring-raised sm:hidden">
              <LiveBadge small />
            </span>
          )}
        </span>
        <div className="min-w-0 flex-1 leading-6">
          <p className="flex items-center gap-1.5">
            <AuthorName author={author} />
            {live && (
              <span className="max-sm:hidden">
                <LiveBadge />
              </span>
            )}
          </p>
          <p className="text-sm leading-6 whitespace-pre text-muted sm:flex">
            <span className="flex min-w-0">
              <span className="truncate">
                @{author.username}
                <span className="max-sm:hidden"> · {author.category}</span>
              </span>
              {' · '}
              <Link
                to={to}
                data-permalink
                className="min-w-6 flex-none text-muted no-underline hover:underline"
              >
                <Age at={createdAt} />
              </Link>
            </span>
            {props.marks}
          </p>
        </div>
        <div className="flex flex-none items-center gap-1">
          {follow}
          {menu}
        </div>
      </header>
      {props.about}
      {text && (
        <RichText text={text} mentions={mentions} clamp={!props.whole} className="px-4 pb-3" />
      )}
      <PostMedia files={media} priority={props.priority} onDoubleTap={props.onDoubleTap} />
      {extra}
      {footer && (
        <footer className="flex items-center gap-0.5 px-1 py-1 sm:px-1.5">{footer}</footer>
      )}
    </article>
  );
}
