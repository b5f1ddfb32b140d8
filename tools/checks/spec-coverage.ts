import { existsSync, readFileSync } from 'node:fs';
import { type Findings, root } from './source-files.ts';

const ROW = /^\| ([A-Z]\d\d) \| (.+?) \| (.+?) \|$/gm;
const TEST_REFERENCE = /`([^`]+\.test\.ts)` › (.+?)(?:;|$)/g;
const OPEN = 'aberto';

/** How many ids the specification's checklist has in each part. */
const EXPECTED: Record<string, number> = { R: 21, A: 36, P: 11, W: 22, U: 15 };

/** Every statement has its row, and every test that a row names exists. */
export function checkSpecCoverage(document: string): Findings {
  const rows = [...document.matchAll(ROW)].map(([, id = '', , shownBy = '']) => ({ id, shownBy }));
  return [...missingIds(rows.map((row) => row.id)), ...rows.flatMap(missingTests)];
}

function missingIds(ids: readonly string[]): Findings {
  return Object.entries(EXPECTED).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${String(index + 1).padStart(2, '0')}`)
      .filter((id) => ids.filter((other) => other === id).length !== 1)
      .map((id) => `${id}: one row is expected`),
  );
}

function missingTests({ id, shownBy }: { id: string; shownBy: string }): Findings {
  if (shownBy.startsWith(OPEN)) return [];
  const references = [...shownBy.matchAll(TEST_REFERENCE)];
  if (references.length === 0) return [`${id}: names no test and is not marked '${OPEN}'`];
  return references.flatMap(([, file = '', title = '']) => {
    if (!existsSync(root + file)) return [`${id}: ${file} does not exist`];
    const text = readFileSync(root + file, 'utf8');
    return text.includes(title.trim()) ? [] : [`${id}: ${file} has no test '${title.trim()}'`];
  });
}
