import { Refusal } from '../refusal.ts';

/** '1.234,56', '129,90' or '129.90' as cents; refuses anything else. */
export function readReais(text: string, option: string): number {
  const match = /^(\d{1,6}|\d{1,3}\.\d{3})(?:[.,](\d{2}))?$/.exec(text);
  if (!match) throw new Refusal(`--${option} é um valor em reais, como 129,90.`);
  return Number(match[1]?.replace('.', '')) * 100 + Number(match[2] ?? 0);
}
