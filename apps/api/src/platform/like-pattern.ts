/** The LIKE pattern of whatever has a text in it. What someone types is never a pattern itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
