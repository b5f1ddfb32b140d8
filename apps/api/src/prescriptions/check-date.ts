import { birthdayAt, dateInBrazil } from '@arquiba/brazil/age';
import { invalidInput } from '../platform/calls/read-input.ts';

const OLDEST_YEARS = 20;

/** Refuses the day on which a prescription was written, as a form sends it. */
export function checkDate(writtenOn: string, now: Date): void {
  const fields = dateErrors(writtenOn, now);
  if (fields.writtenOn) throw invalidInput(fields);
}

/** What is wrong with the day, as the errors of its field. */
export function dateErrors(writtenOn: string, now: Date): Record<string, string> {
  const day = new Date(`${writtenOn}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(writtenOn);
  if (!exists) return { writtenOn: 'A data da receita não existe' };
  const today = dateInBrazil(now);
  if (writtenOn > today) return { writtenOn: 'A data da receita ainda não chegou' };
  if (birthdayAt(writtenOn, OLDEST_YEARS) < today) {
    return { writtenOn: `A receita tem mais de ${OLDEST_YEARS} anos` };
  }
  return {};
}
