import { UrlBuilder as Published } from '@bytescale/sdk';
import { describe, expect, it } from 'vitest';
import { UrlBuilder, type UrlRequest } from './index.ts';

type PublishedOptions = NonNullable<Parameters<typeof Published.url>[0]['options']>;

const cdnUrl = 'https://midia.exemplo';
const file = { accountId: 'A7kQ2mZ', filePath: '/posts/u 1/gol é!.jpg', cdnUrl };
const build = (options: UrlRequest['options'], filePath = file.filePath) =>
  UrlBuilder.url({ ...file, filePath, ...(options && { options }) });

describe('U13 addresses of downloads', () => {
  it('are of the file as it is, of a transformation or of a preset', () => {
    const path = '/posts/u%201/gol%20%C3%A9%21.jpg';
    expect(build(undefined)).toBe(`${cdnUrl}/A7kQ2mZ/raw${path}`);
    expect(build({ transformation: 'image', transformationParams: { w: 80, fit: 'crop' } })).toBe(
      `${cdnUrl}/A7kQ2mZ/image${path}?w=80&fit=crop`,
    );
    expect(build({ transformationPreset: 'thumbnail' })).toBe(`${cdnUrl}/A7kQ2mZ/thumbnail${path}`);
  });

  it('carry every option, in the order of the protocol, and an artifact last', () => {
    expect(
      build(
        {
          ...{ transformation: 'video', transformationParams: [{ w: 1 }, { w: 2, h: null }] },
          ...{ cache: true, cacheTtl: 10, cacheTtl404: 5, version: 'a b', cacheOnly: true },
          ...{ forceDownloadPrompt: true, cachePermanently: 'auto', artifact: '/v 1/360.mp4' },
        },
        '/a',
      ),
    ).toBe(
      `${cdnUrl}/A7kQ2mZ/video/a?w=1&w=2&cache=true&cache_ttl=10&cache_ttl_404=5&version=a%20b` +
        '&download=true&cache_only=true&cache_perm=auto&artifact=/v%201/360.mp4',
    );
  });

  it.each([
    { transformation: 'raw' as const },
    { transformation: 'image' as const, transformationParams: { w: 5 } },
    { transformation: 'preset' as const, transformationPreset: 'thumbnail' },
  ])('are those that the published client builds: %o', (kind) => {
    const options = {
      ...{ cache: true, cacheTtl: 31_536_000, cacheTtl404: 1, version: '2', ...kind },
      ...{ forceDownloadPrompt: true, cacheOnly: false, cachePermanently: 'auto' as const },
      artifact: '/a b/c.mp4',
    };
    const { pathname, search } = new URL(
      Published.url({ ...file, options: options as PublishedOptions }),
    );
    expect(build(options)).toBe(cdnUrl + pathname + search);
  });
});
