import type { Readable } from 'node:stream';

/**
 * Leaving a loop over a stream destroys it. If the stream is a request, the client would see a broken
 * connection instead of the reason why its bytes were refused.
 */
export function withoutEnding(stream: Readable): AsyncIterable<Buffer> {
  return stream.iterator({ destroyOnReturn: false });
}
