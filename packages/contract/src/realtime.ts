import * as z from 'zod/mini';

/** News on a channel; what else it holds depends on its type. */
export interface RealtimeEvent {
  type: string;
  [field: string]: unknown;
}

/** A prefix, a colon, a name: `account:71`, `public:lives`. */
const channel = z
  .string()
  .check(z.maxLength(120), z.regex(/^[a-z][a-z-]{0,29}:[A-Za-z0-9][A-Za-z0-9_.:-]*$/));

/** So many at once: what is on a screen is asked for together. */
export const CHANNELS_PER_MESSAGE = 50;

const channels = z.array(channel).check(z.minLength(1), z.maxLength(CHANNELS_PER_MESSAGE));

/** What a browser may say on the socket at `/api/realtime`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channels }),
  z.object({ type: z.literal('unsubscribe'), channels }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientMessage = z.output<typeof clientMessage>;

/** What the server says on it. */
export type ServerMessage =
  | { type: 'subscribed' | 'unsubscribed' | 'refused'; channel: string }
  | { type: 'event'; channel: string; event: RealtimeEvent }
  /** Events may have been missed: read again what is shown. */
  | { type: 'resync' }
  | { type: 'pong' };

/** Why the server closes a socket. Beside these, 1009 stands for a frame of more than 64 kB. */
export const closeCode = {
  /** The process stops: connect again, with a pause of chance length. */
  goingAway: 1001,
  /** The session could not be checked just now: connect again later. */
  tryAgainLater: 1013,
  /** Not a message of the protocol. */
  malformed: 4400,
  /** Signed out, revoked, expired or blocked: do not connect again without signing in. */
  sessionEnded: 4401,
  /** No sign of life for too long. */
  silent: 4408,
  /** Does not read as fast as there is news. */
  tooSlow: 4413,
  /** More messages, or more channels, than allowed. */
  tooMuch: 4429,
} as const;
