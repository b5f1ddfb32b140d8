import { ApiError, type ErrorBody, errorCatalogue } from './errors.ts';
import { type AnyRoute, type Call, type CallOptions, placeInput } from './route.ts';

interface ClientOptions {
  /** Origin of the API; empty in a browser on the same site. */
  baseUrl?: string;
  fetch?: typeof fetch;
  headers?: Record<string, string>;
}

/** The API over HTTP, typed by the contract. */
export function createClient({ baseUrl = '', headers = {}, ...options }: ClientOptions = {}): Call {
  const call = async (
    route: AnyRoute,
    input: object,
    { idempotencyKey, signal }: CallOptions = {},
  ) => {
    const { path, body } = placeInput(route, input);
    const send = options.fetch ?? fetch;
    const broken = (cause: unknown) => {
      if (signal?.aborted) return cause;
      const message = 'Sem conexão. Confira a internet e tente novamente.';
      return new ApiError('unavailable', { message, cause });
    };
    let response: Response;
    try {
      response = await send(`${baseUrl}${path}`, {
        method: route.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    } catch (cause) {
      throw broken(cause);
    }
    if (!response.ok) throw await readError(response);
    if (response.status === 204) return undefined;
    return response.json().catch((cause: unknown) => {
      throw broken(cause);
    });
  };
  return call as Call;
}

async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const retryAfterSeconds = Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const code = body?.error?.code;
  if (!code || !Object.hasOwn(errorCatalogue, code)) {
    return new ApiError(response.status === 503 ? 'unavailable' : 'unexpected', {
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  }
  const { message, fields, requestId } = body.error;
  return new ApiError(code, {
    message,
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  });
}
