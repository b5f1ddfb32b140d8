import type { RealtimeEvent } from '@arquiba/contract/realtime';
import type { Queryable } from '../database/database.ts';

/**
 * Publishes events between the processes of the product, from operations to open sockets. Events are not
 * stored: a client that was offline missed them, and reads the state again instead.
 */
export interface RealtimeBus {
  /** Inside a transaction the event is delivered if, and only if, the transaction commits. */
  publish(on: Queryable, channel: string, event: RealtimeEvent): Promise<void>;
  /** Many events in one statement. */
  publishAll(on: Queryable, events: readonly ChannelEvent[]): Promise<void>;
  /** The channels with this prefix that have subscribers in this process. */
  subscribedChannels(prefix: string): string[];
  /** To the subscribers in this process only. */
  deliver(channel: string, event: RealtimeEvent): void;
  /** Returns a function that ends the subscription. */
  subscribe(channel: string, listener: (event: RealtimeEvent) => void): () => void;
  /** Called when events may have been missed: clients should read again what they show. */
  onGap(listener: () => void): () => void;
}

export interface ChannelEvent {
  channel: string;
  event: RealtimeEvent;
}
