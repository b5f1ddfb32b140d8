import { ApiError } from '@arquiba/contract/errors';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_TRIES,
  type confirmRecovery as route,
  tidyRecoveryCode,
} from '@arquiba/contract/recovery';
import { verifyPassword } from '../accounts/public/password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Context } from '../platform/context.ts';
import { newSecretToken, secretTokenHash } from '../platform/sessions/secret-token.ts';
import { emailHash } from './email-hash.ts';
import { confirmRequest, findRequest, insertGrant, takeTry } from './queries.ts';

/** How long a browser may take to choose a password after the right code. */
const GRANT_SECONDS = 15 * 60;

/** An e-mail without an account has a request too, whose code nobody can know. */
export const confirmRecovery: Operation<typeof route> = async (context, { email, code }) => {
  const { db, clock } = context;
  const tidied = tidyRecoveryCode(code);
  if (tidied.length !== RECOVERY_CODE_LENGTH) {
    throw invalidInput({ code: `O código tem ${RECOVERY_CODE_LENGTH} caracteres` });
  }
  const asked = emailHash(email);
  const request = await takeTry(db, asked, clock.now());
  if (!request) throw await whyNoTry(context, asked);
  // Also verified without a hash, so that the time is the same for all.
  const fits = await verifyPassword(tidied, request.codeHash, context.caller);
  if (!fits) throw wrongCode(RECOVERY_TRIES - request.tries);
  const token = await grant(context, request.id, asked);
  if (!token) throw refusal('code_used', 'Este código já foi usado. Peça um novo.');
  context.session.keep('recovery', token, GRANT_SECONDS);
};

async function grant({ db, clock }: Context, requestId: string, asked: Buffer) {
  const now = clock.now();
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + GRANT_SECONDS * 1000);
  return db.transaction(async (tx) => {
    const accountId = await confirmRequest(tx, requestId, now);
    if (!accountId) return null;
    const tokenHash = secretTokenHash(token);
    await insertGrant(tx, { tokenHash, accountId, emailHash: asked, expiresAt });
    return token;
  });
}

async function whyNoTry({ db, clock }: Context, asked: Buffer): Promise<ApiError> {
  const request = await findRequest(db, asked);
  const living = request !== null && request.expiresAt > clock.now();
  return living
    ? refusal('code_exhausted', `As ${RECOVERY_TRIES} tentativas acabaram. Peça um novo código.`)
    : refusal('code_expired', 'Este código expirou. Peça um novo.');
}

function wrongCode(left: number): ApiError {
  if (left === 0) {
    const over = `Código incorreto, e as ${RECOVERY_TRIES} tentativas acabaram. Peça um novo código.`;
    return refusal('code_exhausted', over);
  }
  const remaining = left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`;
  return refusal('wrong_code', `Código incorreto. ${remaining}.`);
}

function refusal(
  code: 'wrong_code' | 'code_expired' | 'code_used' | 'code_exhausted',
  message: string,
): ApiError {
  return new ApiError(code, { message, fields: { code: message } });
}
