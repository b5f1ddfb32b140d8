/** Everything this package throws on purpose. `code` is for programs, and for texts in other languages. */
export class UploadError extends Error {
  override readonly name: string = 'UploadError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export class CancelledError extends UploadError {
  override readonly name = 'CancelledError';

  constructor() {
    super('cancelled', 'Operation cancelled by caller.');
  }
}

/** The service refused the request. Its message is meant for people. */
export class ApiError extends UploadError {
  override readonly name = 'ApiError';
  readonly errorCode: string;
  readonly details: Record<string, unknown> | undefined;
  readonly status: number;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    body: { code: string; message: string; details?: Record<string, unknown> },
    retryAfter?: number,
  ) {
    super('api', body.message);
    this.errorCode = body.code;
    this.details = body.details;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A server answered, but not like the service: a proxy, or another server. */
export class UnexpectedAnswerError extends UploadError {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, status: number, retryAfter?: number) {
    super(code, message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Nothing answered. */
export class NetworkError extends UploadError {
  override readonly name = 'NetworkError';
}

/** Whether the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError || error instanceof UnexpectedAnswerError)) return false;
  const { status } = error;
  return status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 507);
}

export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError || error instanceof UnexpectedAnswerError
    ? error.retryAfter
    : undefined;
}

/** Milliseconds in a `Retry-After` header, which holds seconds or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
