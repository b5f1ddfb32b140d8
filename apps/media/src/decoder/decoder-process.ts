// The program of a decoder process. It decodes what strangers sent, so it runs
// apart: when a decoder crashes or hangs, this process ends and the server does not.
import { getPriority, setPriority } from 'node:os';
import { MediaError } from '@arquiba/media-contract/errors';
import { inspectImage } from './inspect-image.ts';
import type { DecoderAnswer, DecoderRequest } from './jobs.ts';
import { renderImage } from './render-image.ts';

const BEHIND_PAGES = 5;
// Pages go before pictures. A service that was started with
// less than that may not ask for more.
if (getPriority() < BEHIND_PAGES) setPriority(BEHIND_PAGES);

process.on('message', async (request: DecoderRequest) => {
  process.send?.(await answer(request));
});
// Ctrl-C reaches every process of the terminal, but the server drains first and ends this one then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

async function answer(request: DecoderRequest): Promise<DecoderAnswer> {
  try {
    const result =
      request.kind === 'inspect' ? await inspectImage(request.job) : await renderImage(request.job);
    return { ok: true, result };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      ok: false,
      error: (error instanceof MediaError ? error : new MediaError('unexpected')).body.error,
      reason: cause instanceof Error ? cause.message : String(cause),
    };
  }
}
