import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The larger files come first, as usual, but before them the small ones that walk all pages. */
const WALKS = /\/(pages-\w+|links)\.test\.ts$/;

class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(WALKS.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => isWalk(other) - isWalk(one));
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/product-setup.ts', 'packages/testing/src/database-setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    // One browser a worker: its files share it.
    isolate: false,
    // Elsewhere a journey that fails is looked at; there it must not keep good work out. Each is reported as flaky.
    retry: process.env.CI === 'true' ? 1 : 0,
    sequence: { sequencer: WalksFirst },
    // Waiting ends with success as soon as there is any; only a busy machine needs all of this.
    expect: { poll: { timeout: 40_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
