import * as z from 'zod/mini';

export const returnStates = [
  /** The buyer has a postage code, or gets it in a moment. */
  'solicitada',
  'postada',
  'em_transito',
  /** It is at the shop. */
  'recebida',
  /** Checked; the money, or what comes instead, is next. */
  'conferida',
  'reembolsada',
  /** What comes instead was sent. */
  'trocada',
  /** It is not what was sold, or not in order: it goes back to the buyer. */
  'recusada',
  /** The postage code was not used in time. */
  'expirada',
  'cancelada',
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnKinds = ['reembolso', 'troca'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Nobody needs a reason to return by right; the last one says so. */
export const returnReasons = [
  'tamanho',
  'visual',
  'desconforto',
  'arrependimento',
  'defeito',
  'errado',
  'outro',
  'sem-motivo',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnReasonNames: Record<ReturnReason, string> = {
  tamanho: 'O tamanho não serviu',
  visual: 'A cor ou o modelo não é o que esperava',
  desconforto: 'Incomoda no rosto',
  arrependimento: 'Mudei de ideia',
  defeito: 'Veio com defeito',
  errado: 'Veio o produto errado',
  outro: 'Outro motivo',
  'sem-motivo': 'Prefiro não dizer',
};

export const RETURN_NOTE_MAX_CHARACTERS = 500;

export const returnNoteInput = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        RETURN_NOTE_MAX_CHARACTERS,
        `O comentário passa de ${RETURN_NOTE_MAX_CHARACTERS} caracteres`,
      ),
    ),
  '',
);

export const orderReturn = z.object({
  id: z.string(),
  status: z.enum(returnStates),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  /** In the buyer's words; may be empty. */
  note: z.string(),
  /** What was paid for its units, in cents, with the share of the freight. */
  refund: z.number(),
  createdAt: z.string(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      quantity: z.number(),
      /** What comes instead; null if the money is refunded. */
      exchange: z.nullable(z.object({ slug: z.string(), title: z.string(), color: z.string() })),
    }),
  ),
  /** Why the shop refused it; null if it did not. */
  refusal: z.nullable(z.string()),
  /** How what comes instead, or what was refused, was sent to the buyer. */
  sent: z.nullable(z.object({ carrier: z.string(), code: z.string() })),
  /** Free postage for the buyer; null until the carrier has given a code. */
  postage: z.nullable(
    z.object({
      carrier: z.string(),
      /** Digits, an even number of them. */
      code: z.string(),
      validUntil: z.string(),
    }),
  ),
  /** The states that it has reached, the oldest first. */
  steps: z.array(z.object({ status: z.enum(returnStates), at: z.string() })),
  /** Whether the buyer may withdraw it. */
  mayCancel: z.boolean(),
});
export type OrderReturn = z.output<typeof orderReturn>;
