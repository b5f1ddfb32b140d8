import { noticeSentence } from '@arquiba/contract/notice-sentence';
import type { Notification } from '@arquiba/contract/notifications';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { cx } from '../ui/class-names.ts';
import { Bell } from '../ui/icons/bell.tsx';
import { Package } from '../ui/icons/package.tsx';
import { ShieldCheck } from '../ui/icons/shield-check.tsx';
import { Picture } from '../ui/picture.tsx';
import { stillOf } from '../ui/still-of.ts';
import { useAccount } from '../viewer/use-site.ts';

interface NoticeRowProps {
  notice: Notification;
  /** Buttons that answer it. */
  answer?: ReactNode;
}

/** What happened, with faces, linked to the very place. */
export function NoticeRow({ notice, answer }: NoticeRowProps) {
  const { excerpt, picture, createdAt, read } = notice;
  const { who, what } = noticeSentence(notice);
  return (
    <div
      data-notice={notice.newest}
      className={cx(
        'relative flex min-h-18 gap-3 border-b border-line px-4 py-3 hover:bg-sunken',
        !read && 'bg-accent-soft',
      )}
    >
      <Faces notice={notice} />
      <div className="min-w-0 flex-1">
        <Link
          to={usePathOf(notice)}
          className="block wrap-anywhere text-ink no-underline -outline-offset-3 after:absolute after:inset-0"
        >
          {!read && <span className="sr-only">Nova: </span>}
          {who && <b>{who} </b>}
          {what}
        </Link>
        {excerpt && (
          <p className="line-clamp-2 text-muted wrap-anywhere">{excerpt.replace(/\s+/g, ' ')}</p>
        )}
        <p className="text-sm text-muted">
          <Age at={createdAt} />
        </p>
        {answer && <div className="relative mt-2 flex flex-wrap gap-2">{answer}</div>}
      </div>
      {picture && (
        <Picture
          file={{ ...stillOf(picture), alt: '' }}
          sizes="56px"
          fit="cover"
          className="size-14 flex-none self-center rounded-md"
        />
      )}
      <span
        aria-hidden="true"
        className={cx('size-2.5 flex-none self-center rounded-pill', !read && 'bg-orange-ink')}
      />
    </div>
  );
}

/** Several new followers are in the list of followers. */
function usePathOf({ kind, count, path }: Notification): string {
  const account = useAccount();
  return kind === 'follow' && count > 1 && account
    ? `/perfil/${account.username}/seguidores`
    : path;
}

function Faces({ notice: { kind, actors } }: { notice: Notification }) {
  const [first, ...others] = actors;
  if (!first) {
    return (
      <span className="flex size-11 flex-none items-center justify-center rounded-pill bg-sunken text-orange-ink">
        {kind === 'order' || kind === 'shop-answer' ? <Package /> : null}
        {kind === 'security' || kind === 'report-closed' ? <ShieldCheck /> : null}
        {!WITH_ICON.includes(kind) && <Bell />}
      </span>
    );
  }
  return (
    <span className="flex flex-none">
      <Avatar username={first.username} picture={first.avatar} />
      {others.map(({ username, avatar }) => (
        <Avatar
          key={username}
          username={username}
          picture={avatar}
          className="-ml-7 ring-2 ring-raised"
        />
      ))}
    </span>
  );
}

const WITH_ICON: Notification['kind'][] = ['order', 'shop-answer', 'security', 'report-closed'];
