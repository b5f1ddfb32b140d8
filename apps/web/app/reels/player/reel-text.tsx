import type { Post } from '@arquiba/contract/posts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FollowButton } from '../../follows/public/follow-button.tsx';
import { Age } from '../../ui/age.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { VerifiedMark } from '../../ui/badge.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** Over the foot of the video: who published it, when, and the text. */
export function ReelText({ post }: { post: Post }) {
  const { id, author, text, mentions, createdAt, own } = post;
  const [open, setOpen] = useState(false);
  // After a press the button stays, so that it can be undone.
  const [offered] = useState(!own && author.following !== 'yes');
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const words = box.current?.querySelector('p');
    if (words && !open) setCut(words.scrollHeight > words.clientHeight);
  }, [open]);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-gradient-to-t from-night via-night/80 to-transparent pt-16 pr-20 pb-4 pl-3 text-chalk md:pr-3">
      <div className="pointer-events-auto flex items-center gap-2.5">
        <Avatar username={author.username} picture={author.avatar} size="sm" />
        <div className="min-w-0 leading-6">
          <p className="flex items-center gap-1.5">
            <Link
              to={`/perfil/${author.username}`}
              className="truncate font-semibold text-chalk no-underline hover:underline"
            >
              {author.displayName}
            </Link>
            {author.verified && <VerifiedMark />}
          </p>
          <Link
            to={`/post/${id}`}
            className="block w-fit min-w-6 text-sm leading-6 text-chalk/85 no-underline hover:underline"
          >
            <Age at={createdAt} />
          </Link>
        </div>
        {offered && <FollowButton {...author} look="plain" />}
      </div>
      {text && (
        <div ref={box} className="pointer-events-auto mt-2 text-[0.9375rem]">
          <RichText
            {...{ text, mentions }}
            className={open ? 'max-h-48 overflow-y-auto' : 'line-clamp-2 noscript:line-clamp-none'}
          />
          {isCut && (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="touch text-sm font-semibold text-chalk/85 hover:text-chalk noscript:hidden"
            >
              {open ? 'ver menos' : 'ver mais'}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
