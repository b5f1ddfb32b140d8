import type { DownloadGate } from '@arquiba/media-contract/port';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { maySeeConversation } from './chat/seats/may-see-conversation.ts';
import { maySeeComment } from './comments/find-seen.ts';
import { createLiveSight } from './lives/may-see-live.ts';
import { maySeeMoment } from './moments/may-see-moment.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createFilePasses } from './platform/files/file-passes.ts';
import { type FileHolder, type PassHolder, VISITOR_ID } from './platform/ports/file-passes.ts';
import { findVisibleStates } from './posts/state-queries.ts';
import { isShown } from './profiles/show-queries.ts';

interface FileGateOptions {
  pool: pg.Pool;
  /** The same as the API's. */
  secretKey: Buffer;
  clock?: Clock | undefined;
}

type MayView = (sight: { db: Database; clock: Clock }, holder: PassHolder) => Promise<boolean>;

const mayView: Record<Exclude<FileHolder['kind'], 'live'>, MayView> = {
  post: async ({ db }, { id, viewerId }) =>
    (await findVisibleStates(db, { ids: [id], viewerId })).length > 0,
  comment: (sight, { id, viewerId }) =>
    maySeeComment({ ...sight, viewer: { accountId: viewerId } }, id),
  message: ({ db }, { id, viewerId }) => maySeeConversation(db, id, viewerId),
  moment: (sight, { id, viewerId }) => maySeeMoment(sight, id, viewerId),
};

/** A right that was lost ends within this time. */
const KEPT_MS = 2000;
const MOST_KEPT = 10_000;

/** Who may download restricted files: for the media service, in this process or its own. */
export function createFileGate({
  pool,
  secretKey,
  clock = systemClock,
}: FileGateOptions): DownloadGate {
  const db = openDatabase(pool);
  const passes = createFilePasses(secretKey, clock);
  const recent = new LRUCache<string, Promise<boolean>>({ max: MOST_KEPT, ttl: KEPT_MS });
  const maySeeLive = createLiveSight(db, KEPT_MS);
  return {
    async mayOpen(path, pass) {
      const holder = passes.read(path, pass);
      if (!holder) return false;
      const { kind, id, viewerId } = holder;
      if (kind === 'live') return await maySeeLive(id, viewerId);
      const key = `${kind} ${id} ${viewerId}`;
      const known = recent.get(key);
      if (known) return known;
      const answer = isKnown(db, viewerId).then(
        (isReader) => isReader && mayView[kind]({ db, clock }, holder),
      );
      recent.set(key, answer);
      answer.catch(() => recent.delete(key));
      return answer;
    },
  };
}

/** A visitor, or an account that is not hidden. */
async function isKnown(db: Database, viewerId: string): Promise<boolean> {
  return viewerId === VISITOR_ID || isShown(db, viewerId);
}
