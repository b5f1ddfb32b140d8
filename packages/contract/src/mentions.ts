import * as z from 'zod/mini';

/** The usernames in a text that lead the viewer to somebody, in lower case. */
export const mentions = z.array(z.string());
