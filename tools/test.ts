// The whole test command: `npm test`; some of its steps: `npm test -- types unit`; an answer within 90 s: `npm test -- quick`.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWebIfStale } from '../apps/server/src/running/build-web.ts';
import { testsBesideChanges } from './changed-files.ts';
import { checkApiReports } from './checks/api-report.ts';
import { checkBoundaries } from './checks/boundaries.ts';
import { checkDocumentLinks } from './checks/document-links.ts';
import { checkFileShape } from './checks/file-shape.ts';
import { checkImportCircles } from './checks/import-circles.ts';
import { checkNoOffset } from './checks/no-offset.ts';
import { checkSizeBudgets } from './checks/size-budgets.ts';
import { type Findings, root, sourceFiles } from './checks/source-files.ts';
import { checkSpecCoverage } from './checks/spec-coverage.ts';
import { checkUploadSizes } from './checks/upload-sizes.ts';
import { type Outcome, reportSteps, type StepReport } from './report-steps.ts';
import { runTests } from './run-tests.ts';

interface Step {
  name: string;
  run(): Promise<Outcome>;
}

const CODE = /^(apps|packages|demo|tools|bench|e2e)\/.*\.tsx?$|^[\w.-]+\.ts$/;
const web = join(root, 'apps/web');
/** A journey that passes at the second attempt may be bad luck; more of them are a bug. */
const MOST_FLAKY = 2;

const readingSteps: Step[] = [
  { name: 'types', run: () => commands(typeCommands) },
  { name: 'biome', run: () => command(['@biomejs/biome/bin/biome', 'ci', '.']) },
  { name: 'boundaries', run: () => check(checkRulesOfCode) },
  { name: 'file-shape', run: () => check(() => checkFileShape(sourceFiles(CODE))) },
  { name: 'documents', run: () => check(() => checkDocumentLinks(sourceFiles(/\.md$/))) },
  { name: 'spec-coverage', run: () => check(checkCoverageDocument) },
  { name: 'api-report', run: () => check(checkApiReports) },
  { name: 'knip', run: () => command(['knip/bin/knip.js', '--no-progress']) },
];

const allSteps: Step[] = [
  ...readingSteps,
  { name: 'build', run: () => check(build) },
  { name: 'size', run: () => check(checkSizes) },
  { name: 'unit', run: () => runTests('vitest.config.ts') },
  { name: 'browser', run: journeys },
];

const quickSteps: Step[] = [...readingSteps, { name: 'unit', run: testsOfChanges }];

const typeCommands: [string[], string][] = [
  [['@react-router/dev/bin.cjs', 'typegen'], web],
  ...['.', 'apps/web', 'e2e', 'packages/upload-sdk', 'packages/upload-widget'].map(
    (project): [string[], string] => [typesOf(project), root],
  ),
];

await main(process.argv.slice(2));

async function main(words: string[]): Promise<void> {
  const reports: StepReport[] = [];
  for (const { name, run } of stepsOf(words)) {
    console.log(`\n▶ ${name}`);
    const begun = performance.now();
    const outcome = await run();
    const seconds = (performance.now() - begun) / 1000;
    console.log(`  ${name}: ${seconds.toFixed(1)} s`);
    reports.push({ name, seconds, outcome });
  }
  reportSteps(reports);
}

function stepsOf(words: string[]): Step[] {
  if (words.length === 0) return allSteps;
  if (words[0] === 'quick') return quickSteps;
  const names = allSteps.map(({ name }) => name);
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown}. Steps: ${names.join(' ')}, or quick`);
    process.exit(1);
  }
  return allSteps.filter(({ name }) => words.includes(name));
}

/** Incremental: unchanged files are not checked again. */
function typesOf(project: string): string[] {
  const known = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return ['typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known];
}

async function check(findings: () => Findings | Promise<Findings>): Promise<Outcome> {
  const found = await findings();
  return { passed: found.length === 0 ? 1 : 0, failures: found };
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
  return [...checkBoundaries(files), ...checkImportCircles(files), ...checkNoOffset(files)];
}

async function checkCoverageDocument(): Promise<Findings> {
  return checkSpecCoverage(await readFile(join(root, 'docs/spec-coverage.md'), 'utf8'));
}

async function commands(list: [string[], string][]): Promise<Outcome> {
  for (const [args, folder] of list) {
    const outcome = await command(args, folder);
    if (outcome.failures.length > 0) return outcome;
  }
  return { passed: list.length, failures: [] };
}

/** Runs a tool of node_modules on this Node and passes its output on. */
async function command([script = '', ...args]: string[], folder = root): Promise<Outcome> {
  const code = await run([join(root, 'node_modules', script), ...args], folder);
  if (code === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`${script} ended with ${code}, see above`] };
}

/** Builds the pages first, since some unit tests need them. */
async function testsOfChanges(): Promise<Outcome> {
  const files = testsBesideChanges();
  if (files.length === 0) return { passed: 0, failures: [] };
  await build();
  return runTests('vitest.config.ts', files);
}

async function journeys(): Promise<Outcome> {
  const outcome = await runTests('e2e/vitest.config.ts');
  if (outcome.flaky.length <= MOST_FLAKY) return outcome;
  const tooMany = `${outcome.flaky.length} journeys are flaky, at most ${MOST_FLAKY} may be`;
  return { ...outcome, failures: [...outcome.failures, tooMany] };
}

function run(args: string[], folder: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
