import { randomInt, randomUUID } from 'node:crypto';
import { boletoBarcode, boletoLine } from '@arquiba/brazil/boleto';
import { encodePix } from '@arquiba/brazil/pix';
import {
  type CardOutcome,
  type Decline,
  refundedOf,
  type StoredCard,
  type StoredCharge,
} from './charge.ts';
import type { Messenger } from './messenger.ts';
import { Refused } from './refused.ts';
import { reviewAfter, reviewOutcome } from './review.ts';
import type { Store } from './store.ts';

export interface WantedCharge {
  reference: string;
  orderNumber: string;
  method: StoredCharge['method'];
  amount: number;
  instalments: number;
  cardToken: string | null;
  /** False: a card is only authorised, and the shop captures it. */
  capture?: boolean;
  /** The saved card that the token must be of. */
  savedCard?: { customerId: string; cardId: string } | null | undefined;
  dueDate: string | null;
  expiresAt: string;
  returnUrl: string;
}

/** The changes of charges. Every change is sent to the shop as a webhook. */
export interface Bank {
  create(wanted: WantedCharge, key: string): { charge: StoredCharge; outcome: CardOutcome | null };
  look(id: string): StoredCharge;
  /** `late`: paid after its time is over, as banks sometimes allow. */
  pay(id: string, options?: { late?: boolean }): StoredCharge;
  /** Pays the same charge again: creates a second one with the same reference. */
  payAgain(id: string): StoredCharge;
  decline(id: string, reason: Decline): StoredCharge;
  /** A charge that is not authorised stays as it is. */
  capture(id: string): StoredCharge;
  cancel(id: string): StoredCharge;
  refund(id: string, amount: number, key: string): StoredCharge;
}

/** No bank has this number, so nobody can mistake such a boleto for a real one. */
const BANK = '999';

export function createBank(options: {
  store: Store;
  messenger: Messenger;
  now(): Date;
  publicUrl: string;
}): Bank {
  const { store, messenger, now } = options;

  function change(charge: StoredCharge, changes: Partial<StoredCharge>): StoredCharge {
    const changed = { ...charge, ...changes };
    store.saveCharge(changed);
    messenger.notify(charge.id, `payment.${changed.status}`);
    return changed;
  }

  function look(id: string): StoredCharge {
    const charge = store.charge(id);
    if (!charge) throw new Refused(404, 'Não existe essa cobrança.');
    const outcome = reviewOutcome(charge, now());
    if (outcome) return outcome.status === 'paid' ? approve(charge) : change(charge, outcome);
    const isOver = charge.status === 'pending' && new Date(charge.expiresAt) <= now();
    return isOver ? change(charge, { status: 'expired' }) : charge;
  }

  function approve(charge: StoredCharge): StoredCharge {
    return charge.authorizeOnly ? change(charge, { status: 'authorized' }) : settle(charge);
  }

  function settle(charge: StoredCharge): StoredCharge {
    return change(charge, { status: 'paid', captured: charge.amount, reason: null });
  }

  /** Null for a token that is not of the card that the shop names. */
  function takeCard(token: string, saved: WantedCharge['savedCard']): StoredCard | null {
    const card = store.takeCard(token);
    if ((card?.savedId ?? null) !== (saved?.cardId ?? null)) return null;
    const isThere = !saved || store.savedCard(saved.cardId)?.customerId === saved.customerId;
    return isThere ? card : null;
  }

  return {
    look,
    create(wanted, key) {
      const known = store.chargeByKey(key);
      if (known) return { charge: known, outcome: null };
      const card = wanted.cardToken === null ? null : takeCard(wanted.cardToken, wanted.savedCard);
      const charge = draft(wanted, options.publicUrl);
      if (wanted.method !== 'cartao') {
        store.saveCharge(charge, key);
        return { charge, outcome: null };
      }
      const outcome = card?.outcome ?? null;
      const made: StoredCharge = {
        ...charge,
        card: card && { brand: card.brand, lastDigits: card.lastDigits },
        ...standingAfter(outcome, wanted),
        ...reviewAfter(outcome, now()),
      };
      store.saveCharge(made, key);
      messenger.notify(made.id, `payment.${made.status}`);
      return { charge: made, outcome };
    },
    pay(id, { late = false } = {}) {
      const charge = look(id);
      if (charge.status === 'pending' || charge.status === 'review') return approve(charge);
      if (late && (charge.status === 'expired' || charge.status === 'cancelled')) {
        return settle(charge);
      }
      throw new Refused(409, 'Essa cobrança não está aberta.');
    },
    payAgain(id) {
      const charge = look(id);
      const again = { ...charge, id: randomUUID(), refunds: [] };
      store.saveCharge(again);
      return settle(again);
    },
    decline(id, reason) {
      const charge = look(id);
      if (charge.status !== 'pending' && charge.status !== 'review') {
        throw new Refused(409, 'Essa cobrança não está aberta.');
      }
      return change(charge, { status: 'declined', reason });
    },
    capture(id) {
      const charge = look(id);
      return charge.status === 'authorized' ? settle(charge) : charge;
    },
    cancel(id) {
      const charge = look(id);
      const isOpen = ['pending', 'review', 'authorized'].includes(charge.status);
      return isOpen ? change(charge, { status: 'cancelled' }) : charge;
    },
    refund(id, amount, key) {
      const charge = look(id);
      const known = charge.refunds.find((refund) => refund.key === key);
      if (known?.amount === amount) return charge;
      if (known || amount > charge.captured - refundedOf(charge)) {
        throw new Refused(422, 'Não há tanto a devolver.');
      }
      return change(charge, { refunds: [...charge.refunds, { key, amount }] });
    },
  };
}

function draft(wanted: WantedCharge, publicUrl: string): StoredCharge {
  const id = randomUUID();
  const { reference, orderNumber, method, amount, instalments, expiresAt, returnUrl } = wanted;
  return {
    ...{ id, reference, orderNumber, method, amount, instalments, expiresAt, returnUrl },
    authorizeOnly: wanted.capture === false,
    ...{ status: 'pending', captured: 0, refunds: [], card: null, challenged: false, reason: null },
    review: null,
    pix: method === 'pix' ? { code: pixOf(id, amount, publicUrl), expiresAt } : null,
    boleto: method === 'boleto' ? boletoOf(amount, wanted.dueDate ?? expiresAt.slice(0, 10)) : null,
  };
}

function pixOf(id: string, cents: number, publicUrl: string): string {
  const url = `${new URL(publicUrl).host}/pix/${id}`;
  return encodePix({ url, cents, merchant: 'Aro (demonstracao)', city: 'Itajai' });
}

function boletoOf(cents: number, dueDate: string): StoredCharge['boleto'] {
  const free = Array.from({ length: 25 }, () => randomInt(10)).join('');
  const barcode = boletoBarcode({ bank: BANK, dueDate, cents, free });
  return { line: boletoLine(barcode), barcode, dueDate };
}

function standingAfter(
  outcome: CardOutcome | null,
  { amount, capture }: WantedCharge,
): Partial<StoredCharge> {
  switch (outcome) {
    case null:
      return { status: 'declined', reason: 'invalid_token' };
    case 'approve':
    case 'no_answer':
      return capture === false ? { status: 'authorized' } : { status: 'paid', captured: amount };
    case 'authorize':
      return { status: 'authorized' };
    case 'challenge':
      return { status: 'pending', challenged: true };
    case 'review_approved':
    case 'review_declined':
    case 'review_forgotten':
      return { status: 'review' };
    default:
      return { status: 'declined', reason: outcome };
  }
}
