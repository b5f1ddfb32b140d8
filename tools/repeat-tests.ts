// `npm run test:repeat -- 10 e2e/sign-in.test.ts`: runs test files so often, while every core has other work to do,
// and prints how often each test failed.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openTests, titleOf } from './run-tests.ts';

const [times, ...files] = process.argv.slice(2);
if (!Number(times) || files.length === 0) {
  console.error('Usage: npm run test:repeat -- <times> <test file> …');
  process.exit(1);
}

const loads = Array.from(
  { length: availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
);
const isJourney = files.some((file) => file.startsWith('e2e/'));
const vitest = await openTests(isJourney ? 'e2e/vitest.config.ts' : 'vitest.config.ts');
const specifications = await vitest.getRelevantTestSpecifications(files);
await vitest.standalone();
const failed = new Map<string, number>();
let outside = 0;
for (let run = 1; run <= Number(times); run += 1) {
  console.log(`\n▶ run ${run} of ${times}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  outside += unhandledErrors.length + testModules.flatMap((module) => module.errors()).length;
  for (const test of testModules.flatMap((module) => [...module.children.allTests()])) {
    const count = failed.get(titleOf(test)) ?? 0;
    failed.set(titleOf(test), count + (test.result().state === 'failed' ? 1 : 0));
  }
}
await vitest.close();
await Promise.all(loads.map((load) => load.terminate()));

console.log(`\nfailed of ${times}`);
for (const [title, count] of failed) console.log(`${`${count}`.padStart(6)}    ${title}`);
if (outside > 0) console.log(`${`${outside}`.padStart(6)}    errors outside the tests`);
process.exitCode = outside + Math.max(0, ...failed.values()) > 0 ? 1 : 0;
