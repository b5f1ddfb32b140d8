import { UPLOAD_TOKEN_PATH } from '@arquiba/contract/files';
import { currentSession } from '@arquiba/contract/sessions';
import { quietCall } from '../api-call.ts';

/** Seconds before its end at which a token is not used any more: an upload may take a while. */
const MARGIN = 60;

/** Several files that begin at once wait for the same one. */
let kept: Promise<{ token: string; until: number }> | null = null;

/** The right to put files into one's own folder, as the header in which it travels. */
export async function uploadHeaders(): Promise<Record<string, string>> {
  const current = await kept?.catch(() => null);
  if (!current || Date.now() > current.until) kept = fetchToken();
  const { token } = await (kept as NonNullable<typeof kept>);
  return { 'Authorization-Token': token };
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
