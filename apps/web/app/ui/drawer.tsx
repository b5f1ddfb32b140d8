import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';
import { layerOfPopover } from './layers.ts';

interface DrawerProps {
  /** A button with this `popoverTarget` opens it without scripts. */
  id: string;
  /** Opens when mounted: the button was pressed before the code was loaded. */
  wanted?: boolean | undefined;
  /** The current page; the drawer closes when it changes. */
  place: string;
  /** The accessible name: 'Menu'. */
  label: string;
  /** Beside the close button: the wordmark. */
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A panel that slides in from the left, over a backdrop that takes all touches. A popover, not a modal dialog:
 * a dialog makes the whole page inert, so all of it is restyled, which is slow on a slow phone.
 */
export function Drawer({ id, wanted, place, label, heading, children }: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();
  // Closes when a page is left, not on mount: the drawer may have been opened before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => drawer.current?.hidePopover(), [place]);
  useEffect(() => {
    if (wanted) drawer.current?.showPopover();
  }, [wanted]);
  const showOthers = useRef<() => void>(undefined);
  const opened = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return;
    stopsOf(currentTarget)[0]?.focus();
    showOthers.current = hideOthers(currentTarget);
  };
  // Runs before the browser returns the focus to the button, which must not be hidden then.
  const toggling = (event: ToggleEvent<HTMLDivElement>) => {
    layerOfPopover(event);
    if (event.newState === 'closed') showOthers.current?.();
  };
  return (
    <div
      ref={drawer}
      id={id}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onToggle={opened}
      onBeforeToggle={toggling}
      onKeyDown={cycle}
      onClick={({ target }) => target === drawer.current && close()}
      className="appear group fixed inset-0 m-0 size-full max-h-none max-w-none touch-none overscroll-contain border-0 bg-scrim p-0 text-ink [--appear-from:0_0]"
    >
      <div className={SHEET}>
        <div className="flex h-14 flex-none items-center justify-between border-b border-line pr-1 pl-4">
          {heading}
          <IconButton name="Fechar menu" icon={<X />} onClick={close} />
        </div>
        <div className="min-h-0 flex-1 animate-follow overflow-y-auto overscroll-contain p-3">
          {children}
        </div>
      </div>
    </div>
  );
}

const SHEET =
  'flex h-dvh w-[min(320px,86vw)] -translate-x-10 flex-col border-r border-line bg-surface transition-[translate] duration-(--opening-time) group-open:translate-x-0 starting:group-open:-translate-x-10';

/** Keeps Tab inside the drawer. */
function cycle(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = stopsOf(event.currentTarget);
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

function stopsOf(drawer: HTMLElement): HTMLElement[] {
  const all = drawer.querySelectorAll<HTMLElement>('a[href], button, select');
  return [...all].filter((stop) => stop.checkVisibility());
}

/**
 * Hides the page from screen readers, because `aria-modal` alone is not enough. Unlike `inert`, it causes no
 * restyling.
 */
function hideOthers(drawer: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let at: Element | null = drawer; at && at !== document.body; at = at.parentElement) {
    const others = [...(at.parentElement?.children ?? [])].filter(
      (other) => other !== at && !other.hasAttribute('aria-hidden'),
    );
    for (const other of others) other.setAttribute('aria-hidden', 'true');
    hidden.push(...others);
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}
