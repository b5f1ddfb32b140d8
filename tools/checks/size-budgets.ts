import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Findings, root } from './source-files.ts';

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
}

/** JavaScript that a first visit loads, gzipped, by the file that shows the page. */
const BUDGETS_KB: [file: RegExp, kilobytes: number][] = [
  [
    /^(accounts|addresses|cart|catalog|checkout|favorites|guardians|help|legal|orders|recovery|sessions|support)\//,
    132,
  ],
  [/./, 155],
];

const client = join(root, 'apps/web/build/client');

export function checkSizeBudgets(): Findings {
  const manifest = readManifest();
  const sizes = Object.values(manifest.routes)
    .filter((route) => route.path !== undefined || route.id.includes('home'))
    .map((route) => ({ id: route.id, kilobytes: firstLoad(manifest, route) / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  console.log(`  largest first load: ${sizes.slice(0, 3).map(describe).join(', ')}`);
  return sizes.flatMap((size) => {
    const [, budget = 0] = BUDGETS_KB.find(([file]) => file.test(size.id)) ?? [];
    return size.kilobytes > budget ? [`${describe(size)}, at most ${budget} kB`] : [];
  });
}

function describe({ id, kilobytes }: { id: string; kilobytes: number }): string {
  return `${id} ${kilobytes.toFixed(1)} kB`;
}

function firstLoad(manifest: Manifest, route: ManifestRoute): number {
  const modules = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let at: ManifestRoute | undefined = route; at; at = parentOf(manifest, at)) {
    for (const module of [at.module, ...at.imports]) modules.add(module);
  }
  return [...modules].reduce((total, module) => total + gzipped(module), 0);
}

function parentOf(manifest: Manifest, route: ManifestRoute): ManifestRoute | undefined {
  return route.parentId === undefined ? undefined : manifest.routes[route.parentId];
}

function gzipped(module: string): number {
  return gzipSync(readFileSync(join(client, module))).length;
}

function readManifest(): Manifest {
  const assets = join(client, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error('apps/web has not been built');
  const text = readFileSync(join(assets, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}
