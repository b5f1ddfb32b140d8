import { UploadApi, UrlBuilder } from '@arquiba/upload-sdk';
import type { ResolvedOptions, UploadedOriginal } from './options.ts';

/** Lets the service fetch a file. A public key may not query the job, but anyone may look at the file. */
export async function fetchFromUrl(
  url: string,
  { config, given, tags }: ResolvedOptions,
): Promise<UploadedOriginal> {
  const { metadata, path } = given;
  const fetched = await new UploadApi(config).uploadFromUrl({
    ...{ url, tags },
    ...(metadata && { metadata }),
    ...(path && { path }),
  });
  const { accountId, filePath } = fetched;
  const cdnUrl = config.cdnUrl ?? config.apiUrl;
  const seen = await fetch(UrlBuilder.url({ accountId, filePath, cdnUrl }), {
    method: 'HEAD',
  }).catch(() => null);
  const headers = seen?.ok ? seen.headers : new Headers();
  const [mime = ''] = (headers.get('content-type') ?? '').split(';');
  const originalFileName = nameIn(url);
  return {
    ...fetched,
    ...{ mime, tags, originalFileName, metadata: metadata ?? {} },
    size: Number(headers.get('content-length') ?? 0),
    lastModified: Date.now(),
    file: new File([], originalFileName, { type: mime }),
  };
}

/** The last segment of a URL, or the whole URL if it has none. */
export function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) || url;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
