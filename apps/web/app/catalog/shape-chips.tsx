import { frameShapes } from '@arquiba/contract/catalog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { asksFavorites, withOnly } from './catalogue-query.ts';
import { type FrameShape, SHAPES_PLURAL } from './frame-words.ts';
import { ShapeOutline } from './shape-outline.tsx';

interface ShapeChipsProps {
  search: string;
  current: FrameShape | null;
}

/** Links that filter by shape and keep the other filters. */
export function ShapeChips({ search, current }: ShapeChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen.
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && chip && list.current) list.current.scrollLeft = chip.offsetLeft - 56;
  }, [current]);
  const favorites = asksFavorites(search);
  const rest = favorites ? '' : search;
  const any = new URLSearchParams(search).has('formato');
  return (
    <nav aria-label="Formato da armação" className="max-lg:-mx-4">
      <ul
        ref={list}
        className="relative flex gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap"
      >
        <Chip to={withOnly(rest, 'formato', null)} current={!any && !favorites}>
          Todos
        </Chip>
        {frameShapes.map((shape) => (
          <Chip key={shape} to={withOnly(rest, 'formato', shape)} current={current === shape}>
            <ShapeOutline shape={shape} className="h-4.5 w-12" />
            {SHAPES_PLURAL[shape]}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: string;
  current: boolean;
  children: ReactNode;
}

function Chip({ to, current, children }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className="flex h-11 items-center gap-2.5 rounded-pill border border-line bg-raised px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-ink no-underline transition hover:border-edge aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
      >
        {children}
      </Link>
    </li>
  );
}
