import { UrlBuilder } from '@arquiba/upload-sdk';
import type {
  PendingFile,
  ResolvedOptions,
  UploadWidgetResult,
  UploadWidgetUpdate,
} from './options.ts';
import { isReady, type Row, type WidgetState } from './state.ts';

/** The files as the page gets them; only those that are ready count as uploaded. */
export function presentUpdate(state: WidgetState, options: ResolvedOptions): UploadWidgetUpdate {
  return {
    uploadedFiles: presentResults(state, options),
    pendingFiles: state.rows.flatMap(presentPending),
    failedFiles: state.rows.flatMap((row) =>
      row.type === 'failed' && row.file
        ? [{ file: row.file, error: { code: row.error.code, message: row.error.message } }]
        : [],
    ),
  };
}

export function presentResults(
  { rows }: WidgetState,
  { config }: ResolvedOptions,
): UploadWidgetResult[] {
  return rows.filter(isReady).map(({ uploaded, edited, altText }) => {
    const { accountId, filePath, etag } = edited ?? uploaded;
    return {
      ...{ accountId, filePath, etag },
      // For a cropped picture, the picture and not the description of its crop.
      fileUrl: UrlBuilder.url({
        ...{ accountId, filePath, cdnUrl: config.cdnUrl ?? config.apiUrl },
        ...(edited && { options: { transformation: 'image' } }),
      }),
      originalFile: uploaded,
      editedFile: edited,
      altText: altText.trim() || undefined,
    };
  });
}

function presentPending(row: Row): PendingFile[] {
  if (!row.file || row.leaving) return [];
  const { file } = row;
  if (row.type === 'preprocessing') return [{ file, progress: 0, status: 'Preprocessing' }];
  if (row.type === 'uploading') {
    return [{ file, progress: row.progress / 100, status: 'Uploading' }];
  }
  if (row.type === 'uploaded' && row.awaitsEditing) {
    return [{ file, progress: 1, status: 'AwaitingUserInput' }];
  }
  return [];
}
