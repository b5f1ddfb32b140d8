import type { FileView } from '@arquiba/contract/files';

/** The still picture of a video; a photo itself. */
export function stillView(media: FileView): FileView {
  return media.poster ? { ...media, url: media.poster, mime: 'image/jpeg' } : media;
}
