import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/live-programs';
import type { LiveProgram } from '@arquiba/contract/live-programs';
import type { ProgramState } from '@arquiba/media-contract/live-program';
import type { LiveState } from '@arquiba/media-contract/port';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { requireMayAir } from './go-on-air.ts';
import { requireOwnLive } from './present-lives.ts';
import { findStreamKey, setAwaiting, setStreamKey } from './program-queries.ts';

export const getLiveProgram: Operation<typeof contract.getLiveProgram> = async (
  context,
  { id },
) => {
  await requireOwnLive(context, id);
  return await presentProgram(context, id);
};

export const awaitProgram: Operation<typeof contract.awaitProgram> = async (context, { id }) => {
  await requireMayAir(context, id);
  await setAwaiting(context.db, context.viewer.accountId, id);
  return await presentProgram(context, id);
};

export const airProgram: Operation<typeof contract.airProgram> = async (context, { id }) => {
  await requireMayAir(context, id);
  if (!(await context.media.lives.airProgram(id))) {
    throw new ApiError('not_allowed', { message: 'Nenhum programa está enviando imagem agora.' });
  }
  return await presentProgram(context, id);
};

export const makeStreamKey: Operation<typeof contract.makeStreamKey> = async ({
  db,
  clock,
  viewer,
}) => {
  const key = newSecretToken();
  await setStreamKey(db, viewer.accountId, {
    ...{ keyHash: secretTokenHash(key), madeAt: clock.now() },
  });
  return { key };
};

/** For so long the studio says why a program was refused. */
const REFUSAL_MS = 30 * 60_000;

async function presentProgram(
  { db, clock, media, viewer }: SessionContext,
  id: string,
): Promise<LiveProgram> {
  const [key, program, states] = await Promise.all([
    findStreamKey(db, viewer.accountId),
    media.lives.describeProgram(id),
    media.lives.describe([id]),
  ]);
  const { refusal: sentence, refusedAt } = key ?? {};
  const isRecent = refusedAt && clock.now().getTime() - refusedAt.getTime() < REFUSAL_MS;
  return {
    server: media.lives.programUrl(),
    keyMadeAt: key?.madeAt?.toISOString() ?? null,
    state: stateOf(program, states.get(id)),
    picture: program?.picture ?? null,
    place: program?.place ?? null,
    refusal: sentence && isRecent ? { sentence, at: refusedAt.toISOString() } : null,
  };
}

function stateOf(program: ProgramState | null, live: LiveState | undefined): LiveProgram['state'] {
  if (!program) return 'waiting';
  if (!program.isOnAir) return 'seen';
  return live?.state === 'onAir' ? 'onAir' : 'starting';
}
