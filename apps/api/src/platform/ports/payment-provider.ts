import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod, PaymentState } from '@arquiba/contract/orders';

export interface Payer {
  name: string;
  email: string;
  /** CPF or CNPJ, digits only. */
  document: string;
  /** Required for a boleto. */
  address: {
    cep: string;
    road: string;
    number: number | null;
    district: string;
    city: string;
    uf: string;
  };
}

export interface NewCharge {
  /** Our payment's id: the provider returns it with every answer. */
  reference: string;
  orderId: string;
  orderNumber: string;
  amountCents: number;
  method: PaymentMethod;
  instalments: number;
  payer: Payer;
  /** The same key twice creates only one charge. */
  idempotencyKey: string;
  expiresAt: Date;
  /** For a boleto, which can be paid for a while longer. */
  dueDate: string | null;
  cardToken: string | null;
  /** The saved card that the token must be of; null for a card that was typed. */
  savedCard: { customerId: string; cardId: string } | null;
  /** False: a card is authorised only, and `capture` takes the money. */
  capture: boolean;
  /** Where the bank or the wallet sends the buyer back. */
  returnUrl: string;
}

/** The current state of a payment at the provider. */
export interface Charge {
  providerId: string;
  reference: string;
  status: PaymentState;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  pix: { code: string; expiresAt: string } | null;
  boleto: { line: string; barcode: string; dueDate: string } | null;
  card: { brand: string; lastDigits: string } | null;
  /** The page on which the bank asks the buyer to confirm, or the wallet to pay. */
  challengeUrl: string | null;
  /** Until when a person of the card's network decides about the charge; null if nobody looks at it. */
  reviewUntil: string | null;
  /** The page on which a demonstration can be paid; null at every real provider. */
  simulationUrl: string | null;
  /** Why it was declined, in a sentence for the buyer. */
  problem: string | null;
}

export interface ProviderEvent {
  eventId: string;
  providerId: string;
  type: string;
  occurredAt: Date;
}

export interface OfferedMethod {
  method: PaymentMethod;
  /** The name of the wallet, for `carteira`. */
  wallet?: string;
  mostInstalments: number;
}

/** A card that the provider stores. */
export interface StoredCard {
  cardId: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Cards that the provider stores for its customers, so that only the CVV is asked again. */
export interface CardStore {
  /** The customer with this e-mail, created if there is none. */
  customerOf(email: string): Promise<string>;
  save(customerId: string, token: string): Promise<StoredCard>;
  list(customerId: string): Promise<StoredCard[]>;
  /** A card that is gone already is no error. */
  remove(customerId: string, cardId: string): Promise<void>;
  /** Removes the customer with all cards. */
  forget(customerId: string): Promise<void>;
}

/** The payment provider. All operations are idempotent. */
export interface PaymentProvider {
  readonly name: string;
  /** How a browser exchanges a card for a token, directly with the provider. */
  readonly cardForm: { provider: string; publicKey: string; tokenUrl: string };
  readonly cards: CardStore;
  methods(totalCents: number): OfferedMethod[];
  create(charge: NewCharge): Promise<Charge>;
  fetch(providerId: string): Promise<Charge>;
  /** All charges for one of our payments: none, one, or several if it was paid twice. */
  find(reference: string): Promise<Charge[]>;
  /** Returns the charge in its final state: one that is no longer authorised stays as it is. */
  capture(providerId: string): Promise<Charge>;
  /** Returns the charge in its final state: if it was paid in the meantime, it stays paid. */
  cancel(providerId: string): Promise<Charge>;
  refund(providerId: string, cents: number, key: string): Promise<Charge>;
  /** Null if the provider did not send it, or not recently. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders, url: URL): ProviderEvent | null;
}

/**
 * The provider understood the request and refuses it: a retry has the same result. The message is for the
 * buyer.
 */
export class ChargeRefused extends Error {
  override name = 'ChargeRefused';
}

/** No answer, or one that does not say what happened: only another query can find out. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
