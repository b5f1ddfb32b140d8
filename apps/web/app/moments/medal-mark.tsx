import type { Achievement } from '@arquiba/contract/moment-views';
import { cx } from '../ui/class-names.ts';
import { Medal } from '../ui/icons/medal.tsx';

type Won = Achievement['medal'];

export const MEDALS: Record<Won, string> = {
  none: 'Sem medalha',
  bronze: 'Bronze',
  silver: 'Prata',
  gold: 'Ouro',
};

const COLORS: Record<Won, string> = {
  none: 'text-chalk',
  bronze: 'text-[#e0995e]',
  silver: 'text-[#d5dade]',
  gold: 'text-[#ffd34d]',
};

/** On a dark ground. */
export function MedalMark({ medal, className }: { medal: Won; className?: string }) {
  return (
    <span className={cx('inline-grid', COLORS[medal], className)}>
      <Medal className="size-full" />
      {medal !== 'none' && (
        <span className="sr-only">Medalha de {MEDALS[medal].toLowerCase()}.</span>
      )}
    </span>
  );
}

/** '8 de mar. de 2026' of '2026-03-08', the same in every time zone. */
export function formatDay(date: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('pt-BR', { ...parts, timeZone: 'UTC' });
}
