import { NetworkError, readRetryAfter, UnexpectedAnswerError, UploadError } from '../errors.ts';
import { send } from '../send.ts';
import type { PartBody } from './upload-source.ts';

export interface PutPartOptions {
  signal: AbortSignal;
  /** How many bytes of this part have left the device so far. */
  onSent(bytes: number): void;
  /** Milliseconds without progress after which the attempt is given up; 0 for no limit. */
  stallTimeout: number;
}

/** Sends a part to its URL, and returns the etag of the answer. */
export async function putPart(
  url: string,
  body: PartBody,
  options: PutPartOptions,
): Promise<string> {
  // Only XMLHttpRequest reports the progress of a request.
  const put = typeof XMLHttpRequest === 'undefined' ? putByFetch : putByXhr;
  const { status, etag, retryAfter } = await put(url, body, options);
  if (status < 200 || status > 299) {
    throw new UnexpectedAnswerError(
      'part-failed',
      `Failed to upload part (${status}).`,
      status,
      readRetryAfter(retryAfter),
    );
  }
  if (!etag) {
    throw new UploadError(
      'missing-etag',
      "No 'etag' response header found in upload part response.",
    );
  }
  return etag;
}

interface PartAnswer {
  status: number;
  etag: string | null;
  retryAfter: string | null;
}

async function putByFetch(
  url: string,
  body: PartBody,
  options: PutPartOptions,
): Promise<PartAnswer> {
  const { signal } = options;
  const response = await send(url, { method: 'PUT', body, signal }).catch((error) => {
    throw error instanceof NetworkError ? failed() : error;
  });
  await response.arrayBuffer().catch(() => {});
  const { status, headers } = response;
  return { status, etag: headers.get('etag'), retryAfter: headers.get('retry-after') };
}

function putByXhr(url: string, body: PartBody, options: PutPartOptions): Promise<PartAnswer> {
  const { signal, onSent, stallTimeout } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const moved = () => {
      clearTimeout(stalled);
      if (stallTimeout > 0) stalled = setTimeout(() => end(() => reject(timedOut())), stallTimeout);
    };
    const end = (settle: () => void) => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      settle();
      request.abort();
    };
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    request.onload = () =>
      end(() =>
        resolve({
          status: request.status,
          etag: request.getResponseHeader('etag'),
          retryAfter: request.getResponseHeader('retry-after'),
        }),
      );
    request.onerror = () => end(() => reject(failed()));
    request.ontimeout = () => end(() => reject(timedOut()));
    request.onabort = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', abort);
    request.open('PUT', url);
    moved();
    request.send(body);
  });
}

function failed(): NetworkError {
  return new NetworkError('part-error', 'File upload error.');
}

function timedOut(): NetworkError {
  return new NetworkError('part-timeout', 'File upload timeout.');
}
