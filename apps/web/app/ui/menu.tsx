import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { Check } from './icons/check.tsx';
import { Ellipsis } from './icons/ellipsis.tsx';
import { layerOfPopover } from './layers.ts';
import { NotFetched } from './not-fetched.tsx';
import { Spinner } from './spinner.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** For actions that cannot be undone. */
  danger?: boolean | undefined;
  /** For one of several choices: whether it is the present one. */
  checked?: boolean | undefined;
} & ({ to: string } | { onSelect(): void });

interface MenuProps {
  /** The accessible name: 'Mais opções da publicação'. */
  name: string;
  /** A function is called each time the menu opens, to load its items. */
  items: MenuItem[] | (() => Promise<MenuItem[]>);
  /** Replaces the three dots. */
  icon?: ReactNode;
  /** Replaces the style of an icon button. */
  className?: string | undefined;
  /** For a button that also shows a state, such as 'reposted'. */
  pressed?: boolean | undefined;
}

/** A button that opens a short list of actions in the top layer. */
export function Menu({ name, items, icon, className, pressed }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [fetched, setFetched] = useState<MenuItem[] | null>(null);
  const [failures, setFailures] = useState(0);
  const shown = Array.isArray(items) ? items : fetched;
  const settle = () => {
    if (!list.current?.matches(':popover-open') || !button.current) return;
    placeList(list.current, button.current);
    itemsOf(list.current)[0]?.focus({ focusVisible: false } as FocusOptions);
  };
  const load = () => {
    if (Array.isArray(items)) return;
    items().then(
      (loaded) => {
        setFailures(0);
        setFetched(loaded);
      },
      () => setFailures((before) => before + 1),
    );
  };
  const toggling = (event: ToggleEvent<HTMLDivElement>) => {
    layerOfPopover(event);
    // Until it has its place: a press would end beside the item on which it began.
    if (event.newState === 'open') event.currentTarget.style.visibility = 'hidden';
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    settle();
    load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded items change the size
  useLayoutEffect(settle, [fetched, failures]);
  const select = (item: MenuItem) => {
    list.current?.hidePopover();
    if ('onSelect' in item) item.onSelect();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        title={name}
        aria-label={name}
        aria-haspopup="menu"
        aria-pressed={pressed}
        popoverTarget={id}
        className={
          className ??
          'grid size-11 flex-none place-items-center rounded-pill text-muted transition hover:bg-accent-soft hover:text-ink [&_.lucide]:size-5'
        }
      >
        {icon ?? <Ellipsis />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        tabIndex={-1}
        onBeforeToggle={toggling}
        onToggle={toggled}
        onKeyDown={moveByKey}
        className="appear fixed inset-auto m-0 min-w-56 max-w-[calc(100vw-16px)] rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        {failures > 0 && <NotFetched failures={failures} onRetry={load} />}
        {shown?.map((item) => (
          <Item key={item.label} item={item} onSelect={() => select(item)} />
        ))}
        {!shown && failures === 0 && (
          <span className="grid h-11 place-items-center">
            <Spinner />
          </span>
        )}
      </div>
    </>
  );
}

function Item({ item, onSelect }: { item: MenuItem; onSelect(): void }) {
  const look = cx(
    'flex h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium no-underline -outline-offset-2 hover:bg-accent-soft [&_.lucide]:size-5',
    item.danger ? 'text-card-red' : 'text-ink',
  );
  const content = (
    <>
      {item.icon}
      <span className="truncate">{item.label}</span>
      {item.checked && <Check className="ml-auto" />}
    </>
  );
  if ('to' in item) {
    return (
      <Link to={item.to} role="menuitem" tabIndex={-1} onClick={onSelect} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...(item.checked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.checked })}
      tabIndex={-1}
      onClick={onSelect}
      className={look}
    >
      {content}
    </button>
  );
}

/** Below the button, aligned to its right edge; above it if there is no room below. */
export function placeList(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  // The old position may limit the width that is measured.
  list.style.left = '0px';
  const below = at.bottom + 4 + list.offsetHeight <= innerHeight;
  list.style.top = `${below ? at.bottom + 4 : Math.max(8, at.top - 4 - list.offsetHeight)}px`;
  list.style.left = `${Math.max(8, at.right - list.offsetWidth)}px`;
  list.style.visibility = '';
}

/** Moves between the items of a menu with the arrow keys. */
export function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at + items.length - 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}
