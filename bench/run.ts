// `npm run bench`, or some entries: `npm run bench -- api-route`. Writes bench/results.md.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describeMachine, type Entry, measure, type Row, type Trial } from './measure.ts';
import { openWorld } from './world.ts';

// As the start does: entries are loaded after this, and React with them.
process.env.NODE_ENV = 'production';

const folder = new URL('entries/', import.meta.url);
const results = new URL('results.md', import.meta.url);

const chosen = process.argv.slice(2);
const names = (await readdir(folder)).map((file) => file.replace('.ts', '')).sort();
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such entry: ${unknown}. Entries: ${names.join(' ')}`);
  process.exit(1);
}

const entries: [name: string, entry: Entry | Trial][] = [];
for (const name of names) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  entries.push([name, (await import(new URL(`${name}.ts`, folder).href)).entry]);
}
const world = await openWorld({ filled: !entries.every(([, entry]) => entry.empty) });
for (const [name, entry] of entries) {
  console.log(`▶ ${name}`);
  const section =
    'run' in entry
      ? tell(entry, await entry.run(world))
      : describe(entry, await measure(entry, world));
  console.log(section);
  await keep(name, section);
}
await world.stop();

function describe(entry: Entry, rows: Row[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.contender} | ${figure(row.cpuMicros)} | ${figure(row.wallMicros)} | ${row.ratio.toFixed(2)} |`,
  );
  return [
    `${entry.about} ${entry.rounds} rounds of ${entry.operations}, medians. ${describeMachine()}.`,
    '',
    '| | CPU µs/operation | wall µs/operation | × floor |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function tell({ about }: Trial, table: { columns: string[]; rows: string[][] }): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${'---|'.repeat(table.columns.length)}`;
  return [
    `${about} ${describeMachine()}.`,
    '',
    line(table.columns),
    rule,
    ...table.rows.map(line),
  ].join('\n');
}

function figure(micros: number): string {
  return micros >= 100 ? Math.round(micros).toLocaleString('en') : micros.toFixed(1);
}

/** Replaces the entry's section and leaves the others as they were. */
async function keep(name: string, section: string): Promise<void> {
  const before = await readFile(results, 'utf8').catch(() => '# Measurements\n');
  const [title = '', ...parts] = before.split(/^## /m);
  const others = parts.filter((part) => !part.startsWith(`${name}\n`));
  const sections = [...others.map((part) => part.trim()), `${name}\n\n${section}`].sort();
  const text = sections.map((part) => `## ${part}\n`).join('\n');
  await writeFile(results, `${title.trim()}\n\n${text}`);
}
