import { type BundledFile, bundlePage, gzippedBytes } from '../../tools/bundle-page.ts';
import { firstAndLater } from '../../tools/checks/upload-sizes.ts';
import type { Trial } from '../measure.ts';

const REACT = [/^react(-dom)?(\/|$)/];
const PAGES: [name: string, page: string, external?: RegExp[]][] = [
  ['Arquiba, on a page that has React', 'arquiba', REACT],
  ['Arquiba and React', 'arquiba'],
  ['Uppy: core, dashboard, aws-s3', 'uppy'],
  ['FilePond, plain', 'filepond'],
  ['FilePond: preview, orientation, crop, transform', 'filepond-pictures'],
  ['Uploadcare, regular', 'uploadcare'],
  ['the original widget', 'bytescale'],
];

export const entry: Trial = {
  about:
    'What a page loads that offers an upload dialog: minified by Vite and gzipped, file by file, in kB of 1000 bytes. Each package as its readme sets it up, with its style sheets; fonts and pictures that a style sheet names are not counted. Only Arquiba needs React; Uppy brings Preact, Uploadcare Lit, the original Preact. FilePond has no dialog: it is a field. Its crop plugin only cuts to a ratio. "Later" is loaded when somebody needs it: the largest of those parts, and all of them. Asked of ours: at first ≤ 30 kB beside React, later ≤ 25 kB each.',
  empty: true,
  async run() {
    const rows: string[][] = [];
    for (const [name, page, external = []] of PAGES) {
      const files = await bundlePage(`bench/pages/widgets/${page}.ts`, { external });
      const styles = files.filter(({ path }) => path.endsWith('.css'));
      const { first, later } = firstAndLater(files);
      const parts = later.map((part) => gzippedBytes(part.files));
      rows.push([
        ...[name, kilobytes(gzippedBytes(first)), kilobytes(gzippedBytes(styles))],
        kilobytes(gzippedBytes([...first, ...styles])),
        kilobytes(minified([...first, ...styles])),
        ...[Math.max(0, ...parts), parts.reduce((sum, part) => sum + part, 0)].map(kilobytes),
      ]);
    }
    return {
      columns: ['', 'scripts', 'styles', 'at first', 'not gzipped', 'largest later', 'all later'],
      rows,
    };
  },
};

function minified(files: BundledFile[]): number {
  return files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
