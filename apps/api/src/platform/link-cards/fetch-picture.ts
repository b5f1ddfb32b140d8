import { addQuery } from '@arquiba/media-contract/download-url';

const WIDTH = 640;
const PATIENCE = 3000;
const MOST_BYTES = 3_000_000;

/**
 * A picture of the media service as a `data:` URL. It is always asked for in another size and as PNG, so these
 * bytes were written by our own encoder. Null if there is no answer in time: a card works without it.
 */
export async function fetchPicture(url: string): Promise<string | null> {
  try {
    const answer = await fetch(addQuery(url, { w: WIDTH, f: 'png' }), {
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'error',
    });
    if (!answer.ok || answer.headers.get('content-type') !== 'image/png') return null;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > MOST_BYTES ? null : `data:image/png;base64,${bytes.toString('base64')}`;
  } catch {
    return null;
  }
}
