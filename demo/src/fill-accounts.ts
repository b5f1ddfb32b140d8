import { randomBytes } from 'node:crypto';
import { createAccount } from '@arquiba/contract/accounts';
import { legal } from '@arquiba/contract/legal';
import { identityOf } from './content/identity.ts';
import type { Member } from './content/member.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { type Account, type AccountOf, daysBefore } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

export interface Accounts {
  /** Signs a member up. */
  openAccount(member: Member): Promise<void>;
  accountOf: AccountOf;
}

export function accountsOf(options: FillOptions): Accounts {
  const { now } = options;
  const office = options.backOffice(now);
  const accounts = new Map<string, Account>();
  const random = randomOf('arquiba/identity');
  return {
    async openAccount(member) {
      const { key, type, subtype, name, socialName } = member;
      const signIn = Object.values(signIns).find((one) => one.member === key);
      const call = options.callAs(null, { at: daysBefore(now, member.joined) });
      const made = await call(createAccount, {
        ...{ type, subtype, name, socialName },
        ...identityOf(member, random.stream(key)),
        email: signIn?.email ?? `${key}@arquiba.example`,
        // Nobody is meant to sign in as the others.
        password: signIn?.password ?? randomBytes(18).toString('base64url'),
        termsVersion: legal.version,
      });
      const username = member.username ?? made.username;
      if (username !== made.username) await office.accounts.giveUsername(made.id, username);
      if (member.verified) await office.accounts.verify(username);
      accounts.set(key, { id: made.id, username });
    },
    accountOf(key) {
      const account = accounts.get(key);
      if (!account) throw new RangeError(`${key} has no account`);
      return account;
    },
  };
}
