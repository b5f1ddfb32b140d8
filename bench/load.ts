import autocannon from 'autocannon';

/** Sends requests and returns the microseconds until the last answer; all must succeed. */
export async function load(options: autocannon.Options): Promise<number> {
  const begun = performance.now();
  let last = begun;
  const running = autocannon({ timeout: 60, ...options }) as ReturnType<typeof autocannon> &
    NodeJS.EventEmitter;
  // It reports its end only at the next full second.
  running.on('response', () => {
    last = performance.now();
  });
  const { non2xx, errors } = await running;
  if (non2xx + errors > 0) throw new Error(`${options.url} did not answer well`);
  return (last - begun) * 1000;
}
