import * as z from 'zod/mini';

/** A share of an account with a quota of its own. Tokens name it; the database counts what is in use. */
export const spaceSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  quotaBytes: z.int().check(z.nonnegative()),
});
export type Space = z.output<typeof spaceSchema>;
