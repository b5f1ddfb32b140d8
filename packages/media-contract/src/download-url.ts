/** Where a file is fetched: `/{accountId}/{transformation}{filePath}?…`. */
export interface DownloadAddress {
  accountId: string;
  /** `raw`, `image` or the name of a preset. */
  transformation: string;
  /** Decoded, with its leading slash. Not yet checked: see `filePathFault`. */
  filePath: string;
}

/** The parameter with the pass that opens a restricted file. */
export const PASS = 'pass';

export type DownloadQuery = Record<string, string | number | boolean | null | undefined>;

/**
 * The widths that `image` always delivers. It also delivers a limited number of others per picture; after
 * that they are rounded up to one of these.
 */
export const IMAGE_WIDTHS: readonly number[] = [
  64, 96, 128, 160, 192, 256, 320, 384, 480, 640, 768, 960, 1280, 1600, 1920,
];

/** Of the whole address, its origin included. */
export const MAX_ADDRESS_BYTES = 1000;

const ACCOUNT_ID = /^[1-9A-HJ-NP-Za-km-z]{7}$/;
const TRANSFORMATION = /^[a-z][a-z0-9_-]{0,63}$/;

/** The path and query of a URL, to be appended to the origin of the media service. */
export function buildDownloadPath(address: DownloadAddress, query: DownloadQuery = {}): string {
  const path = `/${address.accountId}/${address.transformation}${encodeFilePath(address.filePath)}`;
  return addQuery(path, query);
}

/** Reads the path of a request; null when it is not of this form or badly encoded. */
export function parseDownloadPath(
  pathAndQuery: string,
): (DownloadAddress & { query: URLSearchParams }) | null {
  const [path, query] = splitQuery(pathAndQuery);
  const match = /^\/([^/]+)\/([^/]+)(\/.+)$/s.exec(path);
  if (!match) return null;
  const [, accountId = '', transformation = '', encoded = ''] = match;
  if (!ACCOUNT_ID.test(accountId) || !TRANSFORMATION.test(transformation)) return null;
  const filePath = decodeFilePath(encoded);
  if (filePath === null) return null;
  return { accountId, transformation, filePath, query: new URLSearchParams(query) };
}

/** Adds parameters to a URL that may have some already; empty values are left out. */
export function addQuery(url: string, query: DownloadQuery): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function encodeFilePath(filePath: string): string {
  // In a URL `!` may stand for `?`, so it must be encoded in a name.
  return filePath.split('/').map(encodeURIComponent).join('/').replaceAll('!', '%21');
}

// What follows a `!` that stands for `?`. Any other is part of a name: older clients do not encode it.
const QUERY_AFTER_MARK = /!([a-z_][a-z0-9_-]*=[^!]*)$/i;

function splitQuery(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  if (mark >= 0) return [address.slice(0, mark), address.slice(mark + 1)];
  const match = QUERY_AFTER_MARK.exec(address);
  return match ? [address.slice(0, match.index), match[1] ?? ''] : [address, ''];
}

/** The oldest clients encode nothing, so a `%` may be part of the name. */
function decodeFilePath(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return null;
  }
}
