import { ApiError, NetworkError, readRetryAfter, UnexpectedAnswerError } from './errors.ts';

export async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new NetworkError('network', `Unable to reach ${new URL(url).origin}.`, { cause });
  }
}

export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause) => {
    throw new NetworkError('network', 'The connection ended before the answer did.', { cause });
  });
  const body = parse(text);
  if (response.ok) return body;
  const retryAfter = readRetryAfter(response.headers.get('retry-after'));
  const { error } = (body ?? {}) as { error?: { code?: unknown; message: string } };
  if (typeof error?.code === 'string') {
    throw new ApiError(
      response.status,
      error as ConstructorParameters<typeof ApiError>[1],
      retryAfter,
    );
  }
  const { origin } = new URL(response.url);
  throw new UnexpectedAnswerError(
    'unexpected-answer',
    `${origin} answered ${response.status}, and not as the upload service does.`,
    response.status,
    retryAfter,
  );
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
