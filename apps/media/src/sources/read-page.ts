import { MediaError } from '@arquiba/media-contract/errors';
import type { PageElsewhere } from '@arquiba/media-contract/port';
import { openSource, readSource } from './open-source.ts';
import type { SourceRules } from './source-rules.ts';

const TIMEOUT_MS = 8000;
/** What is said about a page stands at its beginning. */
const MOST_BYTES = 256 * 1024;

/** The beginning of a page elsewhere; null if it is none, cannot be reached, or may not be asked. */
export async function readPage(rules: SourceRules, address: string): Promise<PageElsewhere | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { url, response } = await openSource(rules, address, signal);
    try {
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } =
        response.headers;
      if (!/^text\/html\b/i.test(type) || encoding !== 'identity') return null;
      const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
      return { url: url.href, html: await readStart(readSource(response, signal), charset) };
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}

async function readStart(body: AsyncIterable<Buffer>, charset: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_BYTES) break;
  }
  const start = Buffer.concat(chunks).subarray(0, MOST_BYTES);
  try {
    return new TextDecoder(charset).decode(start);
  } catch {
    // A character set that does not exist.
    return start.toString('utf8');
  }
}
