import { randomBytes } from 'node:crypto';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createFilePasses } from '../../apps/api/src/platform/files/file-passes.ts';
import { liveAddress, livePath } from '../../apps/media/src/lives/live-address.ts';
import { insertLive } from '../../apps/media/src/lives/queries.ts';
import { issueTicket } from '../../apps/media/src/lives/ticket.ts';
import { openBroadcast } from '../../apps/media/src/testing/broadcast.ts';
import { clip } from '../../apps/media/src/testing/test-clips.ts';
import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import { startServer } from '../http-process.ts';
import { KNOWN_IDS } from '../social/graph.ts';
import type { World } from '../world.ts';

const ID = '1';
const RATE = '2500k';
const CLIP_SECONDS = 12;
/** What a playlist holds once a live has gone on for ten minutes. */
const BEFORE = 600;

/** The media service with a live that has been on air for ten minutes, and is sent to in real time. */
export async function airLive(world: World) {
  const secretKey = randomBytes(32);
  const media = await startServer('media.ts', {
    ...{ DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataFolder },
    SECRET_KEY: secretKey.toString('hex'),
  });
  const pool = openWorkPool(world.databaseUrl);
  await pool.query(
    `INSERT INTO live (id, author_id, title, description, sport, audience, created_at, started_at)
      VALUES ($1, $2, 'Ao vivo', '', '', 'public', now(), now())`,
    [ID, KNOWN_IDS.n1000],
  );
  const { rows } = await pool.query("SELECT id FROM media.account WHERE name = 'arquiba'");
  const accountId: string = rows[0].id;
  await insertLive(pool, accountId, { id: ID, space: null });
  await pool.query(
    `WITH run AS (
        INSERT INTO media.live_run (account_id, live_id, run, init) VALUES ($1, $2, 1, '-')
      ), live AS (
        UPDATE media.live SET runs = 1, segments = $3, started_at = now(), seen_at = now()
        WHERE account_id = $1 AND id = $2
      )
      INSERT INTO media.live_segment
        (account_id, live_id, number, run, duration_ms, began_at, size, storage_key)
      SELECT $1, $2, n, 1, 1000, now() - ($3 - n) * interval '1 second', 1,
        '20260101/' || lpad(n::text, 26, '0')
      FROM generate_series(0, $3 - 1) AS n`,
    [accountId, ID, BEFORE],
  );
  const space = { name: 'lives', quotaBytes: 1e12 };
  const ticket = await issueTicket(pool, accountId, {
    ...{ liveId: ID, longestSeconds: 3600, most: 10, space },
  });
  await pool.end();
  const content = await clip({
    ...{ size: '320x180', rate: 30, seconds: CLIP_SECONDS, sound: true, ending: 'mkv' },
    words: [
      // As restless as what a camera sees.
      ...['-vf', 'noise=alls=60:allf=t', '-g', '30'],
      ...['-b:v', RATE, '-maxrate', RATE, '-bufsize', RATE],
    ],
  });
  const broadcast = await openBroadcast(media, 'http://localhost:3000');
  let isOver = false;
  const refused = broadcast.closed.then(() => {
    if (!isOver) throw new Error(`The live has ended: ${JSON.stringify(broadcast.said.at(-1))}`);
  });

  /** One recorder after another, as when a broadcaster changes the camera. */
  async function send(): Promise<void> {
    for (let first = true; !isOver; first = false) {
      broadcast.begin(first ? { ticket } : {});
      await broadcast.hears('go');
      await broadcast.record(content, { seconds: CLIP_SECONDS, speed: 1 });
      broadcast.finish();
      await broadcast.hears('finished');
    }
  }

  void send();
  await Promise.race([broadcast.hears('stored'), refused]);
  const passes = createFilePasses(secretKey, systemClock);
  return {
    process: media.child.pid ?? 0,
    playlistOf(viewerId: string): string {
      const pass = passes.issue(livePath(ID), { kind: 'live', id: ID, viewerId });
      return media.origin + liveAddress({ accountId, id: ID, pass, name: 'live.m3u8' });
    },
    async stop() {
      isOver = true;
      await broadcast.drop();
      await media.stop();
    },
  };
}
