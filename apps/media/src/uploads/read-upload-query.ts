import { MediaError } from '@arquiba/media-contract/errors';
import {
  type UploadDescription,
  uploadDescription,
  uploadQuery,
} from '@arquiba/media-contract/provider';
import { readBody } from '../http/read-body.ts';

/** How a single request describes its file: in its query, and metadata in a header. */
export function readUploadQuery(query: unknown, metadata: unknown): UploadDescription {
  const { filePath, tag, originalFileName, ...parts } = readBody(uploadQuery, query);
  const hasParts = Object.keys(parts).length > 0;
  if (filePath !== undefined && hasParts) {
    const [parameter = ''] = Object.keys(parts);
    throw new MediaError('invalid_parameter', {
      message: `"${parameter}" não pode ser usado junto com "filePath".`,
      details: { parameter },
    });
  }
  const path = filePath ?? (hasParts ? parts : undefined);
  const tags = typeof tag === 'string' ? [tag] : tag;
  return readBody(uploadDescription, {
    ...(path !== undefined && { path }),
    ...(tags !== undefined && { tags }),
    ...(originalFileName !== undefined && { originalFileName }),
    ...(metadata !== undefined && { metadata: readMetadata(metadata) }),
  });
}

function readMetadata(header: unknown): unknown {
  try {
    // Headers travel as bytes; clients that write more than ASCII mean UTF-8.
    return JSON.parse(Buffer.from(String(header), 'latin1').toString('utf8'));
  } catch (cause) {
    throw new MediaError('invalid_parameter', {
      message: '"X-Upload-Metadata" não é um JSON válido.',
      details: { parameter: 'X-Upload-Metadata' },
      cause,
    });
  }
}
