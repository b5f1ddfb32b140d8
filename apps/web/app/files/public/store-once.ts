import { ApiError } from '@arquiba/contract/errors';
import { getUploadPlace, type UploadArea } from '@arquiba/contract/files';
import { quietCall } from '../../api-call.ts';
import { uploadHeaders } from './upload-headers.ts';

/**
 * Uploads a small file in one request, and returns its path. A name stands for one content: what is already
 * there arrived before. Rejects with a refusal if the service will never take it, and otherwise with
 * `unavailable`.
 */
export async function storeOnce(
  area: UploadArea,
  name: string,
  content: Blob,
  signal: AbortSignal,
): Promise<string> {
  const { apiKey, folder, uploadUrl } = await quietCall(getUploadPlace, { area });
  const filePath = `${folder}/${name}`;
  const answer = await fetch(`${uploadUrl}?${new URLSearchParams({ filePath })}`, {
    ...{ method: 'POST', body: content, signal },
    headers: { authorization: `Bearer ${apiKey}`, ...(await uploadHeaders(area)) },
  });
  if (answer.ok) return filePath;
  const { code, message } = await readError(answer);
  if (code === 'path_exists') return filePath;
  throw new ApiError(answer.status === 413 ? 'too_large' : 'unavailable', {
    ...(message && { message }),
  });
}

async function readError(answer: Response): Promise<{ code?: string; message?: string }> {
  const body = await answer.json().catch(() => null);
  return body?.error ?? {};
}
