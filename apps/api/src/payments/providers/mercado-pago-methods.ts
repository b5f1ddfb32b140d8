import * as z from 'zod/mini';

/** Mercado Pago's list of payment methods, with the fields that identify a card's network. */
export const cardMethods = z.array(
  z.object({
    id: z.string(),
    payment_type_id: z.string(),
    status: z.string(),
    settings: z.optional(
      z.nullable(
        z.array(
          z.object({
            bin: z.optional(
              z.nullable(
                z.object({
                  pattern: z.optional(z.nullable(z.string())),
                  exclusion_pattern: z.optional(z.nullable(z.string())),
                }),
              ),
            ),
          }),
        ),
      ),
    ),
  }),
);

/** The network of a credit card by its first six digits; undefined if they do not accept it. */
export function cardMethodFor(
  methods: z.output<typeof cardMethods>,
  digits: string,
): string | undefined {
  const fits = (pattern: string | null | undefined) =>
    !!pattern && new RegExp(pattern).test(digits);
  return methods.find(
    ({ payment_type_id, status, settings }) =>
      payment_type_id === 'credit_card' &&
      status === 'active' &&
      settings?.some(({ bin }) => fits(bin?.pattern) && !fits(bin?.exclusion_pattern)),
  )?.id;
}
