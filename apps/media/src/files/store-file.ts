import { MediaError } from '@arquiba/media-contract/errors';
import { filePathFault } from '@arquiba/media-contract/file-path';
import type { NewFile, StoredFile } from '@arquiba/media-contract/port';
import type { Space } from '../access/space-claim.ts';
import { laneAmongAll } from '../accounts/lane.ts';
import { reserveSpace } from '../accounts/quota.ts';
import { takeRoom } from '../accounts/space.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import type { MediaServices } from '../services.ts';
import { deleteContent } from '../storage/delete-content.ts';
import { storing } from '../storage/storing.ts';
import { presentVideo } from '../video/present-video.ts';
import { countStored, keepFile, placeFile, putRow } from './keep-file.ts';

interface StoreOptions {
  tags?: string[];
  metadata?: Record<string, unknown>;
  mayOverwrite?: boolean;
  space?: Space | null;
}

/** Stores a file under a path. What it resolves with is on disk and survives a loss of power. */
export async function storeFile(
  services: MediaServices,
  accountId: string,
  file: NewFile,
  { tags = [], metadata = {}, mayOverwrite = true, space = null }: StoreOptions = {},
): Promise<StoredFile> {
  const fault = filePathFault(file.path);
  if (fault) throw new MediaError('invalid_path', { message: fault });
  const { storage } = services;
  const { path, originalFileName } = file;
  const described = {
    ...{ accountId, path, originalFileName, tags, metadata, mayOverwrite },
    space: space?.name ?? null,
  };
  const received = await storage.receive(file.content);
  try {
    const lane = laneAmongAll(accountId, path);
    const facts = await inspectFile(services, received, file.mime, lane);
    try {
      await received.prepare();
      await facts.poster?.prepare();
      const replaced = facts.video
        ? await storing(services, async (client, keep) => {
            await reserveSpace(client, accountId, received.size);
            const keys = await keepFile(services, client, keep, described, received, facts);
            await takeRoom(client, accountId, space, received.size);
            return keys;
          })
        : await services.store({
            ...{ accountId, uploadId: null },
            place: (keep) => placeFile(keep, described, received, facts),
            async alone(client, row) {
              await reserveSpace(client, accountId, received.size);
              const keys = await putRow(client, described, row);
              await takeRoom(client, accountId, space, received.size);
              return keys;
            },
          });
      countStored(services, received.size);
      if (facts.video) services.jobs.wake();
      await deleteContent(services, replaced);
    } finally {
      await facts.poster?.discard();
    }
    const { mime, width, height, placeholder } = facts;
    const { size, sha256: etag } = received;
    const video = facts.video && presentVideo({ ...facts.video, renditions: [] });
    return { path, mime, size, etag, width, height, placeholder, video };
  } finally {
    await received.discard();
  }
}
