import * as z from 'zod/mini';

/** An event on a channel; its other fields depend on its type. */
export interface RealtimeEvent {
  type: string;
  [field: string]: unknown;
}

/** A prefix, a colon, a name: `account:71`, `public:lives`. */
const channel = z
  .string()
  .check(z.maxLength(120), z.regex(/^[a-z][a-z-]{0,29}:[A-Za-z0-9][A-Za-z0-9_.:-]*$/));

/** The channels of a screen are subscribed to in one message. */
export const CHANNELS_PER_MESSAGE = 50;

/** For all tabs of a browser, which share a socket. */
export const CHANNELS_PER_SOCKET = 300;

const channels = z.array(channel).check(z.minLength(1), z.maxLength(CHANNELS_PER_MESSAGE));

/** Messages of a browser on the socket at `/api/realtime`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channels }),
  z.object({ type: z.literal('unsubscribe'), channels }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientMessage = z.output<typeof clientMessage>;

/** The body of a POST to `/api/realtime/stream`: a message for the stream that a GET has opened. */
export const streamMessage = z.object({ stream: z.uuid(), message: clientMessage });
export type StreamMessage = z.output<typeof streamMessage>;

/** Messages of the server. */
export type ServerMessage =
  /** The first one on a stream: its name. */
  | { type: 'opened'; stream: string }
  | { type: 'subscribed' | 'unsubscribed' | 'refused'; channel: string }
  | { type: 'event'; channel: string; event: RealtimeEvent }
  /** Events may have been missed: read the shown data again. */
  | { type: 'resync' }
  | { type: 'pong' };

/** Why the server closes a socket, or a stream with the event `close`. Besides these, 1009 means a frame of more than 64 kB. */
export const closeCode = {
  /** The process stops: reconnect after a random pause. */
  goingAway: 1001,
  /** The session could not be checked right now: reconnect later. */
  tryAgainLater: 1013,
  /** Not a message of the protocol. */
  malformed: 4400,
  /** Signed out, revoked, expired or blocked: do not reconnect without signing in. */
  sessionEnded: 4401,
  /** No answer to pings for too long. */
  silent: 4408,
  /** Reads more slowly than events arrive. */
  tooSlow: 4413,
  /** More messages, or more channels, than allowed. */
  tooMuch: 4429,
} as const;
