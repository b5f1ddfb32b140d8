import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { X } from './icons/x.tsx';

interface DrawerProps {
  /** A button with this `popoverTarget` opens it, without any script. */
  id: string;
  /** Opens as soon as it is there: the button was pressed before. */
  wanted?: boolean | undefined;
  /** The current page; a change closes the drawer. */
  place: string;
  /** The name of the drawer: 'Menu'. */
  label: string;
  /** Beside the cross: the wordmark. */
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A sheet that slides in from the left, over a backdrop that takes all touches. A popover, not a modal
 * dialog: that makes the whole page inert, so all of it is restyled, which is slow on a slow phone.
 */
export function Drawer({ id, wanted, place, label, heading, children }: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => drawer.current?.hidePopover();
  // When a place is left, not when the first one is come to: by then somebody may have opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the place is, it is another
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
  // Before the platform gives the focus back to the button, which is one of the others.
  const closing = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') showOthers.current?.();
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
      onBeforeToggle={closing}
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

/** Tab goes round inside. */
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
 * Hides the page from screen readers, as far as `aria-modal` alone does not. Causes no restyling, unlike
 * `inert`.
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
