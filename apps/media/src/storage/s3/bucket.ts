import { MediaError } from '@arquiba/media-contract/errors';
import { S3Client, type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket of any server that speaks S3. */
export interface S3Settings {
  /** Without it, that of the region at AWS. */
  endpoint?: string | undefined;
  /** Where browsers reach the same server, if under another name. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is part of the path, not of the host's name. */
  forcePathStyle: boolean;
  /** For so long after it came, content without a row is left alone: its row may be on its way. */
  settleMs?: number;
  /** For all attempts to ask the server something together. */
  deadlineMs?: number;
}

export interface Bucket {
  name: string;
  /** Asks the server, with a deadline for all attempts together; failures are errors of ours. */
  ask<T>(
    question: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>,
    deadlineMs?: number,
  ): Promise<T>;
  /** Signs addresses, as browsers use them. */
  signer: S3Client;
}

/** The server says that what was asked about does not exist. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

const ATTEMPTS = 3;
const CONNECT_MS = 3_000;
const DEADLINE_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 100;
/** How long to wait for bytes that do not come. */
export const PATIENCE_MS = 30_000;
const AGENT = { maxSockets: 500 };
const FULL = new Set(['QuotaExceeded', 'EntityTooLarge', 'InsufficientStorage']);
const silent = { debug() {}, info() {}, warn() {}, error() {}, trace() {} };

export function openBucket(settings: S3Settings): Bucket {
  const { endpoint, publicEndpoint, region, bucket, forcePathStyle } = settings;
  const { accessKeyId, secretAccessKey } = settings;
  const config: S3ClientConfig = {
    ...{ region, forcePathStyle, maxAttempts: ATTEMPTS, logger: silent },
    credentials: { accessKeyId, secretAccessKey },
    // Checksums of the newer kind are not understood by every server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, httpAgent: AGENT, httpsAgent: AGENT },
  };
  const client = new S3Client({ ...config, ...(endpoint && { endpoint }) });
  const outside = publicEndpoint ?? endpoint;
  return {
    name: bucket,
    signer: new S3Client({ ...config, ...(outside && { endpoint: outside }) }),

    async ask(question, deadlineMs = settings.deadlineMs ?? DEADLINE_MS) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), deadlineMs);
      try {
        return await question(client, { abortSignal: deadline.signal });
      } catch (error) {
        throw translate(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The code that the server gave its refusal; null where it gave none, or was not reached. */
export function refusalOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof S3ServiceException ? cause.name : null;
}

/** How long bytes may take to arrive at the server. */
export function timeFor(bytes: number): number {
  return PATIENCE_MS + bytes / SLOWEST_BYTES_PER_MS;
}

function translate(cause: unknown): Error {
  if (cause instanceof S3ServiceException) {
    const { name, $metadata } = cause;
    if ($metadata.httpStatusCode === 404 && name !== 'NoSuchBucket') {
      return new NotThere(name, { cause });
    }
    if (FULL.has(name)) return new MediaError('storage_full', { cause });
  }
  return new MediaError('unavailable', { cause });
}
