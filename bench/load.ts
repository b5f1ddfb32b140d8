import autocannon from 'autocannon';

/** Sends requests and gives the microseconds until the last was answered; all must be answered well. */
export async function load(options: autocannon.Options): Promise<number> {
  const begun = performance.now();
  let last = begun;
  const running = autocannon({ timeout: 60, ...options }) as ReturnType<typeof autocannon> &
    NodeJS.EventEmitter;
  // It tells of its end only at the next full second.
  running.on('response', () => {
    last = performance.now();
  });
  const { non2xx, errors } = await running;
  if (non2xx + errors > 0) throw new Error(`${options.url} did not answer well`);
  return (last - begun) * 1000;
}
