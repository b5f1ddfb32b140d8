import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export interface BundledFile {
  path: string;
  content: string | Uint8Array;
  /** Static imports; dynamic imports are not included. */
  imports: string[];
  /** The module that a later load asks for, seen from the root of the repository. */
  loads: string | null;
  isEntry: boolean;
}

interface PageOptions {
  /** Modules that the page has already. */
  external?: RegExp[];
  alias?: Record<string, string>;
  minify?: boolean;
  /** All in one script, which needs no module of the page. */
  alone?: boolean;
}

const root = new URL('../', import.meta.url);

/** Builds the browser's part of a page as a site would, from the packages' sources where we have them. */
export async function bundlePage(
  entry: string,
  { external = [], alias = {}, minify = true, alone = false }: PageOptions = {},
): Promise<BundledFile[]> {
  const output = await build({
    ...{ configFile: false, logLevel: 'error', root: fileURLToPath(root) },
    resolve: {
      conditions: ['source', 'module', 'browser', 'production', 'import', 'default'],
      alias,
    },
    // The environment may say that this is not production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ write: false, modulePreload: false, assetsInlineLimit: 0, minify },
      ...(minify && { cssMinify: true }),
      rollupOptions: {
        ...{ input: fileURLToPath(new URL(entry, root)), external },
        preserveEntrySignatures: 'strict',
        ...(alone && { output: { format: 'iife' } }),
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built`);
  return result.output.map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
    imports: file.type === 'chunk' ? file.imports : [],
    loads:
      file.type === 'chunk' && file.isDynamicEntry && file.facadeModuleId
        ? file.facadeModuleId.replace(fileURLToPath(root), '')
        : null,
    isEntry: file.type === 'chunk' && file.isEntry,
  }));
}

/** A file and all that is loaded with it, but for what is there already. */
export function loadedWith(
  files: readonly BundledFile[],
  first: BundledFile,
  besides: ReadonlySet<BundledFile> = new Set(),
): Set<BundledFile> {
  const found = new Set<BundledFile>();
  const visit = (file: BundledFile | undefined) => {
    if (!file || found.has(file) || besides.has(file)) return;
    found.add(file);
    for (const path of file.imports) visit(files.find((each) => each.path === path));
  };
  visit(first);
  return found;
}

/** As it is sent: each file by itself. */
export function gzippedBytes(files: Iterable<BundledFile>): number {
  return [...files].reduce((sum, { content }) => sum + gzipSync(content).length, 0);
}
