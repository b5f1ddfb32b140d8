import type { Database } from '../../platform/database/database.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { setEnded, setSettings } from '../queries.ts';
import { findSettings, listOnAir } from '../read-queries.ts';
import { liveStopped } from './topics.ts';

/** For the command line. A running product ends the broadcast. */
export function operateLives(db: Database, now: () => Date) {
  return {
    list: () => listOnAir(db),
    settings: () => findSettings(db),
    set: (set: { enabled?: boolean; most?: number }) => setSettings(db, set),
    /** Also hides the recording. Returns false where no live of this number is on air. */
    async end(id: string): Promise<boolean> {
      return await db.transaction(async (tx) => {
        const ended = { endedAt: now(), endReason: 'operator', durationMs: 0 } as const;
        if (!(await listOnAir(tx)).some((live) => live.id === id)) return false;
        await setEnded(tx, id, ended);
        await announce(tx, liveStopped, { id });
        return true;
      });
    },
  };
}
