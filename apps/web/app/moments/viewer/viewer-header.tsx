import type { Achievement, Moment } from '@arquiba/contract/moment-views';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Age } from '../../ui/age.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { VolumeX } from '../../ui/icons/volume-x.tsx';
import { X } from '../../ui/icons/x.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { formatDay, MedalMark } from '../medal-mark.tsx';
import { OtherMenu } from './other-menu.tsx';

interface ViewerHeaderProps {
  moment: Moment;
  list: readonly Moment[];
  at: number;
  bar: RefObject<HTMLProgressElement | null>;
  stopped: boolean;
  muted: boolean;
  /** The viewer has muted the moments of the person. */
  mutedPerson: boolean;
  onStop(): void;
  onMute(): void;
  onCover(covered: boolean): void;
  onClose(): void;
}

export function ViewerHeader(props: ViewerHeaderProps) {
  const { moment, list, at, bar, stopped, muted, mutedPerson, onCover } = props;
  const { author, durationMs, own } = moment;
  const account = useAccount();
  return (
    <header className="mx-auto grid w-full max-w-160 grid-cols-1 gap-1 px-2 pt-2">
      <div aria-hidden="true" className="flex gap-1 px-1">
        {list.map((each, place) => (
          <Bar key={each.id} bar={place === at ? bar : null} full={place < at} />
        ))}
      </div>
      <div className="flex items-center gap-1">
        <Link
          to={`/perfil/${author.username}`}
          className="flex min-w-0 flex-1 items-center gap-2.5 rounded-pill p-1 text-chalk no-underline"
        >
          <Avatar username={author.username} picture={author.avatar} size="sm" />
          <span className="min-w-0 text-sm leading-tight">
            <span className="block truncate font-semibold">{author.displayName}</span>
            <Detail moment={moment} />
          </span>
        </Link>
        <IconButton
          name={stopped ? 'Continuar' : 'Pausar'}
          icon={stopped ? <Play /> : <Pause />}
          onClick={props.onStop}
        />
        {durationMs !== null && (
          <IconButton
            name={muted ? 'Ligar o som' : 'Desligar o som'}
            icon={muted ? <VolumeX /> : <Volume2 />}
            onClick={props.onMute}
          />
        )}
        {!own && account && (
          <OtherMenu moment={moment} mutedPerson={mutedPerson} onCover={onCover} />
        )}
        <IconButton name="Fechar" icon={<X />} onClick={props.onClose} />
      </div>
      {moment.achievement && <Won achievement={moment.achievement} />}
    </header>
  );
}

function Won({ achievement }: { achievement: Achievement }) {
  const { title, date, competition, place, medal } = achievement;
  return (
    <p className="flex items-center gap-2.5 px-2 pb-1">
      <MedalMark medal={medal} className="size-7 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <span className="display block text-lg leading-tight">{title}</span>
        <span className="block text-sm text-chalk/80">
          {[competition, place, formatDay(date)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </p>
  );
}

interface BarProps {
  /** Of the moment that plays: it is moved by `usePlayback`. */
  bar: RefObject<HTMLProgressElement | null> | null;
  full: boolean;
}

function Bar({ bar, full }: BarProps) {
  return (
    <progress
      key={String(bar !== null)}
      ref={bar}
      max={100}
      value={full ? 100 : 0}
      className={BAR}
    />
  );
}

const BAR =
  'block h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-pill border-0 bg-chalk/30 [&::-moz-progress-bar]:bg-chalk [&::-webkit-progress-bar]:bg-chalk/30 [&::-webkit-progress-value]:bg-chalk';

const AUDIENCES = { public: '', followers: ' · seguidores', close: ' · amigos próximos' };

function Detail({ moment: { achievement, current, createdAt, audience } }: { moment: Moment }) {
  return (
    <span className="block truncate text-chalk/80">
      {achievement && 'Conquista'}
      {!achievement && !current && 'Guardado · '}
      {!achievement && <Age at={createdAt} />}
      {AUDIENCES[audience]}
    </span>
  );
}
