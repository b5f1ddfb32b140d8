import { type ReactNode, useState } from 'react';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';
import { formatCount } from './format-count.ts';

interface ReactionButtonProps {
  /** 'Curtir', 'Comentar', 'Compartilhar', 'Enviar', 'Salvar'. */
  name: string;
  icon: ReactNode;
  count?: number | undefined;
  /** Shows the name beside the icon, where the count says nothing. */
  named?: boolean | undefined;
  /** Set for what can be taken back: like and save. */
  pressed?: boolean | undefined;
  tone?: 'red' | 'orange' | undefined;
  onPress(): void;
}

/** An icon with its count under a post. One that gets pressed pops once. */
export function ReactionButton(props: ReactionButtonProps) {
  const { name, icon, count, named, pressed, tone = 'orange', onPress } = props;
  const [popping, setPopping] = useState(false);
  return (
    <button
      type="button"
      title={name}
      aria-label={count === undefined ? name : `${name}: ${formatCount(count)}`}
      aria-pressed={pressed}
      onClick={() => {
        setPopping(pressed === false);
        onPress();
      }}
      className={cx(
        'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill px-2.5 font-semibold text-muted transition hover:bg-accent-soft hover:text-ink',
        tone === 'red'
          ? 'aria-pressed:text-card-red hover:text-card-red'
          : 'aria-pressed:text-accent-ink',
        pressed && '[&_.lucide]:fill-current',
      )}
    >
      <span
        onAnimationEnd={() => setPopping(false)}
        className={cx('[&_.lucide]:size-5.5', popping && 'animate-pop')}
      >
        {icon}
      </span>
      {count !== undefined && <Count value={count} className="text-base" />}
      {named && <span className="text-[0.9375rem]">{name}</span>}
    </button>
  );
}
