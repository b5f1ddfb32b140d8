import { isYoungerThan } from '@arquiba/brazil/age';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { birthDateOf, type SignUpValues } from './sign-up-values.ts';

type Born = Pick<SignUpValues, 'kind' | 'birthDay' | 'birthMonth' | 'birthYear'>;

/** Whether the values chosen so far belong to a person who is too young to do without a guardian. */
export function needsGuardian(values: Born, now = new Date()): boolean {
  const born = values.kind === 'fisica' ? birthDateOf(values) : null;
  return born !== null && isYoungerThan(GUARDIAN_UNDER_AGE, born, now);
}
