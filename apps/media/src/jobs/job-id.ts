import { randomBytes } from 'node:crypto';

const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_DIGITS = 10;
const CHANCE_DIGITS = 16;

let latest = 0;

/** 26 characters: the moment, then chance; so that ids are in the order of their creation. */
export function newJobId(now = nextMoment()): string {
  let time = '';
  for (let rest = now; time.length < TIME_DIGITS; rest = Math.floor(rest / 32)) {
    time = BASE32[rest % 32] + time;
  }
  return time + Array.from(randomBytes(CHANCE_DIGITS), (byte) => BASE32[byte % 32]).join('');
}

/** Never the same one twice in a process: chance would put two jobs into an order of its own. */
function nextMoment(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}
