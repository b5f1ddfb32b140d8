import { isYoungerThan } from '@arquiba/brazil/age';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { birthDateOf, type SignUpValues } from './sign-up-values.ts';

type Born = Pick<SignUpValues, 'kind' | 'birthDay' | 'birthMonth' | 'birthYear'>;

/** Whether the birth date typed so far is that of a minor. */
export function needsGuardian(values: Born, now = new Date()): boolean {
  const born = values.kind === 'fisica' ? birthDateOf(values) : null;
  return born !== null && isYoungerThan(GUARDIAN_UNDER_AGE, born, now);
}
