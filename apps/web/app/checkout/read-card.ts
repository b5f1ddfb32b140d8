import { isCardNumber } from '@arquiba/brazil/card';
import type { Problem } from '../forms/use-form.ts';
import { type CardPlace, fieldOfCard } from './card-place.ts';
import { codeLengthOf, readExpiry } from './card-words.ts';

export interface Card {
  number: string;
  name: string;
  month: number;
  year: number;
  code: string;
}

/** The typed card, or its first error. */
export function readCard(
  form: HTMLFormElement,
  place: CardPlace = null,
  now = new Date(),
): Card | Problem {
  const problem = (field: string, message: string): Problem => ({
    field: fieldOfCard(place, field),
    message: place === 'second' ? `${message} (segundo cartão)` : message,
  });
  const typed = (field: string) =>
    (
      form.querySelector<HTMLInputElement>(`[data-field=${fieldOfCard(place, field)}]`)?.value ?? ''
    ).trim();
  const number = typed('cardNumber').replace(/\D/g, '');
  const name = typed('cardName');
  const expiry = readExpiry(typed('cardExpiry'), now);
  const code = typed('cardCode').replace(/\D/g, '');
  if (!number) return problem('cardNumber', 'Preencha o número do cartão');
  if (!isCardNumber(number)) {
    return problem('cardNumber', 'O número do cartão não confere');
  }
  if (name.length < 3) {
    return problem('cardName', 'Preencha o nome como está no cartão');
  }
  if (!expiry) {
    return problem('cardExpiry', 'A validade do cartão não confere ou já passou');
  }
  if (code.length !== codeLengthOf(number)) {
    return problem('cardCode', `O CVV tem ${codeLengthOf(number)} dígitos`);
  }
  return { number, name, ...expiry, code };
}
