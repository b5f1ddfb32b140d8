// The program of a decoder process. It decodes what strangers sent, so it runs
// apart: when a decoder crashes or hangs, this process ends and the server does not.
import { MediaError } from '@arquiba/media-contract/errors';
import { inspectImage } from './inspect-image.ts';
import type { DecoderAnswer, DecoderRequest } from './jobs.ts';
import { renderImage } from './render-image.ts';

process.on('message', async (request: DecoderRequest) => {
  process.send?.(await answer(request));
});
// Ctrl-C reaches every process of the terminal, but the server drains first and ends this one then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });

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
