/**
 * Places where tests kill the process: `SHOP_FAULT_POINT` names the one at which it dies as by a power
 * cut, and nothing else is asked of it. Never set outside of tests.
 */
export function passing(point: 'ordered' | 'reserved' | 'before-commit' | 'committed' | 'charged') {
  if (process.env.SHOP_FAULT_POINT === point) process.kill(process.pid, 'SIGKILL');
}
