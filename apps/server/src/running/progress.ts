const EVERY = 2000;
const EVERY_ON_TERMINAL = 80;

export interface Progress {
  update(line: string): void;
  done(): void;
}

/** Tells how far work is: on a terminal in one line that changes, in a file every few seconds. */
export function showProgress(title: string): Progress {
  const started = Date.now();
  const rewrites = process.stdout.isTTY === true;
  let lastShown = started;
  console.log(`${title}…`);
  return {
    update(line) {
      if (Date.now() - lastShown < (rewrites ? EVERY_ON_TERMINAL : EVERY)) return;
      lastShown = Date.now();
      if (rewrites) process.stdout.write(`\r\x1b[K  ${line}`);
      else console.log(`  ${line}`);
    },
    done() {
      if (rewrites) process.stdout.write('\r\x1b[K');
      const seconds = (Date.now() - started) / 1000;
      const shown = seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
      console.log(`${title}: pronto em ${shown} s.`);
    },
  };
}
