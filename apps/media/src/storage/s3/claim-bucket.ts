import {
  GetBucketCorsCommand,
  GetObjectCommand,
  PutBucketCorsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { StorageRefused } from '../storage-refused.ts';
import { type Bucket, NotThere, refusalOf } from './bucket.ts';

export const OWNER_NAME = 'owner';
const WRONG_SET_UP: Record<string, string> = {
  NoSuchBucket: 'o bucket de S3_BUCKET não existe',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID não é uma chave do servidor',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY não é o segredo da chave, ou S3_REGION é outra',
  AccessDenied: 'a chave não pode ler e gravar no bucket de S3_BUCKET',
  PermanentRedirect: 'o bucket de S3_BUCKET está em outra S3_REGION',
  AuthorizationHeaderMalformed: 'o bucket de S3_BUCKET está em outra S3_REGION',
};

/**
 * Writes into the bucket whose it is. What is not needed here is decided by one database alone: with
 * another, all of it would look as if it could go. False where the server cannot be asked now.
 */
export async function claimBucket(
  bucket: Bucket,
  owner: string,
  log: FastifyBaseLogger,
): Promise<boolean> {
  try {
    if (!(await requireOwner(bucket, owner))) await writeOwner(bucket, owner);
    return true;
  } catch (error) {
    const fault = WRONG_SET_UP[refusalOf(error) ?? ''];
    if (fault) throw new StorageRefused(`O S3 recusou o acesso: ${fault}.`, { cause: error });
    if (error instanceof StorageRefused) throw error;
    log.warn({ err: error }, 'the bucket does not answer');
    return false;
  }
}

/** False where it is nobody's yet. */
export async function requireOwner(bucket: Bucket, owner: string): Promise<boolean> {
  const known = await readOwner(bucket);
  if (known === null || known === owner) return known !== null;
  throw new StorageRefused(
    `O bucket "${bucket.name}" guarda as mídias de outra instalação (conta ${known}, esta é ${owner}): use outro em S3_BUCKET.`,
  );
}

async function readOwner({ ask, name: Bucket }: Bucket): Promise<string | null> {
  try {
    const get = new GetObjectCommand({ Bucket, Key: OWNER_NAME });
    return await ask(async (client, options) => {
      const { Body } = await client.send(get, options);
      return (await Body?.transformToString()) ?? '';
    });
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}

async function writeOwner({ ask, name: Bucket }: Bucket, owner: string): Promise<void> {
  const put = new PutObjectCommand({ Bucket, Key: OWNER_NAME, Body: owner });
  await ask((client, options) => client.send(put, options));
}

/**
 * Lets pages of any site send parts, whose addresses carry their own right, and see the etag. Rules
 * that someone has set stay as they are.
 */
export async function allowPages({ ask, name: Bucket }: Bucket, log: FastifyBaseLogger) {
  try {
    const get = new GetBucketCorsCommand({ Bucket });
    const rules = await ask((client, options) => client.send(get, options)).then(
      ({ CORSRules = [] }) => CORSRules,
      (error) => {
        if (error instanceof NotThere) return null;
        throw error;
      },
    );
    if (rules?.some((rule) => rule.AllowedMethods?.includes('PUT'))) return;
    if (rules) throw new Error('The bucket has other rules');
    const rule = {
      ...{ AllowedOrigins: ['*'], AllowedMethods: ['PUT'], AllowedHeaders: ['*'] },
      ...{ ExposeHeaders: ['ETag'], MaxAgeSeconds: 3600 },
    };
    const put = new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } });
    await ask((client, options) => client.send(put, options));
  } catch (err) {
    log.warn({ err }, 'the bucket may refuse parts that pages send: see docs/operations.md');
  }
}
