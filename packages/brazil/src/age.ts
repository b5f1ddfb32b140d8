import { inBrasilia } from './brasilia.ts';

/** The day it is in Brasília, as `2026-12-31`. */
export function dateInBrazil(now: Date): string {
  return inBrasilia(now).toISOString().slice(0, 10);
}

/** The day on which someone reaches an age; for a birthday on 29 February it is 1 March. */
export function birthdayAt(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

/** Whether someone has not reached an age yet, by the calendar of Brasília. */
export function isYoungerThan(age: number, birthDate: string, now: Date): boolean {
  return birthdayAt(birthDate, age) > dateInBrazil(now);
}
