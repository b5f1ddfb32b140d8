import { isYoungerThan } from '@arquiba/brazil/age';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { birthDateOf, type SignUpValues } from './sign-up-values.ts';

type Born = Pick<SignUpValues, 'kind' | 'birthDay' | 'birthMonth' | 'birthYear'>;

/** Whether what is chosen so far says that someone has to answer for this person. */
export function needsGuardian(values: Born, now = new Date()): boolean {
  const born = values.kind === 'fisica' ? birthDateOf(values) : null;
  return born !== null && isYoungerThan(GUARDIAN_UNDER_AGE, born, now);
}
