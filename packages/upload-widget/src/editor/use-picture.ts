import { UrlBuilder } from '@arquiba/upload-sdk';
import { useEffect, useState } from 'react';
import type { ResolvedOptions, UploadedOriginal } from '../core/options.ts';

export interface Picture {
  url: string;
  /** Of the picture itself, turned as its orientation asks. */
  natural: { width: number; height: number };
  /** Drawn from the file on this device, so that it can be drawn again. */
  isLocal: boolean;
}

const SHOWN_BY_BROWSERS = /^image\/(jpeg|png|gif|webp)$/;

/** The picture to show: from the device if the browser can draw it, otherwise from the service. */
export function usePicture(
  original: UploadedOriginal,
  { config }: ResolvedOptions,
): { picture: Picture | null; failed: boolean } {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [failed, setFailed] = useState(false);
  const cdnUrl = config.cdnUrl ?? config.apiUrl;
  useEffect(() => {
    let isWanted = true;
    let local = '';
    const { accountId, filePath, mime, file } = original;
    const remote = (params: Record<string, string | number>) =>
      UrlBuilder.url({
        ...{ accountId, filePath, cdnUrl },
        options: { transformation: 'image', transformationParams: params },
      });
    async function load(): Promise<Picture> {
      if (SHOWN_BY_BROWSERS.test(mime) && file.size > 0) {
        local = URL.createObjectURL(file);
        return { url: local, natural: await sizeOf(local), isLocal: true };
      }
      const isDrawn = mime === 'image/svg+xml' || !mime.startsWith('image/');
      const box = isDrawn ? { w: 1000, h: 1000, fit: 'max' } : {};
      const url = remote({ f: 'webp', f2: 'jpg', ...box });
      return { url, natural: await sizeOf(isDrawn ? remote({ f: 'jpg' }) : url), isLocal: false };
    }
    load().then(
      (loaded) => isWanted && setPicture(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      if (local) URL.revokeObjectURL(local);
    };
  }, [original, cdnUrl]);
  return { picture, failed };
}

async function sizeOf(url: string): Promise<Picture['natural']> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
