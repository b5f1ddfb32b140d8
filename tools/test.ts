// The whole test command: `npm test`, or some of its steps: `npm test -- types unit`.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildWebIfStale } from '../apps/server/src/running/build-web.ts';
import { checkApiReports } from './checks/api-report.ts';
import { checkBoundaries } from './checks/boundaries.ts';
import { checkDocumentLinks } from './checks/document-links.ts';
import { checkFileShape } from './checks/file-shape.ts';
import { checkNoOffset } from './checks/no-offset.ts';
import { checkSizeBudgets } from './checks/size-budgets.ts';
import { type Findings, root, sourceFiles } from './checks/source-files.ts';
import { checkSpecCoverage } from './checks/spec-coverage.ts';
import { checkUploadSizes } from './checks/upload-sizes.ts';

interface Step {
  name: string;
  run(): Promise<Outcome>;
}

/** How many checks a step made, and what it has to say of those that failed. */
interface Outcome {
  passed: number;
  failures: string[];
  skipped: number;
}

/** What is read of vitest's own report. */
interface TestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const CODE = /^(apps|packages|demo|tools|bench|e2e)\/.*\.tsx?$|^[\w.-]+\.ts$/;
const web = join(root, 'apps/web');
const scratch = await mkdtemp(join(tmpdir(), 'arquiba-checks-'));

const steps: Step[] = [
  { name: 'types', run: () => commands(typeCommands) },
  { name: 'biome', run: () => command(['@biomejs/biome/bin/biome', 'ci', '.']) },
  { name: 'boundaries', run: () => check(checkRulesOfCode) },
  { name: 'file-shape', run: () => check(() => checkFileShape(sourceFiles(CODE))) },
  { name: 'documents', run: () => check(() => checkDocumentLinks(sourceFiles(/\.md$/))) },
  { name: 'spec-coverage', run: () => check(checkCoverageDocument) },
  { name: 'api-report', run: () => check(checkApiReports) },
  { name: 'knip', run: () => command(['knip/bin/knip.js', '--no-progress']) },
  { name: 'build', run: () => check(build) },
  { name: 'size', run: () => check(checkSizes) },
  { name: 'unit', run: () => tests('vitest.config.ts') },
  { name: 'browser', run: () => tests('e2e/vitest.config.ts') },
];

const typeCommands: [string[], string][] = [
  [['@react-router/dev/bin.cjs', 'typegen'], web],
  [['typescript/bin/tsc', '-p', '.'], web],
  [['typescript/bin/tsc', '-p', '.'], root],
  [['typescript/bin/tsc', '-p', '.'], join(root, 'e2e')],
  [['typescript/bin/tsc', '-p', '.'], join(root, 'packages/upload-sdk')],
  [['typescript/bin/tsc', '-p', '.'], join(root, 'packages/upload-widget')],
];

await main(process.argv.slice(2));

async function main(chosen: string[]): Promise<void> {
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown}. Steps: ${steps.map((step) => step.name).join(' ')}`);
    process.exit(1);
  }
  const summary: { name: string; seconds: string; outcome: Outcome }[] = [];
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue;
    console.log(`\n▶ ${step.name}`);
    const begun = performance.now();
    const outcome = await step.run();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    summary.push({ name: step.name, seconds, outcome });
  }
  await rm(scratch, { recursive: true, force: true });
  report(summary);
}

function report(summary: { name: string; seconds: string; outcome: Outcome }[]): void {
  console.log('\nstep            seconds  passed  failed');
  for (const { name, seconds, outcome } of summary) {
    const columns = [
      seconds.padStart(7),
      `${outcome.passed}`.padStart(7),
      `${outcome.failures.length}`.padStart(7),
    ];
    console.log(`${name.padEnd(16)}${columns.join(' ')}`);
  }
  const sum = (key: 'passed' | 'skipped') =>
    summary.reduce((total, { outcome }) => total + outcome[key], 0);
  const failures = summary.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => `${name}: ${failure}`),
  );
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function check(findings: () => Findings | Promise<Findings>): Promise<Outcome> {
  const found = await findings();
  return { passed: found.length === 0 ? 1 : 0, failures: found, skipped: 0 };
}

/** As the start does, so that the journeys find the pages built. */
async function build(): Promise<Findings> {
  await buildWebIfStale(new AbortController().signal);
  return [];
}

async function checkSizes(): Promise<Findings> {
  return [...checkSizeBudgets(), ...(await checkUploadSizes())];
}

function checkRulesOfCode(): Findings {
  const files = sourceFiles(CODE);
  return [...checkBoundaries(files), ...checkNoOffset(files)];
}

async function checkCoverageDocument(): Promise<Findings> {
  return checkSpecCoverage(await readFile(join(root, 'docs/spec-coverage.md'), 'utf8'));
}

async function commands(list: [string[], string][]): Promise<Outcome> {
  for (const [args, folder] of list) {
    const outcome = await command(args, folder);
    if (outcome.failures.length > 0) return outcome;
  }
  return { passed: list.length, failures: [], skipped: 0 };
}

/** Runs a tool of node_modules on this Node and passes its output on. */
async function command([script = '', ...args]: string[], folder = root): Promise<Outcome> {
  const code = await run([join(root, 'node_modules', script), ...args], folder);
  if (code === 0) return { passed: 1, failures: [], skipped: 0 };
  return { passed: 0, failures: [`${script} ended with ${code}, see above`], skipped: 0 };
}

async function tests(config: string): Promise<Outcome> {
  const file = join(scratch, `${config.replaceAll('/', '-')}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run([vitest, 'run', '--config', config, ...reporters], root);
  const result: TestReport | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (!result) return { passed: 0, failures: ['no report, see above'], skipped: 0 };
  const failures = failuresOf(result);
  // An error outside any test fails the run without failing a test.
  if (code !== 0 && failures.length === 0) failures.push('an error outside the tests, see above');
  return {
    passed: result.numPassedTests,
    failures,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function failuresOf({ testResults }: TestReport): string[] {
  return testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded has no tests that could fail.
    if (failed.length === 0 && file.status === 'failed') return [`${name}\n${file.message}`];
    return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
}

function run(args: string[], folder: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
