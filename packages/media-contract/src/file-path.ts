export const MAX_PATH_LENGTH = 512;

const CONTROL_OR_DIRECTION =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
  /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

// Still encoded after one decoding: it was encoded twice, to bypass a check.
const ENCODED_TWICE = /%(?:2e|2f|5c|00|25)/i;

/** Why a file path cannot be used, as a sentence; null when it can. */
export function filePathFault(path: string): string | null {
  if (!path.startsWith('/')) return 'O caminho do arquivo deve começar com "/".';
  if (path.length > MAX_PATH_LENGTH) {
    return `O caminho do arquivo passa de ${MAX_PATH_LENGTH} caracteres.`;
  }
  if (!path.isWellFormed() || CONTROL_OR_DIRECTION.test(path)) {
    return 'O caminho do arquivo contém caracteres inválidos.';
  }
  if (path.includes('\\')) return 'O caminho do arquivo não pode conter "\\".';
  if (ENCODED_TWICE.test(path)) return 'O caminho do arquivo está codificado duas vezes.';
  for (const segment of path.slice(1).split('/')) {
    if (segment === '') return 'O caminho do arquivo contém uma parte vazia.';
    if (segment === '.' || segment === '..') {
      return 'O caminho do arquivo não pode conter "." nem "..".';
    }
  }
  return null;
}
