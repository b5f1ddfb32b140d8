import type { TestOutcome } from './run-tests.ts';

/** How many checks a step made, and what it has to say of those that failed. */
export type Outcome = Partial<TestOutcome> & Pick<TestOutcome, 'passed' | 'failures'>;

export interface StepReport {
  name: string;
  seconds: number;
  outcome: Outcome;
}

const SLOWEST = 10;

/** Prints what the steps took and found; the last line counts it all. */
export function reportSteps(reports: StepReport[]): void {
  console.log('\nstep            seconds  passed  failed');
  for (const { name, seconds, outcome } of reports) {
    const columns = [seconds.toFixed(1), outcome.passed, outcome.failures.length];
    console.log(name.padEnd(15) + columns.map((column) => `${column}`.padStart(8)).join(''));
  }
  reportSlowest(reports);
  const marked = (mark: string, key: 'failures' | 'flaky') =>
    reports.flatMap(({ name, outcome }) =>
      (outcome[key] ?? []).map((text) => `${mark} ${name}: ${text}`),
    );
  const [flaky, failures] = [marked('flaky', 'flaky'), marked('✗', 'failures')];
  for (const text of [...flaky, ...failures]) console.log(`\n${text}`);
  const sum = (key: 'passed' | 'skipped') =>
    reports.reduce((total, { outcome }) => total + (outcome[key] ?? 0), 0);
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky, see above`);
  console.log(`\n${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function reportSlowest(reports: StepReport[]): void {
  const files = reports.flatMap(({ outcome }) => outcome.files ?? []);
  if (files.length === 0) return;
  console.log('\nslowest files   seconds');
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(23)}  ${name}`);
}
