import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentMethod, PaymentState } from '@arquiba/contract/orders';

export interface Payer {
  name: string;
  email: string;
  /** CPF or CNPJ, without its mask. */
  document: string;
  /** A boleto names it. */
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
  /** Our payment: the provider gives it back with every answer. */
  reference: string;
  orderId: string;
  orderNumber: string;
  amountCents: number;
  method: PaymentMethod;
  instalments: number;
  payer: Payer;
  /** The same key twice is one charge. */
  idempotencyKey: string;
  expiresAt: Date;
  /** Of a boleto, which can be paid for a while longer. */
  dueDate: string | null;
  cardToken: string | null;
  /** Where the buyer comes back to after confirming at the bank. */
  returnUrl: string;
}

/** A payment as its provider has it now. */
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
  /** Where the bank asks the buyer to confirm. */
  challengeUrl: string | null;
  /** Where a demonstration lets one pay; null at every real provider. */
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
  mostInstalments: number;
}

/** Who takes the money. Each operation bears being called again. */
export interface PaymentProvider {
  readonly name: string;
  /** How a browser turns a card into a token, at the provider itself. */
  readonly cardForm: { provider: string; publicKey: string; tokenUrl: string };
  methods(totalCents: number): OfferedMethod[];
  create(charge: NewCharge): Promise<Charge>;
  fetch(providerId: string): Promise<Charge>;
  /** Everything that was charged for one payment of ours: none, one, or one that was paid twice. */
  find(reference: string): Promise<Charge[]>;
  capture(providerId: string): Promise<Charge>;
  /** Whatever it has become: one that was paid meanwhile stays paid. */
  cancel(providerId: string): Promise<Charge>;
  refund(providerId: string, cents: number, key: string): Promise<Charge>;
  /** Null for what the provider did not send, or did not send now. */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders, url: URL): ProviderEvent | null;
}

/** The provider understood, and will not: another try gives the same. The sentence is for the buyer. */
export class ChargeRefused extends Error {
  override name = 'ChargeRefused';
}

/** No answer, or none that says what happened: only asking again tells. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
