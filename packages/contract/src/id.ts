import * as z from 'zod/mini';

/** An id as clients send it: digits that fit a 64-bit column. */
export const id = z.string().check(z.regex(/^(\d{1,18}|[1-8]\d{18})$/));
