/** One encoder that runs, or waits for room. */
export interface RoomRequest {
  cost: number;
  /** How many lives may be on air at once, this one included. */
  most: number;
  /** When it ends at the latest, in milliseconds since 1970. */
  untilMs: number;
  /** How many go first, and when there is room at the latest. */
  onWaiting(place: number, latestSeconds: number): void;
  signal: AbortSignal;
}

export interface EncoderRoom {
  /** Resolves with what gives the room back, once there is room; first come, first served. */
  enter(request: RoomRequest): Promise<() => void>;
}

/** The encoders of this process, and who waits for one. */
export function createEncoderRoom(capacity: number): EncoderRoom {
  const inside = new Set<RoomRequest>();
  const queue: { request: RoomRequest; admit(): void }[] = [];

  function fits(request: RoomRequest, others: Iterable<RoomRequest>): boolean {
    const all = [...others];
    const cost = all.reduce((sum, other) => sum + other.cost, request.cost);
    // One alone is always taken, however small the machine.
    return all.length === 0 || (all.length < request.most && cost <= capacity);
  }

  function admit(): void {
    for (let next = queue[0]; next && fits(next.request, inside); next = queue[0]) {
      queue.shift();
      inside.add(next.request);
      next.admit();
    }
    tellWaiting();
  }

  /** Lives end when their owners want; at the latest when their time is over. */
  function tellWaiting(): void {
    const now = Date.now();
    const present = [...inside].sort((one, other) => one.untilMs - other.untilMs);
    queue.forEach(({ request }, place) => {
      let until = now;
      while (!fits(request, present)) until = present.shift()?.untilMs ?? now;
      request.onWaiting(place, Math.max(0, Math.ceil((until - now) / 1000)));
      present.push({ ...request, untilMs: until + request.untilMs - now });
      present.sort((one, other) => one.untilMs - other.untilMs);
    });
  }

  return {
    async enter(request) {
      await new Promise<void>((resolve, reject) => {
        const waiting = { request, admit: resolve };
        queue.push(waiting);
        request.signal.addEventListener('abort', () => {
          const at = queue.indexOf(waiting);
          if (at < 0) return;
          queue.splice(at, 1);
          reject(request.signal.reason);
          admit();
        });
        admit();
      });
      return () => {
        if (inside.delete(request)) admit();
      };
    },
  };
}
