import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/product-setup.ts', 'tools/testing/database-setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    // Waiting ends with success as soon as there is any; only a busy machine needs all of this.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
