import { ApiError } from '@arquiba/contract/errors';
import type { addPasskey as route } from '@arquiba/contract/passkeys';
import { cleanName } from '@arquiba/contract/person-name';
import { requireConfirmedEmail } from '../accounts/public/confirmed-email.ts';
import { lockOwner } from '../accounts/public/lock-owner.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { newId, violates } from '../platform/database/database.ts';
import { requireConfirmed } from '../platform/sessions/confirmed-session.ts';
import { mailSecurityNotice } from '../second-factors/public/security-notice.ts';
import { useChallenge } from './challenges.ts';
import { tooManyPasskeys } from './most-passkeys.ts';
import { presentPasskey } from './present-passkey.ts';
import { insertPasskey, listOwnPasskeys, type PasskeyRow } from './queries.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

export const addPasskey: Operation<typeof route> = async (context, { name, response }) => {
  await requireConfirmedEmail(context, 'criar uma chave de acesso');
  await requireConfirmed(context);
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const { clientDataJSON } = response.response;
  const expectedChallenge = await useChallenge(context, { register: accountId }, clientDataJSON);
  if (!expectedChallenge) throw new ApiError('challenge_expired');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: withTransports(response), clientExtensionResults: {} },
    expectedChallenge,
    ...relyingParty(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { message: NOT_MADE, cause });
  });
  if (!verified.registrationInfo) throw new ApiError('passkey_refused', { message: NOT_MADE });
  const { credential } = verified.registrationInfo;
  const createdAt = clock.now();
  const row: PasskeyRow = {
    ...{ id: newId(createdAt), accountId, name, createdAt, lastUsedAt: null },
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
  try {
    await db.transaction(async (tx) => {
      await lockOwner(tx, context);
      const refusal = tooManyPasskeys((await listOwnPasskeys(tx, accountId)).length);
      if (refusal) throw refusal;
      await insertPasskey(tx, row);
      await mailSecurityNotice(tx, context, accountId, {
        subject: 'Nova chave de acesso',
        happened: `A chave de acesso “${cleanName(name)}” foi criada na sua conta. Com ela dá para entrar sem senha.`,
      });
    });
  } catch (error) {
    // Already registered: the answer does not reveal by whom.
    if (violates(error, 'passkey_credential_id_key')) {
      throw new ApiError('passkey_refused', { message: NOT_MADE, cause: error });
    }
    throw error;
  }
  return presentPasskey(row);
};

const NOT_MADE = 'Não foi possível criar a chave de acesso. Tente de novo.';

type Response = Parameters<typeof addPasskey>[1]['response'];

function withTransports({ response: { transports = [], ...rest } }: Response) {
  return { ...rest, transports: transports as never };
}
