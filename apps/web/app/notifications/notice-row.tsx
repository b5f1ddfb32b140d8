import type { Notification } from '@arquiba/contract/notifications';
import { Link } from 'react-router';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { cx } from '../ui/class-names.ts';
import { Bell } from '../ui/icons/bell.tsx';
import { noticeSentence } from './notice-sentence.ts';

/** One thing that happened, linked to its page. */
export function NoticeRow({ notice }: { notice: Notification }) {
  const { actor, path, createdAt, seen } = notice;
  return (
    <Link
      to={path}
      className={cx(
        'flex min-h-16 items-center gap-3 border-b border-line px-4 py-3 text-ink no-underline hover:bg-sunken',
        !seen && 'bg-accent-soft',
      )}
    >
      {actor ? (
        <Avatar username={actor.username} picture={actor.avatar} />
      ) : (
        <span className="flex size-11 flex-none items-center justify-center rounded-pill bg-sunken text-orange-ink">
          <Bell />
        </span>
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {!seen && <span className="sr-only">Nova: </span>}
        {noticeSentence(notice)}
        <span className="block text-sm text-muted">
          <Age at={createdAt} />
        </span>
      </span>
    </Link>
  );
}
