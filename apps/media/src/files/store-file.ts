import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { NewFile, StoredFile } from '@arquiba/media-contract/port';
import { type FileFacts, inspectFile } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import { putFile } from './queries.ts';
import { beginStore } from './store-lock.ts';

/** Stores a file under a path. What it resolves with is on disk and survives a loss of power. */
export async function storeFile(
  services: MediaServices,
  accountId: string,
  file: NewFile,
): Promise<StoredFile> {
  const fault = filePathFault(file.path);
  if (fault) throw new MediaError('invalid_path', { message: fault });
  const { storage, log } = services;
  const received = await storage.receive(file.content);
  let facts: FileFacts | undefined;
  try {
    facts = await inspectFile(services, received, file.mime);
    const replaced = await commit(services, accountId, file, received, facts);
    // A crash before this is done leaves orphans, which the next start sweeps.
    await Promise.all(replaced.map((key) => storage.delete(key))).catch((error) =>
      log.warn({ error }, 'replaced content could not be deleted'),
    );
    const { mime, width, height, placeholder } = facts;
    const { size, sha256: etag } = received;
    return { path: file.path, mime, size, etag, width, height, placeholder };
  } finally {
    await storage.discard(received.file);
    if (facts?.poster) await storage.discard(facts.poster.file);
  }
}

async function commit(
  { pool, storage }: MediaServices,
  accountId: string,
  file: NewFile,
  received: ReceivedContent,
  { poster, ...facts }: FileFacts,
): Promise<string[]> {
  const kept: string[] = [];
  const keep = async (content: ReceivedContent) => {
    const key = await storage.keep(content);
    kept.push(key);
    return key;
  };
  const client = await pool.connect();
  let replaced: string[];
  try {
    await beginStore(client);
    replaced = await putFile(client, accountId, {
      ...facts,
      path: file.path,
      size: received.size,
      etag: received.sha256,
      originalFileName: nameOf(file),
      storageKey: await keep(received),
      posterKey: poster && (await keep(poster)),
    });
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (failure) => client.release(failure),
    );
    for (const key of kept) await storage.delete(key);
    throw error;
  }
  try {
    await client.query('COMMIT');
  } catch (error) {
    // Nobody knows whether it was committed: the content stays until the next sweep can tell.
    client.release(true);
    throw error;
  }
  client.release();
  return replaced;
}

function nameOf({ originalFileName, path }: NewFile): string {
  const name = originalFileName.toWellFormed().replaceAll('\0', '').slice(0, 255).toWellFormed();
  return (
    name ||
    path
      .slice(path.lastIndexOf('/') + 1)
      .slice(0, 255)
      .toWellFormed()
  );
}
