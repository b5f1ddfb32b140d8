import { dateInBrazil } from '@arquiba/brazil/age';
import { boletoLine, parseBoletoLine } from '@arquiba/brazil/boleto';
import { addBusinessDays } from '@arquiba/brazil/business-days';
import type { PaymentState } from '@arquiba/contract/orders';
import * as z from 'zod/mini';
import type { Charge } from '../../platform/ports/payment-provider.ts';

const text = z.optional(z.nullable(z.string()));

/** The fields of a Mercado Pago payment that we read. */
const shape = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  status_detail: text,
  external_reference: text,
  transaction_amount: z.number(),
  transaction_amount_refunded: z.optional(z.nullable(z.number())),
  payment_method_id: text,
  date_of_expiration: text,
  date_created: text,
  card: z.optional(z.nullable(z.object({ last_four_digits: text }))),
  point_of_interaction: z.optional(
    z.nullable(z.object({ transaction_data: z.optional(z.nullable(z.object({ qr_code: text }))) })),
  ),
  barcode: z.optional(z.nullable(z.object({ content: text }))),
  transaction_details: z.optional(
    z.nullable(
      z.object({
        digitable_line: text,
        barcode: z.optional(z.nullable(z.object({ content: text }))),
      }),
    ),
  ),
});
type Answered = z.output<typeof shape>;

const STATES: Record<string, PaymentState> = {
  pending: 'pendente',
  in_process: 'em_analise',
  authorized: 'autorizado',
  approved: 'capturado',
  // The buyer disputes it; the money is still ours.
  in_mediation: 'capturado',
  rejected: 'recusado',
  cancelled: 'expirado',
  refunded: 'estornado',
  charged_back: 'estornado',
};

const SENTENCES: Record<string, string> = {
  cc_rejected_bad_filled_card_number: 'O número do cartão não confere. Digite o cartão de novo.',
  cc_rejected_bad_filled_date: 'A validade do cartão não confere. Digite o cartão de novo.',
  cc_rejected_bad_filled_security_code:
    'O código de segurança do cartão não confere. Confira os dígitos e tente de novo.',
  cc_rejected_bad_filled_other: 'Algum dado do cartão não confere. Digite o cartão de novo.',
  cc_rejected_insufficient_amount:
    'O cartão não tem limite para esta compra. Tente outro cartão ou mais parcelas.',
  cc_rejected_call_for_authorize:
    'O banco pede uma autorização sua. Ligue para o banco e tente de novo.',
  cc_rejected_card_disabled: 'O cartão ainda não foi ativado. Ligue para o banco.',
  cc_rejected_duplicated_payment:
    'O banco viu um pagamento igual há pouco. Espere um momento ou use outro cartão.',
  cc_rejected_high_risk: 'O pagamento não foi aprovado por segurança. Pague por Pix ou boleto.',
  cc_rejected_blacklist: 'O pagamento não foi aprovado por segurança. Pague por Pix ou boleto.',
  cc_rejected_invalid_installments: 'O cartão não aceita esse número de parcelas. Escolha outro.',
  cc_rejected_max_attempts: 'O cartão foi tentado vezes demais. Use outro cartão ou pague por Pix.',
};
const OTHER = 'O banco não aprovou o pagamento. Tente outro cartão ou pague por Pix.';

export function readMercadoPago(answer: unknown): Charge {
  const read = shape.parse(answer);
  const status = STATES[read.status];
  if (!status) throw new Error(`Mercado Pago answered with a state that we do not know`);
  const amount = centsOf(read.transaction_amount);
  const isPaid = status === 'capturado' || status === 'estornado';
  const returned = centsOf(read.transaction_amount_refunded ?? 0);
  return {
    providerId: String(read.id),
    reference: read.external_reference ?? '',
    status: status === 'capturado' && returned > 0 ? 'estornado_parcial' : status,
    amountCents: amount,
    capturedCents: isPaid ? amount : 0,
    refundedCents: status === 'estornado' ? amount : isPaid ? returned : 0,
    ...{ pix: pixOf(read), boleto: boletoOf(read), card: cardOf(read) },
    ...{ challengeUrl: null, simulationUrl: null, reviewUntil: reviewUntil(read, status) },
    problem: status === 'recusado' ? (SENTENCES[read.status_detail ?? ''] ?? OTHER) : null,
  };
}

export function centsOf(reais: number): number {
  return Math.round(reais * 100);
}

/** They promise a decision within two business days; one more, as nothing is lost by waiting for it. */
const REVIEW_DAYS = 3;

function reviewUntil({ date_created }: Answered, status: PaymentState): string | null {
  if (status !== 'em_analise' || !date_created) return null;
  const last = addBusinessDays(dateInBrazil(new Date(date_created)), REVIEW_DAYS);
  return new Date(`${last}T23:59:59-03:00`).toISOString();
}

function pixOf(read: Answered): Charge['pix'] {
  const code = read.point_of_interaction?.transaction_data?.qr_code;
  if (!code || !read.date_of_expiration) return null;
  return { code, expiresAt: new Date(read.date_of_expiration).toISOString() };
}

function boletoOf(read: Answered): Charge['boleto'] {
  const bars = read.barcode?.content ?? read.transaction_details?.barcode?.content;
  const written = read.transaction_details?.digitable_line;
  const barcode = bars ?? (written ? parseBoletoLine(written)?.barcode : undefined);
  if (!barcode || !/^\d{44}$/.test(barcode)) return null;
  const line = boletoLine(barcode);
  const due = parseBoletoLine(line)?.dueDate ?? read.date_of_expiration?.slice(0, 10) ?? '';
  return { line, barcode, dueDate: due };
}

function cardOf({ card, payment_method_id: method }: Answered): Charge['card'] {
  if (!card?.last_four_digits) return null;
  return {
    brand: method === 'master' ? 'mastercard' : (method ?? ''),
    lastDigits: card.last_four_digits,
  };
}
