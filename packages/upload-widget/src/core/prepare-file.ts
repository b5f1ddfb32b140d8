import type { FileDetails } from '@arquiba/upload-sdk';
import { fill } from '../locale/locale.ts';
import type { ShrinkLimits } from './draw-smaller.ts';
import { formatBytes, isAccepted, mimeOf } from './file-rules.ts';
import type { ResolvedOptions } from './options.ts';
import type { RowError } from './state.ts';

/** Whether a file may be sent, and as what: size, type, then the page's own check. */
export async function prepareFile(
  file: File,
  options: ResolvedOptions,
): Promise<{ file: File } | { error: RowError }> {
  const { locale, given } = options;
  const error = faultOf({ mime: mimeOf(file), size: file.size }, options);
  if (error) return { error };
  try {
    const result = await given.onPreUpload?.(file);
    if (result && 'errorMessage' in result)
      return { error: refused('rejected', result.errorMessage) };
    const prepared = result ? named(result.transformedFile, file.name) : file;
    return { file: given.shrinkImages ? await shrunk(prepared, given.shrinkImages) : prepared };
  } catch (cause) {
    console.error(cause);
    return { error: refused('validation-failed', locale.customValidationFailed) };
  }
}

/** What is wrong with a file by its size and type; null when nothing is. */
export function faultOf(
  { mime, size }: { mime: string; size: number },
  { locale, mimeTypes, given }: ResolvedOptions,
): RowError | null {
  const { maxFileSizeBytes } = given;
  if (maxFileSizeBytes !== undefined && size > maxFileSizeBytes) {
    const limit = formatBytes(maxFileSizeBytes, locale.language);
    return refused('too-large', `${locale.fileSizeLimitPrefix} ${limit}`);
  }
  if (isAccepted(mime, mimeTypes)) return null;
  return refused('unsupported-type', locale.unsupportedFileType);
}

/** One at a time: decoding several large photos at once is too much for a phone. */
let shrinking: Promise<unknown> = Promise.resolve();

async function shrunk(file: File, limits: ShrinkLimits): Promise<File> {
  if (!mimeOf(file).startsWith('image/')) return file;
  const { shrinkImage } = await import('./shrink-image.ts');
  const turn = shrinking.then(() => shrinkImage(file, limits));
  shrinking = turn.catch(() => {});
  return await turn;
}

/** Pictures are cropped or shown; videos and documents are only shown. */
export function needsEditing({ mime }: FileDetails, { editor }: ResolvedOptions): boolean {
  if (mime.startsWith('image/')) return editor.crop || editor.preview;
  return editor.preview && (mime.startsWith('video/') || mime === 'application/pdf');
}

/** "Maximum number of files: 3", or of images where only those may be chosen. */
export function maximumText({ imagesOnly, locale, maxFileCount = 0 }: ResolvedOptions): string {
  const prefix = imagesOnly ? locale.maxImagesReachedPrefix : locale.maxFilesReachedPrefix;
  return fill(`${prefix} {max}`, { max: maxFileCount });
}

function refused(code: string, message: string): RowError {
  return { code, message, retryable: false };
}

function named(blob: Blob, name: string): File {
  return blob instanceof File ? blob : new File([blob], name, { type: blob.type });
}
