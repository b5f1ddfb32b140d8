import { join, relative } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { root } from './checks/source-files.ts';

export interface TestOutcome {
  passed: number;
  skipped: number;
  failures: string[];
  /** Tests that failed and then passed, with what was wrong the first time. */
  flaky: string[];
  files: { name: string; seconds: number }[];
}

/** Runs the test files of a configuration, or those of them that `files` names. */
export async function runTests(config: string, files: string[] = []): Promise<TestOutcome> {
  const vitest = await openTests(config);
  try {
    const { testModules, unhandledErrors } = await vitest.start(files);
    return outcomeOf(testModules, unhandledErrors);
  } finally {
    await vitest.close();
  }
}

export function openTests(config: string): Promise<Vitest> {
  return createVitest({ root, config: join(root, config), watch: false });
}

export function titleOf(test: TestCase): string {
  return `${fileOf(test.module)} > ${test.fullName}`;
}

function outcomeOf(modules: readonly TestModule[], errors: unknown[]): TestOutcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    failures: [
      ...inState('failed').map(describeAttempts),
      // A file that cannot be loaded has no tests that could fail.
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `${fileOf(module)}\n${message}`),
      ),
      ...errors.map((error) => `an error outside the tests\n${(error as Error).stack ?? error}`),
    ],
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map(describeAttempts),
    files: modules.map((module) => ({
      name: fileOf(module),
      seconds: module.diagnostic().duration / 1000,
    })),
  };
}

function describeAttempts(test: TestCase): string {
  const attempts = test.attempts().map(({ state, errors = [] }, index) => {
    const reasons = errors.map(({ message, stack }) => `\n${stack || message}`);
    return `attempt ${index + 1}: ${state}${reasons.join('')}`;
  });
  return [titleOf(test), ...attempts].join('\n');
}

function fileOf(module: TestModule): string {
  return relative(root, module.moduleId);
}
