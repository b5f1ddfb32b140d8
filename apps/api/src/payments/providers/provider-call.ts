import { ProviderAway } from '../../platform/payment-provider.ts';

export interface Answer {
  status: number;
  body: unknown;
}

interface ProviderCall {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: object | undefined;
  answerWithinMs: number;
}

const MOST_BYTES = 256 * 1024;

/** Asks a provider; whatever is no answer to go by is `ProviderAway`, and says nothing of what happened. */
export async function callProvider(call: ProviderCall): Promise<Answer> {
  const { method, url, headers, body, answerWithinMs } = call;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // Only the configured host is asked, wherever it would rather send us.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (response.status >= 500 || response.status === 429 || response.status === 408) {
      throw new Error(`It answered ${response.status}`);
    }
    return { status: response.status, body: JSON.parse(await readLimited(response)) };
  } catch (cause) {
    throw new ProviderAway(`The payment provider gave no answer at ${new URL(url).pathname}`, {
      cause,
    });
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
