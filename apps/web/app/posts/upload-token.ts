import { UPLOAD_TOKEN_PATH } from '@arquiba/contract/files';
import { currentSession } from '@arquiba/contract/sessions';
import { quietCall } from '../api-call.ts';

/** Seconds before its end at which a token is not used any more: an upload may take a while. */
const MARGIN = 60;

interface KeptToken {
  token: Promise<string>;
  until: number;
}

/** Several files that begin at once wait for the same one. */
let kept: KeptToken | null = null;

/** The right to put files into one's own folder, as the header in which it travels. */
export async function uploadHeaders(): Promise<Record<string, string>> {
  if (!kept || Date.now() > kept.until) kept = askForToken();
  return { 'Authorization-Token': await kept.token };
}

function askForToken(): KeptToken {
  const asked: KeptToken = {
    until: Number.POSITIVE_INFINITY,
    token: fetchToken().then(
      ({ token, until }) => {
        asked.until = until;
        return token;
      },
      (error) => {
        kept = null;
        throw error;
      },
    ),
  };
  return asked;
}

async function fetchToken(): Promise<{ token: string; until: number }> {
  let answer = await fetch(UPLOAD_TOKEN_PATH);
  if (answer.status === 401) {
    // A call that knows what to do when the session has ended; then once more.
    await quietCall(currentSession, {});
    answer = await fetch(UPLOAD_TOKEN_PATH);
  }
  if (!answer.ok) throw new Error(`No upload token: ${answer.status}`);
  const token = await answer.text();
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    exp: number;
  };
  return { token, until: (exp - MARGIN) * 1000 };
}
