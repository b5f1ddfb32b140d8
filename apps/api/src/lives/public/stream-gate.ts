import type { StreamGate } from '@arquiba/media-contract/live-program';
import type pg from 'pg';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { MEMBER_QUOTA } from '../../platform/member-quota.ts';
import { secretTokenHash } from '../../platform/sessions/secret-token.ts';
import { grantOf, LIVES_ARE_OFF } from '../go-on-air.ts';
import { findHolder, setRefusal } from '../program-queries.ts';
import { findSettings } from '../read-queries.ts';

interface StreamGateOptions {
  pool: pg.Pool;
  /** How many bytes of files a member may store. Default: 5 GB. */
  memberQuota?: number | undefined;
  clock?: Clock | undefined;
}

const NO_KEY = 'Esta chave de transmissão não existe, ou foi trocada.';
const NO_LIVE =
  'Nenhuma live sua espera por um programa. No estúdio da live, escolha “Programa de transmissão (OBS)”.';

/** Where stream keys lead: for the media service, in this process or its own. */
export function createStreamGate({
  pool,
  memberQuota = MEMBER_QUOTA,
  clock = systemClock,
}: StreamGateOptions): StreamGate {
  const db = openDatabase(pool);
  return {
    async admit(key, isOnAir) {
      const holder = await findHolder(db, secretTokenHash(key));
      if (!holder) return { refusal: NO_KEY };
      const { enabled, most } = await findSettings(db);
      if (!enabled && !isOnAir) return { refusal: LIVES_ARE_OFF };
      const { accountId, liveId } = holder;
      if (!liveId) return { refusal: NO_LIVE };
      return { grant: grantOf({ liveId, accountId, most, memberQuota }) };
    },

    async noteRefusal(key, refusal) {
      await setRefusal(db, secretTokenHash(key), { refusal, refusedAt: clock.now() });
    },
  };
}
