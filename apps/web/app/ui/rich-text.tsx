import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { linkify, type TextPart } from './linkify.ts';

interface RichTextProps {
  text: string;
  /** Cuts a long text after some lines, with 'ver mais'. */
  clamp?: boolean | undefined;
  className?: string | undefined;
}

/** What someone wrote, with its hashtags, mentions and addresses as links. */
export function RichText({ text, clamp, className }: RichTextProps) {
  const [open, setOpen] = useState(false);
  const long = clamp === true && isLong(text);
  return (
    <div className={className}>
      <p className={cx('wrap-anywhere whitespace-pre-line', long && !open && 'line-clamp-5')}>
        {withKeys(linkify(text)).map(({ key, part }) => (
          <Part key={key} part={part} />
        ))}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="touch mt-0.5 font-semibold text-muted hover:text-ink"
        >
          {open ? 'ver menos' : 'ver mais'}
        </button>
      )}
    </div>
  );
}

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') {
    return (
      <a href={part.href} target="_blank" rel="nofollow ugc noopener noreferrer" className={LINK}>
        {part.text}
      </a>
    );
  }
  return (
    <Link to={part.href} className={LINK}>
      {part.text}
    </Link>
  );
}

/** Decided by the text alone, so that server and browser agree. */
function isLong(text: string): boolean {
  return text.length > 320 || text.split('\n').length > 6;
}

/** A part has no identity but its place in the text. */
function withKeys(parts: TextPart[]): Array<{ key: number; part: TextPart }> {
  let key = 0;
  return parts.map((part) => {
    const entry = { key, part };
    key += part.text.length;
    return entry;
  });
}

const LINK = 'font-semibold text-accent-ink no-underline hover:underline';
