/** An @ or # with the text typed after it, before the cursor. */
export interface TypedName {
  kind: 'person' | 'hashtag';
  q: string;
  /** The position of the sign in the text. */
  from: number;
}

// Like `linkify` of the contract: inside a word, a URL or an e-mail address there is no name.
const BEFORE_CURSOR = /(?<![\p{L}\p{N}_/&.@#])([@#])([\p{L}\p{M}\p{N}_.]{0,60})$/u;

export function typedName(text: string, cursor: number): TypedName | null {
  const [whole, sign, q = ''] = BEFORE_CURSOR.exec(text.slice(0, cursor)) ?? [];
  if (whole === undefined) return null;
  return { kind: sign === '@' ? 'person' : 'hashtag', q, from: cursor - whole.length };
}

/** The text with the chosen name, and the new position of the cursor. */
export function withName(
  text: string,
  cursor: number,
  { kind, from }: TypedName,
  name: string,
): { text: string; cursor: number } {
  const written = `${kind === 'person' ? '@' : '#'}${name}`;
  const rest = text.slice(cursor).replace(/^[\p{L}\p{M}\p{N}_]+/u, '');
  const blank = /^\s/.test(rest) ? '' : ' ';
  return {
    text: text.slice(0, from) + written + blank + rest,
    cursor: from + written.length + 1,
  };
}
