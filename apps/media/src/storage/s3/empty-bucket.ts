import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import type pg from 'pg';
import { openOwnAccount } from '../../accounts/open-own-account.ts';
import { openBucket, type S3Settings } from './bucket.ts';
import { OWNER_NAME, requireOwner } from './claim-bucket.ts';
import { createObjects } from './objects.ts';
import { createParts } from './parts.ts';

const AT_ONCE = 20;

/** Removes all content and gives the bucket up; only where it is that of this database. */
export async function emptyBucket(settings: S3Settings, pool: pg.Pool): Promise<void> {
  const bucket = openBucket(settings);
  await requireOwner(bucket, await openOwnAccount(pool));
  const objects = createObjects(bucket);
  const parts = createParts(bucket, objects);
  const everything = new Date(Date.now() + 24 * 60 * 60 * 1000);
  for (const multipart of await parts.names(everything)) await parts.drop(multipart);
  for await (const keys of objects.list(everything)) {
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      await Promise.all(keys.slice(at, at + AT_ONCE).map(objects.remove));
    }
  }
  const owner = new DeleteObjectCommand({ Bucket: bucket.name, Key: OWNER_NAME });
  await bucket.ask((client, options) => client.send(owner, options));
}
