/** Typed reais in cents: '150', '150,5', 'R$ 1.150,50'; null if it is no such amount. */
export function parseBrl(typed: string): number | null {
  const written = typed.replace(/^\s*R\$/, '').trim();
  const [, reais, cents = ''] =
    /^(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(written) ?? [];
  if (reais === undefined) return null;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
