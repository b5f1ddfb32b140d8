import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages that are published are tested as they are written, not as they are built.
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{apps,packages,demo,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['packages/testing/src/database-setup.ts'],
    // Processes that tests start compile their modules once for all of them.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/tests') },
    pool: 'forks',
    maxWorkers: 3,
    // Files share what they import, a quarter of the time: none may change what another relies on.
    isolate: false,
    // Waiting ends with success as soon as there is any; only a busy machine needs all of this.
    expect: { poll: { timeout: 40_000 } },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
