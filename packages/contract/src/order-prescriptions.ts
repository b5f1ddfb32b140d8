import * as z from 'zod/mini';
import { id } from './id.ts';
import { prescriptionValues } from './prescription-values.ts';
import { prescriptionFile } from './prescriptions.ts';
import { route } from './route.ts';

const place = {
  number: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z-]{4,20}$/)),
  lineId: id,
};

/** Staff read a photo or a PDF before lenses are made by it; numbers are accepted as they are. */
export const prescriptionReviews = ['a_conferir', 'aceita', 'recusada'] as const;
export type PrescriptionReview = (typeof prescriptionReviews)[number];

const orderPrescription = z.object({
  title: z.string(),
  color: z.string(),
  lens: z.string(),
  /** As the lenses are made by it; null until the buyer sends it. */
  sent: z.nullable(
    z.object({
      name: z.string(),
      writtenOn: z.string(),
      prescriber: z.string(),
      remarks: z.string(),
      /** Null in a photo or a PDF, until staff type them. */
      values: z.nullable(prescriptionValues),
      file: z.nullable(prescriptionFile),
      review: z.enum(prescriptionReviews),
      /** What the shop wrote with its refusal. */
      refusal: z.string(),
      receivedAt: z.string(),
    }),
  ),
  /** Until the order goes to preparation. */
  maySend: z.boolean(),
});
export type OrderPrescription = z.output<typeof orderPrescription>;

export const getOrderPrescription = route({
  method: 'GET',
  path: '/api/orders/:number/lines/:lineId/prescription',
  summary: 'A receita das lentes de um item de um pedido próprio',
  access: 'session',
  input: z.object(place),
  output: orderPrescription,
  errors: ['not_found'],
});

export const sendOrderPrescription = route({
  method: 'PUT',
  path: '/api/orders/:number/lines/:lineId/prescription',
  summary: 'Envia uma receita própria para as lentes de um item; o pedido fica com uma cópia',
  access: 'session',
  input: z.object({ ...place, prescriptionId: id }),
  output: orderPrescription,
  errors: ['not_found', 'not_allowed'],
});
