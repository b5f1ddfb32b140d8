export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag'; text: string; href: string }
  | { kind: 'mention'; text: string; href: string }
  | { kind: 'link'; text: string; href: string };

const LONGEST_LINK = 38;

/**
 * One alternative per kind. A hashtag or a mention starts a word. Inside a URL or an e-mail nothing matches,
 * because the link alternative comes first and the others allow no letter, digit, `/` or `.` before them.
 */
const PATTERN =
  /(?<link>\b(?:https?:\/\/|www\.)[^\s<>"']+)|(?<![\p{L}\p{N}_/&.@#])(?:#(?<tag>[\p{L}\p{N}_]{1,80})|@(?<user>[a-z0-9_.]{3,30}))(?![\p{L}\p{N}_@])/giu;

/** Splits a text into plain text and links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    const part = partOf(match);
    if (!part) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(part.part);
    from = match.index + part.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The hashtags in a text, as written, without duplicates. */
export function hashtagsIn(text: string): string[] {
  const tags = linkify(text).flatMap((part) => (part.kind === 'hashtag' ? part.text.slice(1) : []));
  return [...new Map(tags.map((tag) => [foldText(tag), tag])).values()];
}

/** The usernames in a text, in lower case, without duplicates. */
export function mentionsIn(text: string): string[] {
  const names = linkify(text).flatMap((part) =>
    part.kind === 'mention' ? part.text.slice(1).toLowerCase() : [],
  );
  return [...new Set(names)];
}

/** Without accents and case, to compare names and hashtags. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function partOf(match: RegExpMatchArray): { part: TextPart; length: number } | null {
  const { link, tag, user } = match.groups ?? {};
  if (tag) return hashtag(tag);
  if (user) return mention(user);
  return link ? address(link) : null;
}

/** `#1` is a rank in a table, not a hashtag. */
function hashtag(tag: string) {
  if (!/\p{L}/u.test(tag)) return null;
  const href = `/hashtag/${encodeURIComponent(tag.toLowerCase())}`;
  return { part: { kind: 'hashtag' as const, text: `#${tag}`, href }, length: tag.length + 1 };
}

function mention(user: string) {
  const name = user.replace(/\.+$/, '');
  if (name.length < 3) return null;
  const href = `/perfil/${name.toLowerCase()}`;
  return { part: { kind: 'mention' as const, text: `@${name}`, href }, length: name.length + 1 };
}

function address(written: string) {
  const link = withoutTrailing(written);
  const href = /^www\./i.test(link) ? `https://${link}` : link;
  if (!URL.canParse(href)) return null;
  const shown = link.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/\/$/, '');
  const text = shown.length > LONGEST_LINK ? `${shown.slice(0, LONGEST_LINK - 1)}…` : shown;
  return { part: { kind: 'link' as const, text, href }, length: link.length };
}

/** A full stop ends the sentence, not the URL; likewise a bracket that was opened before it. */
function withoutTrailing(link: string): string {
  let end = link.length;
  for (;;) {
    const last = link[end - 1] ?? '';
    const unopened = last === ')' && !link.slice(0, end).includes('(');
    if (!unopened && !'.,;:!?…*”’'.includes(last)) return link.slice(0, end);
    end -= 1;
  }
}
