import { linkify, type TextPart } from '@arquiba/contract/linkify';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { excerptOf } from './excerpt.ts';

interface RichTextProps {
  text: string;
  /** The usernames in the text that become links. */
  mentions: readonly string[];
  /** Truncates a long text, with 'ver mais'. */
  clamp?: boolean | undefined;
  className?: string | undefined;
}

/** A text with its hashtags, mentions and URLs as links. */
export function RichText({ text, mentions, clamp, className }: RichTextProps) {
  const [open, setOpen] = useState(false);
  const excerpt = clamp ? excerptOf(text) : null;
  const shown = excerpt === null || open ? text : excerpt;
  return (
    <p dir="auto" className={cx('wrap-anywhere whitespace-pre-line', className)}>
      {withKeys(linkify(shown)).map(({ key, part }) => (
        <Part key={key} part={part} mentions={mentions} />
      ))}
      {excerpt !== null && (
        <>
          {!open && <span className="hidden noscript:inline">{text.slice(excerpt.length)}</span>}
          <span className="noscript:hidden">
            {open ? ' ' : '… '}
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="touch font-semibold whitespace-nowrap text-muted hover:text-ink"
            >
              {open ? 'ver menos' : 'ver mais'}
            </button>
          </span>
        </>
      )}
    </p>
  );
}

function Part({ part, mentions }: Pick<RichTextProps, 'mentions'> & { part: TextPart }) {
  const { kind, text } = part;
  if (kind === 'text') return text;
  if (kind === 'mention' && !mentions.includes(text.slice(1).toLowerCase())) return text;
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

/** The position in the text is the only key of a part. */
function withKeys(parts: TextPart[]): Array<{ key: number; part: TextPart }> {
  let key = 0;
  return parts.map((part) => {
    const entry = { key, part };
    key += part.text.length;
    return entry;
  });
}

const LINK = 'font-semibold text-accent-ink no-underline hover:underline';
