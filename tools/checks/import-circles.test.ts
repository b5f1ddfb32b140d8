import { expect, test } from 'vitest';
import { checkImportCircles } from './import-circles.ts';

/** Files by path, each with the paths that it imports. */
function found(imports: Record<string, string[]>): string[] {
  const files = Object.entries(imports).map(([path, targets]) => ({
    path,
    text: targets.map((target) => `import type { A } from '${target}';`).join('\n'),
  }));
  return checkImportCircles(files);
}

test('folders in a row are no circle', () => {
  const imports: Record<string, string[]> = {
    'apps/api/src/platform/jobs/job.ts': ['../database/pool.ts', './other.ts'],
    'apps/api/src/platform/jobs/other.ts': ['./job.ts'],
    'apps/api/src/platform/database/pool.ts': [],
  };
  expect(found(imports)).toEqual([]);
});

test('folders that reach each other through a third one, or a file, are a circle', () => {
  const imports: Record<string, string[]> = {
    'apps/api/src/platform/jobs/job.ts': ['../context.ts'],
    'apps/api/src/platform/context.ts': ['./mail/mail.ts'],
    'apps/api/src/platform/mail/mail.ts': ['./page.ts'],
    'apps/api/src/platform/mail/page.ts': ['../jobs/job.ts'],
  };
  expect(found(imports)).toEqual([
    'folders in a circle: apps/api/src/platform/context.ts, apps/api/src/platform/jobs, apps/api/src/platform/mail; ' +
      'for example apps/api/src/platform/context.ts → apps/api/src/platform/mail/mail.ts, ' +
      'apps/api/src/platform/mail/page.ts → apps/api/src/platform/jobs/job.ts, ' +
      'apps/api/src/platform/jobs/job.ts → apps/api/src/platform/context.ts',
  ]);
});

test('a page may use a feature whose page uses its own public files', () => {
  const imports: Record<string, string[]> = {
    'apps/web/app/cart/cart-page.tsx': ['../catalog/public/card.tsx'],
    'apps/web/app/cart/public/buy.tsx': [],
    'apps/web/app/catalog/catalog-page.tsx': ['../cart/public/buy.tsx'],
    'apps/web/app/catalog/public/card.tsx': [],
  };
  expect(found(imports)).toEqual([]);
  imports['apps/web/app/cart/public/buy.tsx'] = ['../cart-page.tsx'];
  imports['apps/web/app/catalog/public/card.tsx'] = ['../catalog-page.tsx'];
  expect(found(imports)).toHaveLength(1);
});

test('a feature and its parts may import each other, its parts may not', () => {
  const imports: Record<string, string[]> = {
    'apps/api/src/profiles/queries.ts': ['./blocks/tables.ts'],
    'apps/api/src/profiles/public/ties.ts': ['../follows/tables.ts'],
    'apps/api/src/profiles/blocks/tables.ts': ['../queries.ts'],
    'apps/api/src/profiles/blocks/block.ts': ['../follows/edge.ts'],
    'apps/api/src/profiles/follows/tables.ts': [],
    'apps/api/src/profiles/follows/edge.ts': ['../public/ties.ts'],
  };
  expect(found(imports)).toEqual([]);
  imports['apps/api/src/profiles/follows/edge.ts'] = ['../blocks/tables.ts'];
  expect(found(imports)).toEqual([
    expect.stringMatching(
      '^folders in a circle: apps/api/src/profiles/blocks, apps/api/src/profiles/follows;',
    ),
  ]);
});

test('tests may import everything', () => {
  const imports: Record<string, string[]> = {
    'apps/server/src/place/place.ts': ['../config.ts'],
    'apps/server/src/config.ts': [],
    'apps/server/src/config.test.ts': ['./place/place.ts', './config.ts'],
  };
  expect(found(imports)).toEqual([]);
});
