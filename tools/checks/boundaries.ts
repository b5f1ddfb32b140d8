import { posix } from 'node:path';
import type { Findings, SourceFile } from './source-files.ts';

/** Which workspaces a workspace may import. `tools`, `bench` and `e2e` stand outside and see all. */
const ALLOWED: Record<string, readonly string[]> = {
  'apps/server': [
    'apps/web',
    'apps/api',
    'apps/media',
    'apps/gateway',
    'packages/contract',
    'packages/media-contract',
    'demo',
  ],
  'apps/web': [
    'packages/contract',
    'packages/media-contract',
    'packages/upload-widget',
    'packages/brazil',
  ],
  'apps/api': ['packages/contract', 'packages/media-contract', 'packages/brazil'],
  'apps/media': ['packages/media-contract'],
  'apps/gateway': ['packages/brazil'],
  'packages/contract': ['packages/brazil'],
  'packages/media-contract': ['packages/brazil'],
  'packages/upload-sdk': ['packages/media-contract'],
  'packages/upload-widget': ['packages/upload-sdk'],
  'packages/brazil': [],
  demo: ['packages/contract', 'packages/media-contract', 'packages/brazil'],
  // For tests alone, which may import anything.
  'packages/testing': [
    'apps/server',
    'apps/api',
    'apps/media',
    'apps/gateway',
    'packages/contract',
    'packages/brazil',
  ],
};

/** A feature may import only features that stand before it, so that no circle can arise. */
export const FEATURE_ORDER = [
  'audit',
  'accounts',
  'guardians',
  'second-factors',
  'sessions',
  'passkeys',
  'recovery',
  'addresses',
  'support',
  'privacy',
  'staff',
  'files',
  'profiles',
  'push',
  'notifications',
  'groups',
  'posts',
  'comments',
  'reports',
  'drafts',
  'events',
  'moments',
  'reels',
  'lives',
  'chat',
  'catalog',
  'favorites',
  'restock',
  'freight',
  'lenses',
  'prescriptions',
  'cart',
  'newsletter',
  'payments',
  'orders',
  'feed',
  'explore',
];

/** The folders of the media service: each may import only those before it. */
export const MEDIA_ORDER = [
  'database',
  'http',
  'access',
  'accounts',
  'storage',
  'sources',
  'contained',
  'ffmpeg',
  'decoder',
  'inspect',
  'jobs',
  'video',
  'files',
  'cuts',
  'folders',
  'delivery',
  'cache',
  'uploads',
  'save',
  'lives',
  'upkeep',
  'api',
];

/** These two read across; the others never name another feature's tables. */
const READS_ACROSS = ['feed', 'explore'];

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const TABLE = /pgTable\(\s*'(\w+)'/g;
const NAMED_IN_SQL = /\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi;

export function checkBoundaries(files: readonly SourceFile[]): Findings {
  const findings: Findings = [];
  const owners = tableOwners(files);
  for (const file of files) {
    for (const target of importsOf(file)) {
      const problem = isTest(file.path) ? null : problemOf(file.path, target);
      if (problem) findings.push(`${file.path} → ${target}: ${problem}`);
    }
    findings.push(...foreignTables(file, owners));
  }
  return findings;
}

/** Paths inside the repository that a file imports. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) {
      return [posix.join(posix.dirname(file.path), specifier)];
    }
    const workspace = /^@arquiba\/([\w-]+)\/?(.*)$/.exec(specifier);
    if (!workspace) return [];
    const [, name = '', rest = ''] = workspace;
    const home = Object.keys(ALLOWED).find((folder) => posix.basename(folder) === name);
    return home ? [`${home}/src/${rest}`] : [`unknown/${specifier}`];
  });
}

function problemOf(from: string, to: string): string | null {
  const [fromHome, toHome] = [homeOf(from), homeOf(to)];
  if (!fromHome) return null;
  if (!toHome) return 'leads out of the workspaces';
  if (fromHome !== toHome) {
    return ALLOWED[fromHome]?.includes(toHome) ? null : `${fromHome} may not import ${toHome}`;
  }
  if (fromHome === 'apps/api') return apiProblem(from, to);
  if (fromHome === 'apps/web') return webProblem(from, to);
  if (fromHome === 'apps/media') return mediaProblem(from, to);
  return null;
}

/** Files beside the folders put the service together: `app.ts`, and the types in `services.ts`. */
function mediaProblem(from: string, to: string): string | null {
  const [source, target] = [roomOf(from, 'apps/media/src/'), roomOf(to, 'apps/media/src/')];
  if (!source || !target || source === target) return null;
  return orderProblem(MEDIA_ORDER, source, target);
}

function apiProblem(from: string, to: string): string | null {
  const [source, target] = [roomOf(from, 'apps/api/src/'), roomOf(to, 'apps/api/src/')];
  if (!source || !target || source === target || target === 'platform') return null;
  if (source === 'platform') return 'the platform knows no feature';
  if (READS_ACROSS.includes(source) && to.endsWith('/tables.ts')) return null;
  if (!to.startsWith(`apps/api/src/${target}/public/`)) {
    return `only ${target}/public may be imported by other features`;
  }
  return orderProblem(FEATURE_ORDER, source, target);
}

/** What every page uses, below the frame and the features. */
const SHARED_BY_PAGES = ['notices', 'dialogs', 'forms', 'copying', 'viewer'];

function webProblem(from: string, to: string): string | null {
  const [source, target] = [roomOf(from, 'apps/web/app/'), roomOf(to, 'apps/web/app/')];
  if (!source || !target || source === target) return null;
  if (source === 'ui') return 'components of ui stand alone';
  if (target === 'ui' || target === 'styles' || SHARED_BY_PAGES.includes(target)) return null;
  if (SHARED_BY_PAGES.includes(source)) return `${source} knows neither the frame nor a feature`;
  if (target === 'shell' || source === 'dev') return null;
  if (!to.startsWith(`apps/web/app/${target}/public/`)) {
    return `only ${target}/public may be imported from outside`;
  }
  return null;
}

function orderProblem(order: readonly string[], source: string, target: string): string | null {
  const [at, needed] = [order.indexOf(source), order.indexOf(target)];
  if (at < 0 || needed < 0) return `${at < 0 ? source : target} has no place in the order`;
  return needed < at ? null : `${target} stands after ${source} in the order`;
}

function tableOwners(files: readonly SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of files) {
    const room = roomOf(file.path, 'apps/api/src/');
    if (!room || isTest(file.path)) continue;
    for (const [, table = ''] of file.text.matchAll(TABLE)) owners.set(table, room);
  }
  return owners;
}

function foreignTables(file: SourceFile, owners: Map<string, string>): Findings {
  const room = roomOf(file.path, 'apps/api/src/');
  if (!room || READS_ACROSS.includes(room) || isTest(file.path)) return [];
  return [...file.text.matchAll(NAMED_IN_SQL)].flatMap(([, table = '']) => {
    const owner = owners.get(table);
    return owner && owner !== room ? [`${file.path}: names the table ${table} of ${owner}`] : [];
  });
}

function homeOf(path: string): string | undefined {
  return Object.keys(ALLOWED).find((folder) => path.startsWith(`${folder}/`));
}

/** The feature or platform folder below a base; null for files directly in it. */
function roomOf(path: string, base: string): string | null {
  if (!path.startsWith(base)) return null;
  const [room, rest] = path.slice(base.length).split('/', 2);
  return rest === undefined ? null : (room ?? null);
}

/** Tests, and what only tests import: the `testing` folders beside them. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/src\/(.+\/)?testing\//.test(path);
}
