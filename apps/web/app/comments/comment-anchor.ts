const PREFIX = 'comentario-';

/** The element id of a comment. */
export function commentAnchor(id: string): string {
  return `${PREFIX}${id}`;
}

/** The id of the comment in the fragment of a URL. */
export function readAnchor(hash: string): string | null {
  return new RegExp(`^#${PREFIX}(\\d{1,19})$`).exec(hash)?.[1] ?? null;
}
