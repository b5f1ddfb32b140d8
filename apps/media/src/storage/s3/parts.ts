import { createHash } from 'node:crypto';
import { MediaError } from '@arquiba/media-contract/errors';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type ListMultipartUploadsRequest,
  ListPartsCommand,
  type ListPartsCommandOutput,
  type Part,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ContentGone, type PartPlace, PartsChanged, type PlacedPart } from '../storage.ts';
import { newKey } from '../storage-key.ts';
import { type Bucket, NotThere } from './bucket.ts';
import { ignoreAbsence, type Objects, objectOf, PREFIX } from './objects.ts';

const ADDRESS_SECONDS = 60 * 60;
const JOIN_MS = 2 * 60 * 1000;
const KEY_LENGTH = 35;
const MOST_PARTS = 1000;

/**
 * Content that browsers send straight to the bucket, in parts. A multipart upload is the key that the
 * whole will have, and the bucket's own name for the upload: once it is joined, the addresses that
 * were given away lead nowhere, so that nobody can change it.
 */
export function createParts({ ask, signer, name: Bucket }: Bucket, objects: Objects) {
  /** From a part on; of one part, or all. */
  async function list(multipart: string, after: number, limit?: number): Promise<Part[]> {
    const { Key, UploadId } = read(multipart);
    const parts: Part[] = [];
    for (let PartNumberMarker = String(after); ; ) {
      const page = { Bucket, Key, UploadId, PartNumberMarker, MaxParts: limit ?? MOST_PARTS };
      const answer: ListPartsCommandOutput = await ask((client, options) =>
        client.send(new ListPartsCommand(page), options),
      );
      parts.push(...(answer.Parts ?? []));
      if (limit || !answer.IsTruncated || !answer.NextPartNumberMarker) return parts;
      PartNumberMarker = answer.NextPartNumberMarker;
    }
  }

  async function abort(multipart: string): Promise<void> {
    const end = new AbortMultipartUploadCommand({ Bucket, ...read(multipart) });
    await ask((client, options) => client.send(end, options)).catch(ignoreAbsence);
  }

  return {
    async begin(): Promise<string> {
      const key = newKey();
      const create = new CreateMultipartUploadCommand({ Bucket, Key: objectOf(key) });
      const { UploadId } = await ask((client, options) => client.send(create, options));
      return `${key}/${UploadId}`;
    },

    /** The length is signed as well: the bucket refuses any other. */
    address(multipart: string, { index, length }: PartPlace): Promise<string> {
      const part = { Bucket, ...read(multipart), PartNumber: index + 1, ContentLength: length };
      return getSignedUrl(signer, new UploadPartCommand(part), { expiresIn: ADDRESS_SECONDS });
    },

    async find(multipart: string, { index }: PartPlace) {
      const parts = await list(multipart, index, 1).catch((error) => {
        // Joined already, perhaps by a process that ended then: what was noted decides.
        if (error instanceof NotThere) return undefined;
        throw error;
      });
      if (!parts) return undefined;
      const [part] = parts;
      if (part?.PartNumber !== index + 1) return null;
      return { etag: bare(part), length: part.Size ?? 0 };
    },

    /** Gives the key of the whole. It was joined before where someone has to come again. */
    async join(multipart: string, parts: readonly PlacedPart[]): Promise<string> {
      const key = multipart.slice(0, KEY_LENGTH);
      try {
        const there = new Map((await list(multipart, 0)).map((part) => [part.PartNumber, part]));
        const changed = parts.filter(({ index, etag, length }) => {
          const part = there.get(index + 1);
          return !part || bare(part) !== etag || part.Size !== length;
        });
        if (changed.length > 0) throw new PartsChanged(changed.map(({ index }) => index));
        const Parts = parts.map(({ index, etag }) => ({ PartNumber: index + 1, ETag: etag }));
        const whole = { Bucket, ...read(multipart), MultipartUpload: { Parts } };
        const join = new CompleteMultipartUploadCommand(whole);
        await ask((client, options) => client.send(join, options), JOIN_MS);
      } catch (error) {
        if (!(error instanceof NotThere)) throw error;
        const size = await objects.sizeOf(key).catch((failure) => {
          if (failure instanceof ContentGone) return null;
          throw failure;
        });
        const expected = parts.reduce((sum, { length }) => sum + length, 0);
        if (size !== expected) throw new MediaError('upload_not_found', { cause: error });
      }
      return key;
    },

    abort,

    /** Only for who knows that no file has its key. */
    async drop(multipart: string): Promise<void> {
      await abort(multipart);
      // Joined, and then not kept.
      await objects.remove(multipart.slice(0, KEY_LENGTH));
    },

    async names(before: Date): Promise<string[]> {
      const names: string[] = [];
      for (let marker: Pick<ListMultipartUploadsRequest, 'KeyMarker' | 'UploadIdMarker'> = {}; ; ) {
        const uploads = new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX, ...marker });
        const page: ListMultipartUploadsCommandOutput = await ask((client, options) =>
          client.send(uploads, options),
        );
        for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
          const isOld = Initiated && Initiated < before;
          if (isOld) names.push(`${Key.slice(PREFIX.length)}/${UploadId}`);
        }
        if (!page.IsTruncated) return names;
        marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      }
    },
  };
}

/** Opaque to everybody; the same for the same parts. */
export function hashOf(parts: readonly PlacedPart[]): string {
  const names = parts.map(({ etag, length }) => `${etag} ${length}\n`);
  return createHash('sha256').update(names.join('')).digest('hex');
}

function read(multipart: string): { Key: string; UploadId: string } {
  const key = multipart.slice(0, KEY_LENGTH);
  const UploadId = multipart.slice(KEY_LENGTH + 1);
  // Begun while files were kept elsewhere.
  if (!/^\d{8}\//.test(key) || !UploadId) throw new MediaError('upload_not_found');
  return { Key: objectOf(key), UploadId };
}

function bare({ ETag = '' }: Part): string {
  return ETag.replaceAll('"', '');
}
