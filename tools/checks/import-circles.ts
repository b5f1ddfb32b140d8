import { posix } from 'node:path';
import { importsOf, isTest } from './boundaries.ts';
import type { Findings, SourceFile } from './source-files.ts';

/** The folders of features. A file directly in one of them counts for itself, like a folder. */
const BASE =
  /^(apps\/api\/src\/platform|apps\/web\/(app|server)|(apps|packages)\/[\w-]+\/src|demo\/src)\//;

/** Files whose imports do not count, each with its reason. */
const LISTS_OF_TYPES: Record<string, string> = {
  'apps/media/src/services.ts':
    'names the type of every service for the functions of all folders; without types it is empty, and MEDIA_ORDER keeps the code in order',
};

/** A folder, and the folders that its files import, each with one of these imports. */
type Graph = Map<string, Map<string, string>>;

/**
 * Folders that import each other, directly or through others, by code or by type. A feature and its own
 * parts may: the feature joins them. Its parts among themselves may not.
 */
export function checkImportCircles(files: readonly SourceFile[]): Findings {
  const imports = importsBetweenFolders(files);
  const all = graphOf(imports);
  const parts = graphOf(imports.filter(({ from, to }) => areParts(from, to)));
  return [
    ...circlesOf(all)
      .filter((circle) => new Set(circle.map(featureOf)).size > 1 && !circle.every(isFile))
      .map((circle) => describe(circle, all)),
    ...circlesOf(parts).map((circle) => describe(circle, parts)),
  ];
}

interface FolderImport {
  from: string;
  to: string;
  /** The two files. */
  words: string;
}

function importsBetweenFolders(files: readonly SourceFile[]): FolderImport[] {
  const own = files.filter(({ path }) => BASE.test(path) && !isTest(path));
  const paths = new Set(own.map(({ path }) => path));
  return own
    .filter(({ path }) => !(path in LISTS_OF_TYPES))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => paths.has(target) && folderOf(target) !== folderOf(file.path))
        .map((target) => ({
          from: folderOf(file.path),
          to: folderOf(target),
          words: `${file.path} → ${target}`,
        })),
    );
}

function graphOf(imports: readonly FolderImport[]): Graph {
  const graph: Graph = new Map();
  for (const { from, to, words } of imports) {
    const targets = graph.get(from) ?? new Map<string, string>();
    graph.set(from, targets.set(to, words));
  }
  return graph;
}

/** Each group of folders that all reach each other. */
function circlesOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(folder, graph)]));
  const circles = new Map<string, string[]>();
  for (const [folder, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    if (circle.length > 1) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const target of graph.get(folder)?.keys() ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}

/** Names the folders, and the imports of the shortest way around. */
function describe(circle: readonly string[], graph: Graph): string {
  const ways = circle.map((folder) => shortestWayBack(folder, graph));
  const [shortest = []] = ways.sort((first, second) => first.length - second.length);
  return `folders in a circle: ${circle.join(', ')}; for example ${shortest.join(', ')}`;
}

function shortestWayBack(start: string, graph: Graph): string[] {
  const ways = new Map<string, string[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [target, words] of graph.get(folder) ?? []) {
      if (target === start) return [...way, words];
      if (!ways.has(target)) ways.set(target, [...way, words]);
    }
  }
  return [];
}

function folderOf(path: string): string {
  return featureOf(path) === path ? path : posix.dirname(path);
}

/** Files of one folder may import each other. */
function isFile(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** The feature, or part of the platform, that a file or folder is in. */
function featureOf(path: string): string {
  const [base = ''] = BASE.exec(path) ?? [];
  const [room = ''] = path.slice(base.length).split('/');
  return base + room;
}

/** Whether two folders are parts of one feature: neither holds the other, and none is `public`. */
function areParts(first: string, second: string): boolean {
  const feature = featureOf(first);
  if (feature !== featureOf(second)) return false;
  if ([first, second].includes(`${feature}/public`)) return false;
  return !first.startsWith(`${second}/`) && !second.startsWith(`${first}/`);
}
