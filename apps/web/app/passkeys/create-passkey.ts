import { ApiError } from '@arquiba/contract/errors';
import { addPasskey, beginPasskey, type Passkey } from '@arquiba/contract/passkeys';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { quietCall } from '../api-call.ts';

/** Creates a passkey. An error of the browser is shown like an error of the server. */
export async function createPasskey(name: string): Promise<Passkey> {
  const { options } = await quietCall(beginPasskey, {});
  const response = await startRegistration({ optionsJSON: options }).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { message: reasonOf(cause), cause });
  });
  return quietCall(addPasskey, { name, response });
}

function reasonOf(cause: unknown): string {
  const registered =
    cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return registered
    ? 'Este aparelho já tem uma chave de acesso da sua conta.'
    : 'A chave de acesso não foi criada.';
}
