const EVERY = 2000;
const EVERY_ON_TERMINAL = 80;

export interface Progress {
  update(line: string): void;
  done(): void;
}

/** The running tasks, by title: there may be several at a time. */
const underWay = new Map<string, string>();

/** Shows the progress of a task: on a terminal in one line that is rewritten, in a file every few seconds. */
export function showProgress(title: string): Progress {
  const started = Date.now();
  const rewrites = process.stdout.isTTY === true;
  let lastShown = started;
  say(`${title}…`, rewrites);
  return {
    update(line) {
      underWay.set(title, line);
      if (Date.now() - lastShown < (rewrites ? EVERY_ON_TERMINAL : EVERY)) return;
      lastShown = Date.now();
      if (rewrites) rewriteLine();
      else console.log(`  ${line}`);
    },
    done() {
      underWay.delete(title);
      const seconds = (Date.now() - started) / 1000;
      const shown = seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
      say(`${title}: pronto em ${shown} s.`, rewrites);
    },
  };
}

/** A line that stays, above the one that is rewritten. */
function say(line: string, rewrites: boolean): void {
  if (rewrites) process.stdout.write('\r\x1b[K');
  console.log(line);
  if (rewrites && underWay.size > 0) rewriteLine();
}

function rewriteLine(): void {
  process.stdout.write(`\r\x1b[K  ${[...underWay.values()].join(' · ')}`);
}
