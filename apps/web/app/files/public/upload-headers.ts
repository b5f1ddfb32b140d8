import { UPLOAD_TOKEN_PATH, type UploadArea } from '@arquiba/contract/files';
import { currentSession } from '@arquiba/contract/sessions';
import { quietCall } from '../../api-call.ts';

/** Seconds before its end at which a token is not used any more: an upload may take a while. */
const MARGIN = 60;

interface KeptToken {
  token: Promise<string>;
  until: number;
}

/** Several files that begin at once wait for the same one. */
const kept = new Map<UploadArea, KeptToken>();

/** The right to put files into one's own folder of an area, as the header in which it travels. */
export async function uploadHeaders(area: UploadArea): Promise<Record<string, string>> {
  let token = kept.get(area);
  if (!token || Date.now() > token.until) {
    token = askForToken(area);
    kept.set(area, token);
  }
  return { 'Authorization-Token': await token.token };
}

function askForToken(area: UploadArea): KeptToken {
  const asked: KeptToken = {
    until: Number.POSITIVE_INFINITY,
    token: fetchToken(`${UPLOAD_TOKEN_PATH}?area=${area}`).then(
      ({ token, until }) => {
        asked.until = until;
        return token;
      },
      (error) => {
        kept.delete(area);
        throw error;
      },
    ),
  };
  return asked;
}

async function fetchToken(path: string): Promise<{ token: string; until: number }> {
  let answer = await fetch(path);
  if (answer.status === 401) {
    // A call that knows what to do when the session has ended; then once more.
    await quietCall(currentSession, {});
    answer = await fetch(path);
  }
  if (!answer.ok) throw new Error(`No upload token: ${answer.status}`);
  const token = await answer.text();
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    exp: number;
  };
  return { token, until: (exp - MARGIN) * 1000 };
}
