/** The LIKE pattern for values that contain a text. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** Escapes a text for a LIKE pattern: what a person types is never a pattern itself. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
