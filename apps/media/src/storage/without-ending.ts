import type { Readable } from 'node:stream';

/**
 * Leaving a loop over a stream destroys it. Where that is the request, whoever sent it would see a
 * broken connection instead of the reason why its bytes were not taken.
 */
export function withoutEnding(stream: Readable): AsyncIterable<Buffer> {
  return stream.iterator({ destroyOnReturn: false });
}
