import { buildDownloadPath } from '@arquiba/media-contract/download-url';
import type { FileDetails } from '@arquiba/media-contract/provider';
import type { MediaServices } from '../services.ts';
import type { FileRow } from './queries.ts';

type Shown = Pick<FileRow, 'path' | 'mime' | 'size' | 'tags' | 'metadata'> & {
  etag: string | null;
  originalFileName: string | null;
  createdAt: Date;
};

/** A file as the provider API shows it. */
export function presentFile(
  services: Pick<MediaServices, 'publicUrl'>,
  accountId: string,
  file: Shown,
): FileDetails {
  return {
    accountId,
    etag: file.etag,
    filePath: file.path,
    fileUrl: fileUrl(services, accountId, file.path),
    lastModified: file.createdAt.getTime(),
    metadata: file.metadata,
    mime: file.mime,
    originalFileName: file.originalFileName,
    size: file.size,
    tags: file.tags,
  };
}

export function fileUrl(
  { publicUrl }: Pick<MediaServices, 'publicUrl'>,
  accountId: string,
  filePath: string,
): string {
  return publicUrl + buildDownloadPath({ accountId, transformation: 'raw', filePath });
}
