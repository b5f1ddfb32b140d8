const LONGEST = 280;
const MOST_LINES = 6;

/**
 * The beginning of a long text, cut between words; null if the text is short enough. Slightly longer texts
 * are not cut, because nobody expands a text for two more words. Depends on the text alone, so that server and
 * browser agree.
 */
export function excerptOf(text: string): string | null {
  const lines = text.split('\n');
  if (text.length <= LONGEST * 1.2 && lines.length <= MOST_LINES + 2) return null;
  const start = lines.slice(0, MOST_LINES).join('\n');
  if (start.length <= LONGEST) return start.trimEnd();
  const cut = start.slice(0, LONGEST + 1);
  const gap = cut.search(/\s\S*$/);
  const end = gap > LONGEST / 2 ? gap : LONGEST;
  return withoutHalves(cut.slice(0, end)).replace(/[\s.,;:]+$/, '');
}

/** A cut must not split a surrogate pair. */
function withoutHalves(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
