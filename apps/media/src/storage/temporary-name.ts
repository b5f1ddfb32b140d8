import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
// Process numbers come again (in a container always the same); this does not.
const RUN = randomBytes(6).toString('hex');
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

let count = 0;

/** A file name that says which process writes the file. */
export function temporaryName(): string {
  count += 1;
  return `${HOST}-${process.pid}-${RUN}-${count}`;
}

/** Whether nobody can be writing the temporary file any more. */
export function isAbandoned(
  name: string,
  lastWritten: Date,
  afterMs = ABANDONED_AFTER_MS,
): boolean {
  const [host, pid, run] = name.split('-');
  if (host === HOST && run !== RUN && !isRunning(Number(pid))) return true;
  return Date.now() - lastWritten.getTime() > afterMs;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
