import type { Vault } from '../../platform/vault.ts';

/** What saves a card after its payment: a token that works once, and the e-mail of the provider's customer. */
interface CardToSave {
  token: string;
  email: string;
}

export function sealCardToSave(vault: Vault, paymentId: string, card: CardToSave): Buffer {
  return vault.seal(Buffer.from(JSON.stringify(card)), labelOf(paymentId));
}

export function openCardToSave(vault: Vault, paymentId: string, sealed: Buffer): CardToSave {
  const opened = vault.open(sealed, labelOf(paymentId));
  if (!opened) throw new Error(`The card to save of payment ${paymentId} does not open`);
  return JSON.parse(opened.toString()) as CardToSave;
}

function labelOf(paymentId: string): string {
  return `card-to-save:${paymentId}`;
}
