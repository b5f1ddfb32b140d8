import type { Live } from '@arquiba/contract/live-views';
import { Link } from 'react-router';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, LiveBadge, VerifiedMark } from '../ui/badge.tsx';
import { Chalk, type chalkKinds } from '../ui/chalk.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Picture } from '../ui/picture.tsx';
import { Bone } from '../ui/skeletons.tsx';
import { livePath } from './live-paths.ts';
import { clockOf, whenOf } from './live-words.ts';

type Court = (typeof chalkKinds)[number];

const COURTS: Court[] = ['pitch', 'court', 'lanes', 'pool', 'net'];
const COURT_OF: [RegExp, Court][] = [
  [/fut|várzea|society/i, 'pitch'],
  [/basquete|handebol/i, 'court'],
  [/corrida|maratona|atletismo|ciclismo/i, 'lanes'],
  [/nata|polo|remo|surfe/i, 'pool'],
  [/vôlei|tênis|peteca/i, 'net'],
];

/** A live in a list. The whole card is a link. */
export function LiveCard({ live }: { live: Live }) {
  const {
    author,
    title,
    state,
    viewers,
    mostViewers,
    startsAt,
    endedAt,
    durationMs,
    sport,
    still,
  } = live;
  const court = COURT_OF.find(([sport]) => sport.test(live.sport))?.[1] ?? anyCourt(live.id);
  return (
    <article className="relative grid content-start overflow-clip rounded-card border border-line bg-raised focus-within:outline-2 focus-within:outline-accent">
      <div className="relative grid aspect-video place-items-center overflow-clip bg-night text-chalk">
        {still ? (
          <Picture file={still} sizes="(min-width: 640px) 320px, 100vw" fit="cover" />
        ) : (
          <Chalk kind={court} className="absolute w-[120%] text-chalk/15" />
        )}
        {state === 'waiting' && startsAt ? (
          <p className="relative px-6 text-center">
            <span className="numeral block text-4xl text-orange">{whenOf(startsAt).slice(-5)}</span>
            <span className="first-letter:uppercase">
              {whenOf(startsAt).slice(0, -5).replace(/ às $/, '')}
            </span>
          </p>
        ) : (
          !still && (
            <span className="relative grid justify-items-center gap-3">
              <Avatar username={author.username} picture={author.avatar} size="lg" />
              {state === 'waiting' && 'Ainda não foi ao ar'}
            </span>
          )
        )}
        <p className="absolute top-3 left-3 flex gap-1.5">
          {(state === 'onAir' || state === 'away') && <LiveBadge />}
          {sport && <Badge tone="orange">{sport}</Badge>}
        </p>
        <p className="absolute right-3 bottom-3 rounded-sm bg-night/80 px-2 text-sm empty:hidden">
          {state === 'ended' && clockOf(durationMs)}
          {(state === 'onAir' || state === 'away') && viewers > 0 && watchingWords(viewers)}
        </p>
      </div>
      <div className="grid gap-1 p-4">
        <h3 className="display text-xl">
          <Link
            to={livePath(live)}
            className="line-clamp-2 text-ink no-underline wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="flex min-w-0 items-center gap-1 text-sm text-muted">
          <span className="truncate">{author.displayName}</span>
          {author.verified && <VerifiedMark />}
        </p>
        {state === 'ended' && endedAt && (
          <p className="text-sm text-muted">
            <Age at={endedAt} /> · {audienceWords(mostViewers)}
          </p>
        )}
      </div>
    </article>
  );
}

function anyCourt(id: string): Court {
  return COURTS[Number(id.slice(-2)) % COURTS.length] ?? 'pitch';
}

export function watchingWords(viewers: number): string {
  return `${formatCount(viewers)} ${viewers === 1 ? 'pessoa assistindo' : 'pessoas assistindo'}`;
}

function audienceWords(most: number): string {
  return `até ${formatCount(most)} ${most === 1 ? 'pessoa' : 'pessoas'} ao mesmo tempo`;
}

export function LiveCardSkeleton() {
  return (
    <div className="grid gap-3">
      <Bone className="aspect-video rounded-card" />
      <Bone className="h-5 w-3/4" />
      <Bone className="h-4 w-1/2" />
    </div>
  );
}
