import { MediaError } from '@arquiba/media-contract/errors';
import { LIVE_SOCKET_PATH } from '@arquiba/media-contract/live-socket';
import type { LivePort, LiveState } from '@arquiba/media-contract/port';
import { giveRoomBack } from '../accounts/space.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { cutLive } from './cut-live.ts';
import { importLive } from './import-live.ts';
import { liveAddress, livePath } from './live-address.ts';
import {
  deleteLiveRow,
  deleteSegments,
  endLiveRow,
  findLives,
  insertLive,
  type LiveRow,
} from './queries.ts';
import { findProgram, setProgramOnAir } from './rtmp/program-queries.ts';
import { takeStill } from './take-still.ts';
import { issueTicket } from './ticket.ts';

const PORTION = 200;

export function createLivePort(services: MediaServices, accountId: string): LivePort {
  const { pool } = services;
  return {
    socketUrl: () => services.publicUrl.replace(/^http/, 'ws') + LIVE_SOCKET_PATH,

    async issueTicket(grant) {
      await insertLive(pool, accountId, { id: grant.liveId, space: grant.space.name });
      const [live] = await findLives(pool, accountId, [grant.liveId]);
      if (live?.endedAt) throw new MediaError('authorization_failed');
      // A browser takes over from a program.
      await setProgramOnAir(pool, accountId, grant.liveId, false);
      return await issueTicket(pool, accountId, { ...grant });
    },

    programUrl: () => services.programUrl,
    describeProgram: (id) => findProgram(pool, accountId, id),
    airProgram: (id) => setProgramOnAir(pool, accountId, id, true),

    async describe(ids) {
      if (ids.length === 0) return new Map();
      const rows = await findLives(pool, accountId, ids);
      return new Map(rows.map((row) => [row.id, presentLive(row)]));
    },

    import: (live) => importLive(services, accountId, live),
    pathOf: livePath,
    urlOf: (id, pass, which) =>
      services.publicUrl + liveAddress({ accountId, id, pass, name: `${which}-sizes.m3u8` }),

    end: (id, reason) => endLiveRow(pool, accountId, id, reason),

    cut: (id, part) => cutLive(services, accountId, id, part),

    still: (id) => takeStill(services, accountId, id),

    async remove(id) {
      await endLiveRow(pool, accountId, id, 'owner');
      for (;;) {
        const keys = await inTransaction(pool, async (client) => {
          const deleted = await deleteSegments(client, accountId, id, PORTION);
          await giveRoomBack(client, accountId, deleted.files);
          return deleted.keys;
        });
        if (keys.length === 0) break;
        await deleteContent(services, keys);
      }
      await deleteLiveRow(pool, accountId, id);
    },
  };
}

function presentLive(row: LiveRow): LiveState {
  const { durationMs, startedAt, endedAt, endReason } = row;
  const state = endedAt ? 'ended' : !startedAt ? 'idle' : row.isConnected ? 'onAir' : 'away';
  return { state, durationMs, startedAt, endedAt, endReason };
}
