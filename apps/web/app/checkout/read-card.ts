import { cardBrandOf, isCardNumber } from '@arquiba/brazil/card';
import type { Problem } from '../forms/use-form.ts';
import { type CardPlace, fieldOfCard } from './card-place.ts';
import { codeLengthFor, readExpiry } from './card-words.ts';

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
  const problem = problemOf(place);
  const number = typed(form, place, 'cardNumber').replace(/\D/g, '');
  const name = typed(form, place, 'cardName');
  const expiry = readExpiry(typed(form, place, 'cardExpiry'), now);
  if (!number) return problem('cardNumber', 'Preencha o número do cartão');
  if (!isCardNumber(number)) return problem('cardNumber', 'O número do cartão não confere');
  if (name.length < 3) return problem('cardName', 'Preencha o nome como está no cartão');
  if (!expiry) return problem('cardExpiry', 'A validade do cartão não confere ou já passou');
  const code = readCode(form, cardBrandOf(number), place);
  return 'field' in code ? code : { number, name, ...expiry, ...code };
}

/** The typed CVV of a card of this brand. */
export function readCode(
  form: HTMLFormElement,
  brand: string | null,
  place: CardPlace = null,
): Pick<Card, 'code'> | Problem {
  const code = typed(form, place, 'cardCode').replace(/\D/g, '');
  if (code.length === codeLengthFor(brand)) return { code };
  return problemOf(place)('cardCode', `O CVV tem ${codeLengthFor(brand)} dígitos`);
}

function problemOf(place: CardPlace) {
  return (field: string, message: string): Problem => ({
    field: fieldOfCard(place, field),
    message: place === 'second' ? `${message} (segundo cartão)` : message,
  });
}

function typed(form: HTMLFormElement, place: CardPlace, field: string): string {
  const selector = `[data-field=${fieldOfCard(place, field)}]`;
  return (form.querySelector<HTMLInputElement>(selector)?.value ?? '').trim();
}
