interface TypingLineProps {
  /** By username. */
  typing: readonly string[];
  nameOf(username: string): string;
}

/** 'Ana está digitando…' below the last message. */
export function TypingLine({ typing, nameOf }: TypingLineProps) {
  if (typing.length === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-2 px-1 text-sm text-muted">
      <span aria-hidden="true" className="flex gap-1 rounded-pill bg-sunken px-3 py-2.5">
        <i className={DOT} />
        <i className={`${DOT} [animation-delay:160ms]`} />
        <i className={`${DOT} [animation-delay:320ms]`} />
      </span>
      {typingWords(typing.map(nameOf))}
    </p>
  );
}

export function typingWords(names: readonly string[]): string {
  if (names.length > 2) return 'Várias pessoas estão digitando…';
  return `${names.join(' e ')} ${names.length === 1 ? 'está' : 'estão'} digitando…`;
}

const DOT = 'size-1.5 animate-shimmer rounded-pill bg-muted';
