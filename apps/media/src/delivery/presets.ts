import type { ImageParameters } from './image-parameters.ts';

const plain = {
  crop: 'center',
  format: 'auto',
  fallback: null,
  quality: null,
  effort: null,
  blur: 0,
  page: null,
} as const satisfies Partial<ImageParameters>;

/** Pictures by name: `/{accountId}/{preset}{filePath}`. An address may choose their format, no more. */
export const presets: ReadonlyMap<string, ImageParameters> = new Map([
  ['thumbnail', { ...plain, width: 256, height: 256, fit: 'shrink' }],
  ['avatar', { ...plain, width: 256, height: 256, fit: 'crop', crop: 'smart' }],
  ['card', { ...plain, width: 640, height: 480, fit: 'crop' }],
  ['cover', { ...plain, width: 1500, height: 500, fit: 'crop' }],
  ['product', { ...plain, width: 1200, height: 1200, fit: 'shrink' }],
]);
