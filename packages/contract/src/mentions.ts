import * as z from 'zod/mini';

/** The usernames in a text that lead the viewer to a profile, in lower case. */
export const mentions = z.array(z.string());
