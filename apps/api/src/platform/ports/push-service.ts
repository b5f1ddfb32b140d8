/** A browser that gets pushes: the address that its push service gave it, and its keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
}

export interface PushMessage {
  /** Sent as JSON; only the browser can read it. */
  content: object;
  /** For how long the push service keeps it while the browser is away. */
  ttlSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** Replaces a waiting one with the same topic. Push services see it: it must say nothing. */
  topic: string;
}

/**
 * `gone`: the browser is not subscribed any more. `refused`: another attempt would be refused too. `busy`: the
 * service has no time, or cannot be reached.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'busy';

/** Sends pushes to the push services of the browsers. */
export interface PushService {
  /** Made at the first start; in base64url. */
  publicKey(): Promise<string>;
  /** Whether it is an address of a known push service: we send to no others. */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}
