/** Where a file is fetched: `/{accountId}/{transformation}{filePath}?…`. */
export interface DownloadAddress {
  accountId: string;
  /** `raw`, `image` or the name of a preset. */
  transformation: string;
  /** Decoded, with its leading slash. Not yet checked: see `filePathFault`. */
  filePath: string;
}

export type DownloadQuery = Record<string, string | number | boolean | null | undefined>;

/**
 * The widths in which `image` delivers. Others are rounded up to one of these, so that a file
 * has few derivatives, whatever is asked for.
 */
export const IMAGE_WIDTHS: readonly number[] = [
  64, 96, 128, 160, 192, 256, 320, 384, 480, 640, 768, 960, 1280, 1600, 1920,
];

const ACCOUNT_ID = /^[1-9A-HJ-NP-Za-km-z]{7}$/;
const TRANSFORMATION = /^[a-z][a-z0-9_-]{0,63}$/;

/** The path and query of an address, to be put after the origin of the media service. */
export function buildDownloadPath(address: DownloadAddress, query: DownloadQuery = {}): string {
  const path = `/${address.accountId}/${address.transformation}${encodeFilePath(address.filePath)}`;
  return addQuery(path, query);
}

/** Reads the path of a request; null when it is not of this form or badly encoded. */
export function parseDownloadPath(
  pathAndQuery: string,
): (DownloadAddress & { query: URLSearchParams }) | null {
  const mark = pathAndQuery.indexOf('?');
  const path = mark < 0 ? pathAndQuery : pathAndQuery.slice(0, mark);
  const match = /^\/([^/]+)\/([^/]+)(\/.+)$/s.exec(path);
  if (!match) return null;
  const [, accountId = '', transformation = '', encoded = ''] = match;
  if (!ACCOUNT_ID.test(accountId) || !TRANSFORMATION.test(transformation)) return null;
  let filePath: string;
  try {
    filePath = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  const query = new URLSearchParams(mark < 0 ? '' : pathAndQuery.slice(mark + 1));
  return { accountId, transformation, filePath, query };
}

/** Adds parameters to an address that may have some already; empty values are left out. */
export function addQuery(url: string, query: DownloadQuery): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function encodeFilePath(filePath: string): string {
  // In an address `!` may stand for `?`, so in a name it has to be encoded.
  return filePath.split('/').map(encodeURIComponent).join('/').replaceAll('!', '%21');
}
