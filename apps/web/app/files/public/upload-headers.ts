import { UPLOAD_TOKEN_PATH, type UploadArea } from '@arquiba/contract/files';
import { currentSession } from '@arquiba/contract/sessions';
import { quietCall } from '../../api-call.ts';

/** A token is renewed this many seconds before it expires, because an upload takes a while. */
const MARGIN = 60;

interface CachedToken {
  token: Promise<string>;
  until: number;
}

/** Tokens by area. Several files that start at once share a request. */
const tokens = new Map<UploadArea, CachedToken>();

/** The header that allows uploads into the person's folder of an area. */
export async function uploadHeaders(area: UploadArea): Promise<Record<string, string>> {
  let token = tokens.get(area);
  if (!token || Date.now() > token.until) {
    token = askForToken(area);
    tokens.set(area, token);
  }
  return { 'Authorization-Token': await token.token };
}

function askForToken(area: UploadArea): CachedToken {
  const asked: CachedToken = {
    until: Number.POSITIVE_INFINITY,
    token: fetchToken(`${UPLOAD_TOKEN_PATH}?area=${area}`).then(
      ({ token, until }) => {
        asked.until = until;
        return token;
      },
      (error) => {
        tokens.delete(area);
        throw error;
      },
    ),
  };
  return asked;
}

async function fetchToken(path: string): Promise<{ token: string; until: number }> {
  let answer = await fetch(path);
  if (answer.status === 401) {
    // `quietCall` lets the person sign in again; then the request is repeated.
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
