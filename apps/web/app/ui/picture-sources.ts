import type { FileView } from '@arquiba/contract/files';

/** Some of the widths that the media service always delivers. */
const WIDTHS = [160, 320, 480, 640, 768, 960, 1280, 1920];
/** The same for pictures that are never large on screen. */
export const SMALL_WIDTHS = [64, 96, 128, 192, 256, 384];
const WHOLE = 640;

interface Sources {
  src: string;
  srcSet?: string;
}

/** `src` and `srcset` of a picture, with all widths up to its own. */
export function pictureSources(file: FileView, offered = WIDTHS): Sources {
  if (!isScalable(file)) return { src: file.url };
  const own = file.width ?? WHOLE;
  const smaller = offered.filter((width) => width < own);
  const top = offered.find((width) => width >= own);
  const widths = top ? [...smaller, top] : smaller;
  return {
    src: atWidth(file.url, Math.min(WHOLE, widths.at(-1) ?? WHOLE)),
    srcSet: widths.map((width) => `${atWidth(file.url, width)} ${width}w`).join(', '),
  };
}

/** Vector graphics and local URLs have a single version. */
function isScalable(file: FileView): boolean {
  return (
    file.mime.startsWith('image/') &&
    file.mime !== 'image/svg+xml' &&
    !/^(data|blob):/.test(file.url)
  );
}

/** The URL of a stored picture in one of the delivered widths. */
export function atWidth(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}
