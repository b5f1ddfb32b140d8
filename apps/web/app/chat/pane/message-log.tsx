import type { Message } from '@arquiba/contract/messages';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ArrowDown } from '../../ui/icons/arrow-down.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { LogEntry } from './log-entries.ts';
import { usePlace } from './use-place.ts';

/** The distance at which the next part is requested. */
const AHEAD = '700px';

interface MessageLogProps {
  label: string;
  entries: readonly LogEntry[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** The URL of the part before, for use without scripts. */
  beforePath: string;
  onBefore(): void;
  onAfter(): void;
  /** Shows the last messages. */
  onLast(): void;
  /** The message to bring into view, once it is there. */
  wanted: number | null;
  onShown(): void;
  onAtEnd(isAtEnd: boolean): void;
  /** How many messages of others came since the end was left. */
  fresh: number;
  /** Shown above the first message. */
  beginning: ReactNode;
  /** Shown below the last one. */
  end: ReactNode;
  children(entry: LogEntry): ReactNode;
}

/** The messages of a conversation; it loads more in both directions and keeps its place. */
export function MessageLog(props: MessageLogProps) {
  const { entries, hasBefore, hasAfter, wanted, fresh, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, show } = usePlace(scroller, !hasAfter);
  const isAtRealEnd = isAtEnd && !hasAfter;

  const reportEnd = useEffectEvent((is: boolean) => props.onAtEnd(is));
  useEffect(() => reportEnd(isAtRealEnd), [isAtRealEnd]);

  const begin = useEffectEvent(() => {
    const line = scroller.current?.querySelector('[data-unread]');
    const top = scroller.current?.getBoundingClientRect().top ?? 0;
    // The line is above the screen: reading begins there.
    if (line && line.getBoundingClientRect().top < top) show(line, 'start');
  });
  useEffect(() => begin(), []);

  const bring = useEffectEvent((seq: number) => {
    const element = scroller.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    if (!element) return;
    show(element);
    element.querySelector<HTMLElement>('[data-options]')?.focus({ preventScroll: true });
    props.onShown();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message may come with the next entries
  useEffect(() => {
    if (wanted !== null) bring(wanted);
  }, [wanted, entries]);

  const goToEnd = () => {
    if (hasAfter) props.onLast();
    toEnd();
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-label={props.label}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={moveBetweenMessages}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3 -outline-offset-3 [overflow-anchor:none] sm:px-4"
      >
        <div className="pt-4 pb-3">
          {hasBefore ? <Edge onReach={props.onBefore} path={props.beforePath} /> : props.beginning}
          <ol>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.day && (
                  <p className="sticky top-2 z-10 my-3 text-center">
                    <span className="rounded-pill border border-line bg-raised px-3 py-1 text-xs font-semibold text-muted first-letter:uppercase">
                      {entry.day}
                    </span>
                  </p>
                )}
                {entry.isFirstUnread && (
                  <p
                    data-unread=""
                    className="my-3 flex items-center gap-3 text-xs font-semibold text-orange-ink before:h-px before:flex-1 before:bg-orange/50 after:h-px after:flex-1 after:bg-orange/50"
                  >
                    Não lidas
                  </p>
                )}
                <div data-entry="" data-seq={seqOf(entry.message)}>
                  {children(entry)}
                </div>
              </li>
            ))}
          </ol>
          {hasAfter && <Edge onReach={props.onAfter} />}
          {props.end}
        </div>
      </div>
      {!isAtRealEnd && (
        <Button
          tone="secondary"
          size="sm"
          icon={<ArrowDown />}
          onClick={goToEnd}
          className="absolute! right-4 bottom-3 z-10 shadow-float noscript:hidden"
        >
          {fresh > 0
            ? fresh === 1
              ? '1 nova mensagem'
              : `${fresh} novas mensagens`
            : 'Mais novas'}
        </Button>
      )}
    </div>
  );
}

/** Loads the next part when it comes near; a link without scripts. */
function Edge({ onReach, path }: { onReach(): void; path?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { root: box.current?.closest('[role="log"]') ?? null, rootMargin: `${AHEAD} 0px` },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={box} className="grid h-14 place-items-center">
      <span className="noscript:hidden">
        <Spinner />
      </span>
      {path && (
        <a href={path} className="hidden text-accent-ink noscript:inline">
          Mensagens anteriores
        </a>
      )}
    </div>
  );
}

function seqOf({ seq }: Message): number | undefined {
  return Number.isFinite(seq) ? seq : undefined;
}

/** The arrow keys move between the options of the messages; from the log itself to the last one. */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const log = event.currentTarget;
  const isInside = event.target === log || (event.target as Element).matches('[data-options]');
  if (!isInside || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const buttons = [...log.querySelectorAll<HTMLElement>('[data-options]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const step = event.key === 'ArrowUp' ? -1 : 1;
  const next = at === -1 ? buttons.at(-1) : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest('[data-entry]')?.scrollIntoView({ block: 'nearest' });
}
