/** The LIKE pattern of whatever has a text in it. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** A text inside a LIKE pattern: what someone types is never a pattern itself. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
