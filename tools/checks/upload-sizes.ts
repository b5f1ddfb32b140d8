import { type BundledFile, bundlePage, gzippedBytes, loadedWith } from '../bundle-page.ts';
import type { Findings } from './source-files.ts';

/** Gzipped, of the whole package: a page that uses less of it loads less. */
const SDK_KB = 12;
const WIDGET_KB = 30;
const LATER_KB = 25;
const REACT = /^react(-dom)?(\/|$)/;

export async function checkUploadSizes(): Promise<Findings> {
  const [sdk, widget] = await Promise.all([
    bundlePage('packages/upload-sdk/src/index.ts'),
    bundlePage('packages/upload-widget/src/index.ts', { external: [REACT] }),
  ]);
  const { first, later } = firstAndLater(widget);
  const sizes: [name: string, bytes: number, kilobytes: number][] = [
    ['upload-sdk', gzippedBytes(sdk), SDK_KB],
    ['upload-widget beside React, with the SDK', gzippedBytes(first), WIDGET_KB],
    ...later.map(({ name, files }): [string, number, number] => [
      name,
      gzippedBytes(files),
      LATER_KB,
    ]),
  ];
  const described = sizes.map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`);
  console.log(`  ${described.join(', ')}`);
  return sizes.flatMap(([, bytes, limit], at) =>
    bytes > limit * 1000 ? [`${described[at]}, at most ${limit} kB`] : [],
  );
}

/** What comes with the page, and each part that is loaded when it is needed. */
export function firstAndLater(files: readonly BundledFile[]) {
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('There is no entry');
  const first = loadedWith(files, entry);
  const later = files
    .filter(({ loads }) => loads !== null)
    .map((file) => ({ name: file.loads ?? '', files: loadedWith(files, file, first) }));
  return { first, later };
}
