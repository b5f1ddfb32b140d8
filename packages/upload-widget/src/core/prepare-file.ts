import type { FileDetails } from '@arquiba/upload-sdk';
import { fill } from '../locale/locale.ts';
import { formatBytes, isAccepted, mimeOf } from './file-rules.ts';
import type { ResolvedOptions } from './options.ts';
import type { RowError } from './state.ts';

/** Whether a file may be sent, and as what: size, type, then what the page says. */
export async function prepareFile(
  file: File,
  options: ResolvedOptions,
): Promise<{ file: File } | { error: RowError }> {
  const { locale, mimeTypes, given } = options;
  const { maxFileSizeBytes, shrinkImages } = given;
  if (maxFileSizeBytes !== undefined && file.size > maxFileSizeBytes) {
    const limit = formatBytes(maxFileSizeBytes, locale.language);
    return refused('too-large', `${locale.fileSizeLimitPrefix} ${limit}`);
  }
  if (!isAccepted(mimeOf(file), mimeTypes)) {
    return refused('unsupported-type', locale.unsupportedFileType);
  }
  let prepared = file;
  try {
    const result = await given.onPreUpload?.(file);
    if (result && 'errorMessage' in result) return refused('rejected', result.errorMessage);
    if (result) prepared = named(result.transformedFile, file.name);
  } catch (error) {
    console.error(error);
    return refused('validation-failed', locale.customValidationFailed);
  }
  if (shrinkImages && mimeOf(prepared).startsWith('image/')) {
    const { shrinkImage } = await import('./shrink-image.ts');
    prepared = await shrinkImage(prepared, shrinkImages);
  }
  return { file: prepared };
}

/** Pictures are cropped or shown; films and documents are only shown. */
export function needsEditing({ mime }: FileDetails, { editor }: ResolvedOptions): boolean {
  if (mime.startsWith('image/')) return editor.crop || editor.preview;
  return editor.preview && (mime.startsWith('video/') || mime === 'application/pdf');
}

/** "Maximum number of files: 3", or of images where only those may be chosen. */
export function maximumText({ imagesOnly, locale, maxFileCount = 0 }: ResolvedOptions): string {
  const prefix = imagesOnly ? locale.maxImagesReachedPrefix : locale.maxFilesReachedPrefix;
  return fill(`${prefix} {max}`, { max: maxFileCount });
}

function refused(code: string, message: string): { error: RowError } {
  return { error: { code, message, retryable: false } };
}

function named(blob: Blob, name: string): File {
  return blob instanceof File ? blob : new File([blob], name, { type: blob.type });
}
