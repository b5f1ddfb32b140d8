export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag'; text: string; href: string }
  | { kind: 'mention'; text: string; href: string }
  | { kind: 'link'; text: string; href: string };

const LONGEST_LINK = 38;

/**
 * One alternative a kind. A tag or a mention starts a word; what stands inside
 * an address or an e-mail is left alone because the link alternative comes
 * first and the others want no letter, figure, `/` or `.` before them.
 */
const PATTERN =
  /(?<link>\b(?:https?:\/\/|www\.)[^\s<>"']+)|(?<![\p{L}\p{N}_/&.@#])(?:#(?<tag>[\p{L}\p{N}_]{1,80})|@(?<user>[a-z0-9_.]{3,30}))(?![\p{L}\p{N}_@])/giu;

/** Splits what someone wrote into plain text and what leads somewhere. */
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

/** The subjects that a text names, spelled as written, each once. */
export function hashtagsIn(text: string): string[] {
  const tags = linkify(text).flatMap((part) => (part.kind === 'hashtag' ? part.text.slice(1) : []));
  return [...new Map(tags.map((tag) => [foldText(tag), tag])).values()];
}

/** The usernames that a text names, in lower case, each once. */
export function mentionsIn(text: string): string[] {
  const names = linkify(text).flatMap((part) =>
    part.kind === 'mention' ? part.text.slice(1).toLowerCase() : [],
  );
  return [...new Set(names)];
}

/** Without accents and case: how names and subjects are compared. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function partOf(match: RegExpMatchArray): { part: TextPart; length: number } | null {
  const { link, tag, user } = match.groups ?? {};
  if (tag) return hashtag(tag);
  if (user) return mention(user);
  return link ? address(link) : null;
}

/** `#1` is a place in a table, not a subject. */
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

/** The full stop ends the sentence, not the address; so does a bracket opened before it. */
function withoutTrailing(link: string): string {
  let end = link.length;
  for (;;) {
    const last = link[end - 1] ?? '';
    const unopened = last === ')' && !link.slice(0, end).includes('(');
    if (!unopened && !'.,;:!?…*”’'.includes(last)) return link.slice(0, end);
    end -= 1;
  }
}
