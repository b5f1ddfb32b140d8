import { currentAccess, renewAccess } from './auth/session.ts';
import { accountIdOf, type ClientConfig } from './config.ts';
import { ApiError, NetworkError, UploadError } from './errors.ts';
import { readAnswer, send } from './send.ts';

const UNAUTHORIZED = 401;

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the account, or absolute with `{accountId}` filled in already. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  signal?: AbortSignal;
}

/**
 * One call below `/v2/accounts/{accountId}`. Throws for every status but 2xx. An expired token, as after the
 * device slept, is replaced first.
 */
export async function callApi<T>(config: ClientConfig, call: ApiCall): Promise<T> {
  const token = currentAccess()?.token;
  try {
    return await callOnce(config, call);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === UNAUTHORIZED;
    if (!isRefused || !token || !(await renewAccess(token))) throw error;
    return await callOnce(config, call);
  }
}

async function callOnce<T>(config: ClientConfig, call: ApiCall): Promise<T> {
  const url = `${config.apiUrl}/v2/accounts/${accountOf(config)}${call.path}${queryOf(call.query)}`;
  const headers = {
    ...credentials(config),
    ...(call.body && { 'Content-Type': 'application/json' }),
    ...(await headersOf(config)),
  };
  const request: RequestInit = { method: call.method, headers };
  if (call.body) request.body = JSON.stringify(call.body);
  if (call.signal) request.signal = call.signal;
  const response = await send(url, request);
  return (await readAnswer(response)) as T;
}

/** Headers that a page computes may need the network too, and fail like it. */
async function headersOf({ headers }: ClientConfig): Promise<Record<string, string> | undefined> {
  if (typeof headers !== 'function') return headers;
  try {
    return await headers();
  } catch (cause) {
    if (cause instanceof UploadError) throw cause;
    throw new NetworkError('headers', 'Unable to prepare a call.', { cause });
  }
}

export function accountOf(config: ClientConfig): string {
  if (config.apiKey) return accountIdOf(config.apiKey);
  const access = currentAccess();
  if (access) return access.accountId;
  throw new UploadError(
    'api-key',
    "Missing 'apiKey' in configuration, and no access session is ready.",
  );
}

/** With a key, a token adds to its rights; without a key, the token is the credential. */
function credentials({ apiKey }: ClientConfig): Record<string, string> {
  const token = currentAccess()?.token;
  if (!apiKey) return token ? { Authorization: `Bearer ${token}` } : {};
  return {
    Authorization: `Bearer ${apiKey}`,
    ...(token && { 'Authorization-Token': token }),
  };
}

function queryOf(query: ApiCall['query'] = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
