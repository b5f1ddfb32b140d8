import type { FileView } from '@arquiba/contract/files';
import type { Post } from '@arquiba/contract/posts';
import { atWidth } from '../../ui/picture-sources.ts';

const TITLE = 70;
const DESCRIPTION = 200;
const PREVIEW_WIDTH = 1280;

/** The title, description and picture of a post for tabs, search engines and previews. */
export function describePost({
  id,
  author,
  text,
  media,
}: Pick<Post, 'id' | 'author' | 'text' | 'media'>) {
  const line = text.replace(/\s+/g, ' ').trim();
  const [picture] = media.flatMap((file) => stillOf(file) ?? []);
  return {
    title: line
      ? `${author.displayName}: “${shorten(line, TITLE)}”`
      : `Publicação de ${author.displayName}`,
    description: shorten(line || describeMedia(media, author.displayName), DESCRIPTION),
    // Without a picture, the preview is an image with the text.
    ...(picture ? { image: atWidth(picture, PREVIEW_WIDTH) } : { card: `posts/${id}` }),
  };
}

/** Truncates between words, with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  const start = end > most / 2 ? cut.slice(0, end) : cut.toWellFormed().replace(/\uFFFD$/, '');
  return `${start.replace(/[\s.,;:]+$/, '')}…`;
}

function stillOf({ mime, url, poster }: FileView): string | undefined {
  return mime.startsWith('image/') ? url : poster;
}

function describeMedia(media: FileView[], name: string): string {
  const alt = media.find((file) => file.alt)?.alt;
  const kind = media.every(({ mime }) => mime.startsWith('video/')) ? 'Vídeo' : 'Fotos';
  return alt ?? `${kind} de ${name}`;
}
