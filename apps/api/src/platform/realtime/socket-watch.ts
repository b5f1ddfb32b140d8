import { closeCode } from '@arquiba/contract/realtime';
import type { Services } from '../context.ts';
import { livingSessions } from '../sessions/living-sessions.ts';
import { sessionChannel } from '../sessions/session.ts';
import { accountChannel } from './socket-channels.ts';
import type { SocketConnection } from './socket-connection.ts';

/** The event for someone whose standing in a group has changed. */
const STANDING_CHANGED = 'group';
/** The key for visitors, who have no session. */
const VISITORS = '';

/** Every open socket of this process, and whether its session is still valid. */
export class SocketWatch {
  /** Each with the function that ends what it is told of its session and its groups. */
  readonly #connections = new Map<SocketConnection, () => void>();
  /** When each session was last found valid. */
  readonly #seenAlive = new Map<string, number>();
  readonly #services: Services;
  readonly #trustMs: number;

  constructor(services: Services, trustMs: number) {
    this.#services = services;
    this.#trustMs = trustMs;
  }

  get connections(): SocketConnection[] {
    return [...this.#connections.keys()];
  }

  countOf(accountId: string): number {
    return this.connections.filter(({ viewer }) => viewer?.accountId === accountId).length;
  }

  /** The number of visitors, in all and from one address. */
  countVisitors(address: string): { all: number; here: number } {
    const visitors = this.connections.filter(({ viewer }) => viewer === null);
    const here = visitors.filter((each) => each.address === address).length;
    return { all: visitors.length, here };
  }

  add(connection: SocketConnection): void {
    if (!connection.viewer) {
      this.#connections.set(connection, () => {});
      return;
    }
    const { accountId, sessionId } = connection.viewer;
    const stop = this.#services.realtime.subscribe(
      sessionChannel(accountId),
      ({ type, sessionIds }) => {
        if (type !== 'closed' || !Array.isArray(sessionIds)) return;
        if (sessionIds.includes(sessionId)) this.#end(connection);
      },
    );
    const stopChanges = this.#services.realtime.subscribe(
      accountChannel(accountId),
      ({ type }) => type === STANDING_CHANGED && connection.recheck(),
    );
    this.#connections.set(connection, () => {
      stop();
      stopChanges();
    });
  }

  remove(connection: SocketConnection): void {
    this.#connections.get(connection)?.();
    this.#connections.delete(connection);
    const sessionId = connection.viewer?.sessionId;
    if (sessionId === undefined) return;
    if (!this.connections.some(({ viewer }) => viewer?.sessionId === sessionId)) {
      this.#seenAlive.delete(sessionId);
    }
  }

  async isLiving(sessionId: string): Promise<boolean> {
    const seen = this.#seenAlive.get(sessionId);
    if (seen !== undefined && performance.now() - seen < this.#trustMs) return true;
    return (await this.#ask([sessionId])).has(sessionId);
  }

  /** Closes the sockets whose session has ended, even if the event about it was lost. */
  async closeEnded(): Promise<void> {
    const bySession = Map.groupBy(this.connections, ({ viewer }) => viewer?.sessionId ?? VISITORS);
    bySession.delete(VISITORS);
    if (bySession.size === 0) return;
    try {
      const living = await this.#ask([...bySession.keys()]);
      for (const [sessionId, connections] of bySession) {
        if (!living.has(sessionId)) for (const each of connections) this.#end(each);
      }
    } catch (error) {
      // No session is trusted for longer because of this: each message checks its session and is refused.
      this.#services.log.warn({ err: error }, 'the sessions of open sockets could not be checked');
    }
  }

  #end(connection: SocketConnection): void {
    if (connection.viewer) this.#seenAlive.delete(connection.viewer.sessionId);
    connection.close(closeCode.sessionEnded);
  }

  async #ask(sessionIds: readonly string[]): Promise<Set<string>> {
    // The time before the query: its result may be older than its arrival.
    const now = performance.now();
    const living = await livingSessions(this.#services, sessionIds);
    for (const id of sessionIds) {
      if (living.has(id)) this.#seenAlive.set(id, now);
      else this.#seenAlive.delete(id);
    }
    return living;
  }
}
