import type { UploadBegun, UploadPart } from '@arquiba/media-contract/provider';
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import type { Server } from '../uploads.ts';

const PART = 5 * 1024 ** 2;
const SIGNER = 'https://signer.invalid';

/** One call of the media service's API below the uploads. */
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Its S3 multipart plugin, mapped to our own steps: begin, address of a part, completion. */
export async function uploadWithUppy(files: File[], server: Server): Promise<void> {
  const call = callerOf(server);
  const firsts = new Map<string, string>();
  const completions = new Map<string, Promise<unknown>[]>();
  const restore = answerSigner({
    async begin({ filename }) {
      const begun = (await call('POST', '', {
        size: Number(filename?.split('-')[0]),
      })) as UploadBegun;
      firsts.set(begun.uploadId, begun.uploadParts.first.uploadUrl);
      completions.set(begun.uploadId, []);
      return { uploadId: begun.uploadId, key: begun.uploadId };
    },
    async address(uploadId, number) {
      if (number === 1) return { url: firsts.get(uploadId) };
      const { uploadUrl } = (await call('GET', `/${uploadId}/parts/${number - 1}`)) as UploadPart;
      return { url: uploadUrl };
    },
    async complete(uploadId) {
      await Promise.all(completions.get(uploadId) ?? []);
      return { location: uploadId, bucket: '', key: uploadId };
    },
  });
  const uppy = new Uppy().use(AwsS3, {
    ...{ companionEndpoint: SIGNER, shouldUseMultipart: true, getChunkSize: () => PART },
  });
  // The service needs a call for each part; it has none for all of them.
  uppy.on('s3-multipart:part-uploaded', (file, { PartNumber, ETag }) => {
    const uploadId = uppy.getFile(file.id).s3Multipart?.uploadId ?? '';
    const told = call('PUT', `/${uploadId}/parts/${PartNumber - 1}`, { etag: ETag });
    completions.get(uploadId)?.push(told);
  });
  uppy.addFiles(files.map((data) => ({ data, name: `${data.size}-${data.name}`, source: 'page' })));
  const result = await uppy.upload();
  uppy.destroy();
  restore();
  if (result?.successful?.length !== files.length) {
    throw new Error(`Uppy: ${result?.failed?.[0]?.error ?? 'not all files have arrived'}`);
  }
}

interface Signer {
  begin(body: { filename?: string }): Promise<object>;
  address(uploadId: string, partNumber: number): Promise<object>;
  complete(uploadId: string): Promise<object>;
}

/** Answers in the page the calls to its signing server, so that no server is between. */
function answerSigner({ begin, address, complete }: Signer): () => void {
  const before = window.fetch;
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(SIGNER)) return before(input, init);
    const [, , , uploadId, step] = new URL(input).pathname.split('/');
    if (!uploadId) return Response.json(await begin(JSON.parse(String(init?.body))));
    if (step === 'complete') return Response.json(await complete(uploadId));
    return Response.json(await address(uploadId, Number(step)));
  };
  return () => {
    window.fetch = before;
  };
}

function callerOf({ url, apiKey }: Server): Call {
  const accountId = apiKey.split('_')[1]?.slice(0, 7);
  const uploads = `${url}/v2/accounts/${accountId}/uploads`;
  return async (method, path, body) => {
    const answer = await fetch(uploads + path, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return await answer.json();
  };
}
