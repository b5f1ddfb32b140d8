/** The folders above a file or folder, from the root down, each with its '/' at the end. */
export function ancestorsOf(path: string): string[] {
  const keys = ['/'];
  for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1)) {
    if (at < path.length - 1) keys.push(path.slice(0, at + 1));
  }
  return path === '/' ? [] : keys;
}
