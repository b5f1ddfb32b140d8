import { type AccountType, accountTypeNames } from '@arquiba/contract/accounts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

const PLURALS: Record<AccountType, string> = {
  Torcedor: 'Torcedores',
  Atleta: 'Atletas',
  Comunicador: 'Comunicadores',
  Clube: 'Clubes',
  Profissional: 'Profissionais',
  Empresa: 'Empresas',
};

/** The account type that `?tipo=` names; null for all. */
export function readType(value: string | null): AccountType | null {
  return accountTypeNames.find((type) => slugOf(type) === value?.toLowerCase()) ?? null;
}

export function nameOfType(type: AccountType): string {
  return PLURALS[type];
}

/** Links that filter a list of people by account type. */
export function TypeChips({ current }: { current: AccountType | null }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current && current) showCurrent(list.current);
  }, [current]);
  return (
    <nav aria-label="Tipo de conta" className="py-4">
      <ul
        ref={list}
        className="relative flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:gap-1 md:px-0"
      >
        <Chip label="Todos" to="/perfis" current={current === null} />
        {accountTypeNames.map((type) => (
          <Chip
            key={type}
            label={PLURALS[type]}
            to={`/perfis?tipo=${slugOf(type)}`}
            current={current === type}
          />
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the chosen chip may be outside the screen. */
function showCurrent(list: HTMLElement): void {
  const chip = list.querySelector<HTMLElement>('[aria-current]')?.closest('li');
  if (chip) list.scrollLeft = chip.offsetLeft + (chip.offsetWidth - list.clientWidth) / 2;
}

function Chip({ label, to, current }: { label: string; to: string; current: boolean }) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className="touch flex h-9 items-center rounded-pill border border-line bg-raised px-2.5 text-sm font-semibold [font-stretch:88%] text-ink no-underline transition hover:border-edge aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
      >
        {label}
      </Link>
    </li>
  );
}

function slugOf(type: AccountType): string {
  return type.toLowerCase();
}
