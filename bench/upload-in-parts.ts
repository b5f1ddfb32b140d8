import { Agent, request } from 'node:http';
import type { UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import type { MediaAccount } from './media-account.ts';

const WORKERS = 4;

/** Sends bytes to an address and gives the answer's headers and text. */
export function send(
  agent: Agent,
  method: string,
  address: string,
  headers: Record<string, string | number>,
  body: Uint8Array | string,
) {
  return new Promise<{ etag: string; text: string }>((done, fail) => {
    const sent = request(address, { agent, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      if (response.statusCode && response.statusCode < 300) {
        done({ etag: response.headers.etag ?? '', text });
      } else fail(new Error(`${method} ${address}: ${response.statusCode} ${text}`));
    });
    sent.on('error', fail).end(body);
  });
}

/** Runs the jobs, four at a time, as the published clients do with parts. */
export async function fourAtATime(count: number, job: (index: number) => Promise<void>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      while (next < count) {
        next += 1;
        await job(next - 1);
      }
    }),
  );
}

/** Uploads a file whose parts all begin with the same bytes, and deletes it again with `remove`. */
export async function uploadInParts(
  { origin, account }: { origin: string; account: MediaAccount },
  path: string,
  size: number,
  bytes: Uint8Array,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' };
  const here = (address: string) => origin + new URL(address).pathname;
  const api = async <T>(method: string, tail: string, body: object): Promise<T> =>
    JSON.parse(
      (await send(agent, method, origin + account.uploads + tail, headers, JSON.stringify(body)))
        .text,
    );
  const { uploadId, uploadParts } = await api<UploadBegun>('POST', '', { path, size });
  await fourAtATime(uploadParts.count, async (index) => {
    const { uploadUrl, range } = await fetch(
      `${origin}${account.uploads}/${uploadId}/parts/${index}`,
      { headers },
    ).then((answer) => answer.json() as Promise<UploadPart>);
    const part = bytes.subarray(0, range.inclusiveEnd - range.inclusiveStart + 1);
    const { etag } = await send(
      ...([agent, 'PUT', here(uploadUrl), { 'content-length': part.length }, part] as const),
    );
    await api('PUT', `/${uploadId}/parts/${index}`, { etag });
  });
  agent.destroy();
  return {
    async remove() {
      const files = account.uploads.replace(/uploads$/, 'files');
      const { authorization } = headers;
      const answer = await fetch(`${origin}${files}?filePath=${path}`, {
        ...{ method: 'DELETE', headers: { authorization } },
      });
      if (!answer.ok) throw new Error(`delete: ${answer.status} ${await answer.text()}`);
    },
  };
}
