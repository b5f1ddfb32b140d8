import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** Makes every schema of this process report in Portuguese which field is wrong and why. */
export function speakPortuguese(): void {
  z.config({ localeError: sentence });
}

// Zod's own Portuguese, in the style of a log, covers the cases that are not listed here.
const { localeError: zodSentence } = z.locales.ptBR();

function sentence(issue: Issue): string | { message: string } | undefined | null {
  const field = issue.path?.length ? `O campo ${issue.path.join('.')}` : 'O conteúdo';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${field} está faltando.`;
      return `${field} ${kinds[issue.expected] ?? 'não é do tipo esperado'}.`;
    case 'invalid_value':
      return `${field} deve ser uma destas opções: ${issue.values.join(', ')}.`;
    case 'too_big':
      return `${field} deve ${measure(issue.origin, 'no máximo', Number(issue.maximum))}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} está vazio.`;
      return `${field} deve ${measure(issue.origin, 'no mínimo', Number(issue.minimum))}.`;
    case 'invalid_format':
      return `${field} ${formats[issue.format] ?? 'não tem um formato válido'}.`;
    default:
      return zodSentence?.(issue);
  }
}

const kinds: Record<string, string> = {
  string: 'deve ser um texto',
  number: 'deve ser um número',
  int: 'deve ser um número inteiro',
  boolean: 'deve ser verdadeiro ou falso',
  array: 'deve ser uma lista',
  object: 'deve ser um objeto',
};

const formats: Record<string, string> = {
  email: 'deve ser um e-mail, como nome@exemplo.com.br',
  url: 'deve ser um endereço completo, como https://exemplo.com.br',
  date: 'deve ser uma data, como 2026-12-31',
  datetime: 'deve ser data e hora no formato ISO 8601',
};

function measure(origin: string, bound: string, figure: number): string {
  if (origin === 'string') return `ter ${bound} ${counted(figure, 'caractere', 'caracteres')}`;
  if (origin === 'array') return `ter ${bound} ${counted(figure, 'item', 'itens')}`;
  return `ser ${bound} ${figure}`;
}

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}
