export type ChargeStatus =
  | 'pending'
  /** A person looks at the purchase before the card is charged. */
  | 'review'
  | 'authorized'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'cancelled';

export type Decline =
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_code'
  | 'suspected_fraud'
  | 'call_bank'
  | 'challenge_refused'
  | 'wallet_refused'
  | 'invalid_token';

/** A charge as the gateway stores it. Amounts in cents. */
export interface StoredCharge {
  id: string;
  reference: string;
  orderNumber: string;
  method: 'pix' | 'cartao' | 'boleto' | 'carteira';
  status: ChargeStatus;
  amount: number;
  captured: number;
  instalments: number;
  /** The shop captures it later; not set in files of older versions. */
  authorizeOnly?: boolean;
  refunds: { key: string; amount: number }[];
  pix: { code: string; expiresAt: string } | null;
  boleto: { line: string; barcode: string; dueDate: string } | null;
  card: { brand: string; lastDigits: string } | null;
  /** The bank must ask the buyer first. */
  challenged: boolean;
  review: Review | null;
  reason: Decline | null;
  returnUrl: string;
  expiresAt: string;
}

export interface Review {
  /** Without a decision by then, the charge expires. */
  until: string;
  decision: { at: string; approves: boolean } | null;
}

/** The card of a token, without its number. */
export interface StoredCard {
  /** The saved card that the token was made of. */
  savedId?: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
  outcome: CardOutcome;
}

/** A card that a customer of the shop lets us store. */
export interface SavedCard extends StoredCard {
  id: string;
  customerId: string;
}

export type CardOutcome =
  | 'approve'
  | 'challenge'
  | 'authorize'
  | 'review_approved'
  | 'review_declined'
  | 'review_forgotten'
  | 'no_answer'
  | Exclude<Decline, 'challenge_refused' | 'wallet_refused' | 'invalid_token'>;

export function refundedOf(charge: StoredCharge): number {
  return charge.refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** As the API returns it. */
export function presentCharge(charge: StoredCharge, publicUrl: string) {
  const { id, reference, method, status, amount, captured, pix, boleto, card, reason } = charge;
  const isOpen = status === 'pending';
  return {
    ...{ id, reference, method, status, amount, captured, refunded: refundedOf(charge) },
    ...{ instalments: charge.instalments, pix, boleto, card, reason },
    challengeUrl: isOpen ? challengeUrl(charge, publicUrl) : null,
    reviewUntil: status === 'review' ? (charge.review?.until ?? null) : null,
    simulationUrl: simulationUrl(charge, publicUrl),
  };
}

/** Where the buyer has to go: to the bank, or to the wallet. */
function challengeUrl({ id, method, challenged }: StoredCharge, publicUrl: string): string | null {
  if (method === 'carteira') return `${publicUrl}/carteira/${id}`;
  return challenged ? `${publicUrl}/desafio/${id}` : null;
}

function simulationUrl({ id, status, method }: StoredCharge, publicUrl: string): string | null {
  if (status === 'review') return `${publicUrl}/analise/${id}`;
  const hasCode = method === 'pix' || method === 'boleto';
  return status === 'pending' && hasCode ? `${publicUrl}/pagar/${id}` : null;
}
