const PREFIX = 'comentario-';

/** Where a comment is found on the page of its post. */
export function commentAnchor(id: string): string {
  return `${PREFIX}${id}`;
}

/** The comment that an address names after its `#`. */
export function readAnchor(hash: string): string | null {
  return new RegExp(`^#${PREFIX}(\\d{1,19})$`).exec(hash)?.[1] ?? null;
}
