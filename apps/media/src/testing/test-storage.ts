import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../storage/s3/bucket.ts';

const {
  TEST_S3_ENDPOINT,
  TEST_S3_ACCESS_KEY_ID = '',
  TEST_S3_SECRET_ACCESS_KEY = '',
} = process.env;

/** Whether the tests run on a bucket instead of a folder. */
export const isOnS3 = Boolean(TEST_S3_ENDPOINT);

/** Where TEST_S3_ENDPOINT names a server: a bucket that belongs to the folder. */
export function testS3(folder: string): S3Settings | undefined {
  if (!TEST_S3_ENDPOINT) return undefined;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 20);
  return {
    endpoint: TEST_S3_ENDPOINT,
    region: 'us-east-1',
    bucket: `arquiba-test-${name}`,
    accessKeyId: TEST_S3_ACCESS_KEY_ID,
    secretAccessKey: TEST_S3_SECRET_ACCESS_KEY,
    forcePathStyle: true,
    settleMs: 0,
  };
}

export async function createTestBucket(folder: string): Promise<void> {
  await withBucket(folder, async ({ client, Bucket, s3 }) => {
    await client.send(new s3.CreateBucketCommand({ Bucket }));
  });
}

export async function removeTestBucket(folder: string): Promise<void> {
  await withBucket(folder, async ({ client, Bucket, s3 }) => {
    for (;;) {
      const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket }));
      if (Contents.length === 0) break;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
    const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket }));
    for (const { Key, UploadId } of Uploads) {
      await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
    await client.send(new s3.DeleteBucketCommand({ Bucket }));
  });
}

/** The keys of all content that is there, in order. */
export async function listContent(folder: string): Promise<string[]> {
  const keys: string[] = [];
  if (!isOnS3) {
    const content = join(folder, 'content');
    for (const entry of await readdir(content, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) keys.push(path.slice(content.length + 1));
    }
  }
  await withBucket(folder, async ({ client, Bucket, s3 }) => {
    const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: 'content/' });
    for await (const { Contents = [] } of pages) {
      keys.push(...Contents.map(({ Key = '' }) => Key.slice('content/'.length)));
    }
  });
  return keys.sort();
}

interface Opened {
  client: S3Client;
  Bucket: string;
  s3: typeof import('@aws-sdk/client-s3');
}

async function withBucket(folder: string, work: (opened: Opened) => Promise<void>): Promise<void> {
  const settings = testS3(folder);
  if (!settings) return;
  const s3 = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, accessKeyId, secretAccessKey, endpoint = '', ...others } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new s3.S3Client({ ...others, endpoint, credentials });
  await work({ client, Bucket, s3 }).finally(() => client.destroy());
}
