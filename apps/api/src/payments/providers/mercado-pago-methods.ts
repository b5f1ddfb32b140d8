import * as z from 'zod/mini';

/** The ways to pay that Mercado Pago lists, as far as a card is told by them. */
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

/** The network of a credit card by its first six digits; undefined for one that they do not take. */
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
