import { dateInBrazil } from '@arquiba/brazil/age';
import { addDays } from '@arquiba/brazil/business-days';
import type { Clock } from '../platform/clock.ts';
import type { ReturnPostage } from '../platform/ports/return-postage.ts';

const VALID_DAYS = 10;
const DIGITS = 12;

/** The built-in carrier: it makes its codes from the keys, which are ids, and moves no parcel. */
export function createOfflinePostage(clock: Clock): ReturnPostage {
  return {
    async issue({ key }) {
      const lastDay = addDays(dateInBrazil(clock.now()), VALID_DAYS);
      return {
        carrier: 'Correios',
        code: key.slice(-DIGITS).padStart(DIGITS, '0'),
        validUntil: new Date(`${lastDay}T23:59:59.999-03:00`),
      };
    },
  };
}
