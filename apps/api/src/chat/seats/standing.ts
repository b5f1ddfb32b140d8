import { REQUEST_MAX_MESSAGES } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { findStanding } from './standing-queries.ts';

/** How someone may write to another person. */
export type Standing = 'open' | 'request' | 'blocked' | 'gone' | 'refused';

export interface Ties {
  hidden: boolean;
  guarded: boolean;
  /** By the one who writes. */
  blocked: boolean;
  /** The other has blocked the one who writes. */
  blocks: boolean;
  /** The other follows the one who writes, or both are in a conversation of several. */
  known: boolean;
  strangers: 'request' | 'nobody';
}

/** The only definition of whose first message waits as a request, and who cannot write at all. */
export function standingOf(ties: Ties | null | undefined, accepted: boolean): Standing {
  if (!ties || ties.hidden || ties.blocks) return 'gone';
  if (ties.blocked) return 'blocked';
  if (accepted || ties.known) return 'open';
  // Strangers do not write to a child whose guardian has not agreed yet.
  return ties.strangers === 'nobody' || ties.guarded ? 'refused' : 'request';
}

/** How `writerId` may write to `otherId`, who may have accepted before; throws if not at all. */
export async function requireStanding(
  db: Queryable,
  writerId: string,
  otherId: string,
  accepted: boolean,
): Promise<'open' | 'request'> {
  const standing = standingOf(await findStanding(db, writerId, otherId), accepted);
  if (standing === 'open' || standing === 'request') return standing;
  throw new ApiError('not_allowed', { message: SENTENCES[standing] });
}

const SENTENCES = {
  gone: 'Esta conta não está disponível.',
  blocked: 'Você bloqueou esta pessoa. Desbloqueie para conversar.',
  refused: 'Esta pessoa só recebe mensagens de quem ela segue.',
};

export function requestPending(): ApiError {
  return new ApiError('request_pending', {
    message: `A pessoa ainda não aceitou a conversa. Antes disso são no máximo ${REQUEST_MAX_MESSAGES} mensagens.`,
  });
}

export function textOnly(): ApiError {
  return new ApiError('request_pending', {
    message: 'Enquanto a pessoa não aceitar a conversa, só dá para enviar texto.',
  });
}
