import { athletes } from './athletes.ts';
import { clubs } from './clubs.ts';
import { communicators } from './communicators.ts';
import { companies } from './companies.ts';
import { fans } from './fans.ts';
import type { Member } from './member.ts';
import { professionals } from './professionals.ts';

/** Everyone in the world. */
export const members: readonly Member[] = [
  ...companies,
  ...clubs,
  ...athletes,
  ...communicators,
  ...professionals,
  ...fans,
];

export function memberOf(key: string): Member {
  const member = members.find((one) => one.key === key);
  if (!member) throw new RangeError(`nobody is called ${key}`);
  return member;
}
