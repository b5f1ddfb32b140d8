import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';
import { formatCount } from '../../ui/format-count.ts';

interface Face {
  /** 'Curtir', 'Comentar', 'Compartilhar', 'Enviar', 'Salvar'. */
  name: string;
  icon: ReactNode;
  count?: number | undefined;
  /** Shows the name beside the icon if there is room. */
  named?: boolean | undefined;
}

interface ReactionButtonProps extends Face {
  /** For actions that can be undone: like and save. */
  pressed?: boolean | undefined;
  tone?: 'red' | 'orange' | undefined;
  /** The keyboard shortcut. */
  shortcut?: string | undefined;
  onPress(): void;
}

/** An icon with its count. Animated once when pressed. */
export function ReactionButton(props: ReactionButtonProps) {
  const { name, count, pressed, tone = 'orange', shortcut, onPress } = props;
  const [popping, setPopping] = useState(false);
  return (
    <button
      type="button"
      title={name}
      aria-label={reactionName(name, count)}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={() => {
        setPopping(pressed === false);
        onPress();
      }}
      className={cx(
        reactionLook,
        tone === 'red'
          ? 'aria-pressed:text-card-red hover:text-card-red'
          : 'aria-pressed:text-accent-ink',
        pressed && '[&_.lucide]:fill-current',
      )}
    >
      <ReactionFace
        {...props}
        iconClassName={popping ? 'animate-pop' : undefined}
        onPopped={() => setPopping(false)}
      />
    </button>
  );
}

/** The same as a link. */
export function ReactionLink({ to, ...face }: Face & { to: string }) {
  return (
    <Link
      to={to}
      title={face.name}
      aria-label={reactionName(face.name, face.count)}
      className={cx(reactionLook, 'no-underline')}
    >
      <ReactionFace {...face} />
    </Link>
  );
}

interface ReactionFaceProps extends Omit<Face, 'name'> {
  name?: string | undefined;
  iconClassName?: string | undefined;
  onPopped?(): void;
}

export function ReactionFace(props: ReactionFaceProps) {
  const { name, icon, count, named, iconClassName, onPopped } = props;
  return (
    <>
      <span onAnimationEnd={onPopped} className={cx('[&_.lucide]:size-5.5', iconClassName)}>
        {icon}
      </span>
      {named && <span className="text-[0.9375rem] max-sm:hidden">{name}</span>}{' '}
      {count !== undefined && <Count value={count} className="text-base" />}
    </>
  );
}

/** The accessible name: 'Curtir: 1,2 mil'. */
export function reactionName(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name}: ${formatCount(count)}`;
}

export const reactionLook =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill px-2 font-semibold text-muted transition hover:bg-accent-soft hover:text-ink sm:px-2.5';
