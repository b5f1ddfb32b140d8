import { cardBrandOf, isCardNumber } from '@arquiba/brazil/card';
import type { Problem } from '../forms/use-form.ts';
import { codeLengthFor, readExpiry } from './card-words.ts';

export interface Card {
  number: string;
  name: string;
  month: number;
  year: number;
  code: string;
}

/** The typed card, or its first error. */
export function readCard(form: HTMLFormElement, now = new Date()): Card | Problem {
  const number = typed(form, 'cardNumber').replace(/\D/g, '');
  const name = typed(form, 'cardName');
  const expiry = readExpiry(typed(form, 'cardExpiry'), now);
  if (!number) return { field: 'cardNumber', message: 'Preencha o número do cartão' };
  if (!isCardNumber(number)) {
    return { field: 'cardNumber', message: 'O número do cartão não confere' };
  }
  if (name.length < 3) {
    return { field: 'cardName', message: 'Preencha o nome como está no cartão' };
  }
  if (!expiry) {
    return { field: 'cardExpiry', message: 'A validade do cartão não confere ou já passou' };
  }
  const code = readCode(form, cardBrandOf(number));
  return 'field' in code ? code : { number, name, ...expiry, ...code };
}

/** The typed CVV of a card of this brand. */
export function readCode(
  form: HTMLFormElement,
  brand: string | null,
): Pick<Card, 'code'> | Problem {
  const code = typed(form, 'cardCode').replace(/\D/g, '');
  if (code.length === codeLengthFor(brand)) return { code };
  return { field: 'cardCode', message: `O CVV tem ${codeLengthFor(brand)} dígitos` };
}

function typed(form: HTMLFormElement, field: string): string {
  return (form.querySelector<HTMLInputElement>(`[data-field=${field}]`)?.value ?? '').trim();
}
