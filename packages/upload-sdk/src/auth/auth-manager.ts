import { UploadError } from '../errors.ts';
import { readAnswer, send } from '../send.ts';
import { checkWorkerPath, configureWorker, installWorker } from './service-worker.ts';
import { type AuthSession, currentSession, setCurrentSession } from './session.ts';

export interface AuthSessionRequest {
  accountId: string;
  /** Where the page's own server answers with a token, as plain text. */
  authUrl: string;
  authHeaders?(): Promise<Record<string, string>> | Record<string, string>;
  /** Origin of downloads. */
  cdnUrl: string;
  /** Path of the worker that adds the token to downloads; without one, a cookie does. */
  serviceWorkerScript?: string;
}

const REFRESH_BEFORE_EXPIRY = 20;
const SHORTEST_LIFE = 10;
/** Timers are limited to 31 bits of milliseconds. */
const LONGEST_LIFE = 2_147_483;
const RETRY_AFTER_ERROR = 5;

/** Lets a page upload and download what the visitor may, with short-lived tokens. */
export const AuthManager = {
  isAuthSessionActive(): boolean {
    return currentSession() !== undefined;
  },

  isAuthSessionReady(): boolean {
    return Boolean(currentSession()?.accessToken);
  },

  /** Also resolves if the first token could not be fetched: it is tried again later. */
  async beginAuthSession(request: AuthSessionRequest): Promise<void> {
    if (currentSession()) {
      throw new UploadError(
        'auth-session',
        'Auth session already active. Please call endAuthSession before calling beginAuthSession again.',
      );
    }
    const { serviceWorkerScript } = request;
    if (serviceWorkerScript !== undefined) checkWorkerPath(serviceWorkerScript);
    const session: AuthSession = {
      ...{ request, accessToken: null, refresh: undefined, ended: new AbortController() },
      renewal: undefined,
      renew() {
        clearTimeout(session.refresh);
        session.renewal ??= refresh(session).finally(() => {
          session.renewal = undefined;
        });
        return session.renewal;
      },
    };
    setCurrentSession(session);
    try {
      if (serviceWorkerScript !== undefined) await installWorker(serviceWorkerScript);
    } catch (error) {
      setCurrentSession(undefined);
      throw error;
    }
    await session.renew();
  },

  async endAuthSession(): Promise<void> {
    const session = currentSession();
    if (!session) return;
    setCurrentSession(undefined);
    clearTimeout(session.refresh);
    session.ended.abort();
    await configureWorker(session.request, null);
    await callTokens(session.request, 'DELETE', true);
  },
};

async function refresh(session: AuthSession): Promise<void> {
  let wait = RETRY_AFTER_ERROR;
  try {
    const { request, ended } = session;
    const own = await fetchToken(request, ended.signal);
    const usesCookie = request.serviceWorkerScript === undefined;
    const answer = await callTokens(request, 'PUT', usesCookie, own, ended.signal);
    const { accessToken, ttlSeconds } = (answer ?? {}) as {
      accessToken: string;
      ttlSeconds: number;
    };
    if (!accessToken || !(ttlSeconds > 0) || !Number.isFinite(ttlSeconds)) {
      throw new UploadError('auth-token', 'The upload service answered without a usable token.');
    }
    if (session.ended.signal.aborted) return;
    await configureWorker(request, { token: accessToken, expires: Date.now() + ttlSeconds * 1000 });
    session.accessToken = accessToken;
    wait = secondsUntilRefresh(ttlSeconds);
  } catch (error) {
    if (session.ended.signal.aborted) return;
    console.warn(`Unable to refresh the access token; next try in ${wait} s.`, error);
  }
  if (session.ended.signal.aborted) return;
  session.refresh = setTimeout(() => void session.renew(), wait * 1000);
}

export function secondsUntilRefresh(ttlSeconds: number): number {
  const wanted = ttlSeconds - REFRESH_BEFORE_EXPIRY;
  if (wanted < SHORTEST_LIFE) {
    console.warn(
      `The access token lives for ${ttlSeconds} s, which is too short: ` +
        `give it at least ${SHORTEST_LIFE + REFRESH_BEFORE_EXPIRY} s.`,
    );
  }
  return Math.min(Math.max(wanted, SHORTEST_LIFE), LONGEST_LIFE);
}

async function fetchToken(
  { authUrl, authHeaders }: AuthSessionRequest,
  signal: AbortSignal,
): Promise<string> {
  const response = await send(authUrl, { headers: (await authHeaders?.()) ?? {}, signal });
  if (!response.ok) {
    throw new UploadError('auth-token', `The auth endpoint answered ${response.status}.`);
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'text/plain') {
    throw new UploadError(
      'auth-token',
      `The auth endpoint must answer with content type text/plain, not '${type}'.`,
    );
  }
  const token = await response.text();
  if (token.length === 0) {
    throw new UploadError('auth-token', 'The auth endpoint answered with an empty token.');
  }
  if (token.trim() !== token) {
    throw new UploadError(
      'auth-token',
      'The token of the auth endpoint must not begin or end with white space.',
    );
  }
  return token;
}

async function callTokens(
  { cdnUrl, accountId }: AuthSessionRequest,
  method: 'PUT' | 'DELETE',
  setsCookie: boolean,
  accessToken?: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const url = `${cdnUrl}/api/v1/access_tokens/${accountId}?set-cookie=${setsCookie}`;
  const request: RequestInit = { method, credentials: 'include' };
  if (signal) request.signal = signal;
  if (accessToken !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify({ accessToken });
  }
  return await readAnswer(await send(url, request));
}
