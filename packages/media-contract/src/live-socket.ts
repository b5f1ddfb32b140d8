import * as z from 'zod/mini';

/** Where a broadcaster's socket opens, on the origin of the media service. */
export const LIVE_SOCKET_PATH = '/v2/live';

/** A recorder begins: the first of a socket brings the ticket. Its bytes follow once we said `go`. */
const begin = z.object({
  type: z.literal('begin'),
  ticket: z.optional(z.string().check(z.maxLength(4000))),
  /** As the recorder names it, such as `video/webm;codecs=vp8,opus`. */
  mime: z.string().check(z.maxLength(100)),
  width: z.int().check(z.minimum(16), z.maximum(8192)),
  height: z.int().check(z.minimum(16), z.maximum(8192)),
});

/** The last bytes of the recorder were sent. */
const finish = z.object({ type: z.literal('finish') });

export const fromBroadcaster = z.discriminatedUnion('type', [begin, finish]);
export type FromBroadcaster = z.output<typeof fromBroadcaster>;

export type LiveEndReason = 'owner' | 'operator' | 'length' | 'space' | 'absence';

/** What the media service says on the socket. */
export type ToBroadcaster =
  /** The machine is full: how many go first, and after how many seconds there is room at the latest. */
  | { type: 'waiting'; place: number; latestSeconds: number }
  | { type: 'go' }
  /** What viewers can see by now. */
  | { type: 'stored'; seconds: number }
  /** The encoder has ended: begin again, with a new recorder. */
  | { type: 'again' }
  | { type: 'finished' }
  /** Not now, or not so; the socket closes. `isFinal`: this live is over. */
  | { type: 'refused'; isFinal: boolean; message: string };
