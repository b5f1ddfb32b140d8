/** Parameters of a preset or a transformation; lists of groups repeat names in order. */
export type TransformationParams = Record<string, string | number | boolean | null | undefined>;

export interface DownloadOptions {
  cache?: boolean;
  /** Seconds. */
  cacheTtl?: number;
  /** Seconds for which a missing file is remembered as missing. */
  cacheTtl404?: number;
  version?: string;
  forceDownloadPrompt?: boolean;
  cacheOnly?: boolean;
  cachePermanently?: boolean | 'auto';
}

export interface UrlRequest {
  accountId: string;
  filePath: string;
  cdnUrl: string;
  options?: DownloadOptions & {
    /** `raw` when not given. */
    transformation?: string;
    /** The name of a preset. */
    transformationPreset?: string;
    transformationParams?: TransformationParams | TransformationParams[];
    /** A file inside the result, as the segments of a video. */
    artifact?: string;
  };
}

export const UrlBuilder = {
  /** The URL of a file: the original, a preset or a transformation of it. */
  url({ accountId, filePath, cdnUrl, options = {} }: UrlRequest): string {
    const { transformationParams = [], artifact } = options;
    const kind = options.transformationPreset ?? options.transformation ?? 'raw';
    const groups = [transformationParams].flat();
    const pairs = [
      ...(kind === 'raw' ? [] : groups.flatMap((group) => Object.entries(group))),
      ['cache', options.cache],
      ['cache_ttl', options.cacheTtl],
      ['cache_ttl_404', options.cacheTtl404],
      ['version', options.version],
      ['download', options.forceDownloadPrompt],
      ['cache_only', options.cacheOnly],
      ['cache_perm', options.cachePermanently],
    ] as const;
    const query = pairs
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    if (artifact !== undefined) query.push(`artifact=${encodePath(artifact)}`);
    const address = `${cdnUrl}/${accountId}/${kind}${encodePath(filePath)}`;
    return query.length > 0 ? `${address}?${query.join('&')}` : address;
  },
};

/** `!` may stand for `?` in a URL, so it must be encoded. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('!', '%21');
}
