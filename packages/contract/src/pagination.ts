import * as z from 'zod/mini';

/** The most items of a list in one answer. */
export const LONGEST_PAGE = 50;

/** Fields of every list's input. A cursor is opaque: take it from the previous page. */
export const pageInput = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LONGEST_PAGE)), 20),
};

/** One page of a list; `nextCursor` is null on the last page. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}
