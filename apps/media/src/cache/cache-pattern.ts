import { filePathFault } from '@arquiba/media-contract/file-path';

type Target =
  | { kind: 'file'; path: string }
  /** All files whose path begins so. */
  | { kind: 'prefix'; prefix: string }
  /** Nothing is ever made: files as they are. */
  | { kind: 'nothing' };

/**
 * Which files `/{transformation}{filePath}` means, with a `*` at its end or without; null for what
 * has no sense. All that was made from a file is one, whatever the transformation.
 */
export function readPattern(pattern: string): Target | null {
  const isPrefix = pattern.endsWith('*');
  const text = isPrefix ? pattern.slice(0, -1) : pattern;
  const cut = text.indexOf('/', 1);
  // `/*` and `/ima*`: the transformation itself is left open.
  if (cut < 0) return isPrefix ? { kind: 'prefix', prefix: '/' } : null;
  const path = text.slice(cut);
  if (filePathFault(isPrefix ? `${path}x` : path)) return null;
  if (text.slice(1, cut) === 'raw') return { kind: 'nothing' };
  return isPrefix ? { kind: 'prefix', prefix: path } : { kind: 'file', path };
}
