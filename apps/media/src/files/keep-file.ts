import type pg from 'pg';
import { giveSpaceBack } from '../accounts/quota.ts';
import type { FileFacts } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { beginVideo } from '../video/begin-video.ts';
import { type NewRow, putFile } from './queries.ts';

export interface Described {
  accountId: string;
  path: string;
  originalFileName: string | null;
  tags: string[];
  metadata: Record<string, unknown>;
  mayOverwrite: boolean;
  /** What it counts for besides the account. */
  space: string | null;
}

/**
 * Gives received content its place and its row, inside `storing`. The answer are the keys of what
 * it replaced, to be deleted once the transaction is through.
 */
export async function keepFile(
  services: Pick<MediaServices, 'jobs'>,
  client: pg.PoolClient,
  keep: (content: ReceivedContent) => Promise<string>,
  described: Described,
  received: ReceivedContent,
  facts: FileFacts,
): Promise<string[]> {
  const row = await placeFile(keep, described, received, facts);
  const replaced = await putRow(client, described, row);
  const { accountId, path } = described;
  if (facts.video) await beginVideo(services, client, { accountId, path }, row.etag, facts.video);
  return replaced;
}

/** Gives received content its place, and what is to stand in its row; a video needs more than that. */
export async function placeFile(
  keep: (content: ReceivedContent) => Promise<string>,
  { path, tags, metadata, originalFileName, space }: Described,
  received: ReceivedContent,
  { poster, video: _, ...facts }: FileFacts,
): Promise<NewRow> {
  return {
    ...{ path, tags, metadata, space, ...facts },
    originalFileName: nameOf({ path, originalFileName }),
    size: received.size,
    etag: received.sha256,
    storageKey: await keep(received),
    posterKey: poster && (await keep(poster)),
  };
}

/** Gives the keys of what the row replaced. */
export async function putRow(
  client: pg.PoolClient,
  { accountId, mayOverwrite }: Pick<Described, 'accountId' | 'mayOverwrite'>,
  row: NewRow,
): Promise<string[]> {
  const replaced = await putFile(client, accountId, row, mayOverwrite);
  await giveSpaceBack(client, accountId, replaced.size);
  return replaced.keys;
}

/** For the figures: a file has come. */
export function countStored({ stored }: Pick<MediaServices, 'stored'>, bytes: number): void {
  stored.files += 1;
  stored.bytes += bytes;
}

function nameOf({ originalFileName, path }: Pick<Described, 'originalFileName' | 'path'>): string {
  const name = tidy((originalFileName ?? '').replaceAll('\0', ''));
  return name || tidy(path.slice(path.lastIndexOf('/') + 1));
}

function tidy(name: string): string {
  return name.toWellFormed().slice(0, 255).toWellFormed();
}
