import { isCardNumber } from '@arquiba/brazil/card';
import type { Problem } from '../forms/use-form.ts';
import { codeLengthOf, readExpiry } from './card-words.ts';

export interface Card {
  number: string;
  name: string;
  month: number;
  year: number;
  code: string;
}

/** The typed card, or its first error. */
export function readCard(form: HTMLFormElement, now = new Date()): Card | Problem {
  const typed = (field: string) =>
    (form.querySelector<HTMLInputElement>(`[data-field=${field}]`)?.value ?? '').trim();
  const number = typed('cardNumber').replace(/\D/g, '');
  const name = typed('cardName');
  const expiry = readExpiry(typed('cardExpiry'), now);
  const code = typed('cardCode').replace(/\D/g, '');
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
  if (code.length !== codeLengthOf(number)) {
    return { field: 'cardCode', message: `O CVV tem ${codeLengthOf(number)} dígitos` };
  }
  return { number, name, ...expiry, code };
}
