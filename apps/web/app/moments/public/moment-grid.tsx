import type { Moment } from '@arquiba/contract/moment-views';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Age } from '../../ui/age.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { Lock } from '../../ui/icons/lock.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { Picture } from '../../ui/picture.tsx';
import { formatDay, MedalMark } from '../medal-mark.tsx';
import { momentPath } from '../moment-paths.ts';
import { stillView } from '../still-view.ts';

const GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3';

/** Moments as upright pictures, each with a link to the viewer. */
export function MomentGrid({ moments }: { moments: readonly Moment[] }) {
  return (
    <ul className={GRID}>
      {moments.map((moment) => (
        <li key={moment.id}>
          <Tile moment={moment} />
        </li>
      ))}
    </ul>
  );
}

export function MomentGridSkeleton() {
  return (
    <div className={cx(GRID, 'px-4 py-4 md:px-0')}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="aspect-[9/16] animate-shimmer rounded-card bg-sunken" />
      ))}
    </div>
  );
}

function Tile({ moment }: { moment: Moment }) {
  const { author, achievement, media, current } = moment;
  return (
    <Link
      to={momentPath(moment)}
      className="group relative block aspect-[9/16] overflow-hidden rounded-card bg-night text-chalk no-underline"
    >
      <Picture
        file={stillView(media)}
        fit="cover"
        sizes="(min-width: 640px) 220px, 50vw"
        className="transition group-hover:opacity-90"
      />
      <span className="absolute inset-x-0 bottom-0 grid grid-cols-1 gap-1 bg-linear-to-t from-night via-night/80 to-transparent p-3 pt-12">
        {achievement && (
          <span className="flex items-start gap-1.5">
            <MedalMark medal={achievement.medal} className="mt-0.5 size-5 flex-none" />
            <span className="display line-clamp-2 text-lg leading-tight">{achievement.title}</span>
          </span>
        )}
        <span className="flex items-center gap-2">
          <Avatar
            username={author.username}
            picture={author.avatar}
            size="sm"
            ring={current ? (moment.seen ? 'seen' : 'unseen') : undefined}
          />
          <span className="min-w-0 text-sm leading-tight">
            <span className="block truncate font-semibold">{author.displayName}</span>
            {achievement && !current ? (
              <span className="block truncate text-chalk/80">{formatDay(achievement.date)}</span>
            ) : (
              <Age at={moment.createdAt} className="block truncate text-chalk/80" />
            )}
          </span>
        </span>
      </span>
      <span className="absolute top-2 right-2 flex gap-1 [&_.lucide]:size-4">
        {moment.audience === 'close' && (
          <Mark name="Para amigos próximos">
            <Lock />
          </Mark>
        )}
        {moment.durationMs !== null && (
          <Mark name="Vídeo">
            <Play />
          </Mark>
        )}
      </span>
    </Link>
  );
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="grid size-7 place-items-center rounded-pill bg-night/70">
      {children}
      <span className="sr-only">{name}</span>
    </span>
  );
}
