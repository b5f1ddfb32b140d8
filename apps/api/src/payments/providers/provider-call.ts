import { request as askPlainly, Agent as PlainAgent } from 'node:http';
import { request as askSecurely, Agent as SecureAgent } from 'node:https';
import { ProviderAway } from '../../platform/ports/payment-provider.ts';

export interface Answer {
  status: number;
  body: unknown;
}

interface ProviderCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: object | undefined;
  answerWithinMs: number;
}

const MOST_BYTES = 256 * 1024;

/** Providers close idle connections; we close them well before that. */
const KEPT = { keepAlive: true, timeout: 4000 };
const plain = { ask: askPlainly, agent: new PlainAgent(KEPT) };
const secure = { ask: askSecurely, agent: new SecureAgent(KEPT) };

/**
 * Calls a provider. Throws `ProviderAway` without a usable answer; the request may have been executed all the
 * same.
 */
export async function callProvider(call: ProviderCall): Promise<Answer> {
  const url = new URL(call.url);
  try {
    const { status, text } = await exchange(url, call);
    // Redirects are not followed: only the configured host is called.
    const isElsewhere = status >= 300 && status < 400;
    if (isElsewhere || status >= 500 || status === 429 || status === 408) {
      throw new Error(`It answered ${status}`);
    }
    return { status, body: JSON.parse(text) };
  } catch (cause) {
    throw new ProviderAway(`The payment provider gave no answer at ${url.pathname}`, { cause });
  }
}

/** With Node's plain client: `fetch` costs several times as much. */
function exchange(url: URL, { method, headers, body, answerWithinMs }: ProviderCall) {
  const { ask, agent } = url.protocol === 'https:' ? secure : plain;
  const content = body && JSON.stringify(body);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = ask(url, {
      ...{ method, agent },
      headers: {
        accept: 'application/json',
        ...(content && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(content)),
        }),
        ...headers,
      },
    });
    const late = setTimeout(() => request.destroy(new Error('It took too long')), answerWithinMs);
    const end = (error: Error) => {
      clearTimeout(late);
      request.destroy();
      reject(error);
    };
    request.on('error', end);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) end(new Error('The answer is too long'));
        else chunks.push(chunk);
      });
      response.on('error', end);
      response.on('end', () => {
        clearTimeout(late);
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    request.end(content);
  });
}
