import type { FileView } from '@arquiba/contract/files';

/** What a tile shows of a video is its poster. */
export function stillOf(file: FileView): FileView {
  return file.poster ? { ...file, url: file.poster, mime: 'image/webp' } : file;
}
