import { birthdayAt, dateInBrazil } from '@arquiba/brazil/age';
import { invalidInput } from '../platform/calls/read-input.ts';

const OLDEST_YEARS = 20;

/** The day on which a prescription was written, as a form sends it. */
export function checkDate(writtenOn: string, now: Date): void {
  const day = new Date(`${writtenOn}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(writtenOn);
  if (!exists) throw invalidInput({ writtenOn: 'A data da receita não existe' });
  const today = dateInBrazil(now);
  if (writtenOn > today) throw invalidInput({ writtenOn: 'A data da receita ainda não chegou' });
  if (birthdayAt(writtenOn, OLDEST_YEARS) < today) {
    throw invalidInput({ writtenOn: `A receita tem mais de ${OLDEST_YEARS} anos` });
  }
}
