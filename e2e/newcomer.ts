import { randomInt } from 'node:crypto';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { createAccount } from '@arquiba/contract/accounts';
import { createClient } from '@arquiba/contract/client';
import { confirmEmailOf } from './operator.ts';
import { fromElsewhere, siteUrl } from './visit.ts';

export interface Newcomer {
  email: string;
  password: string;
  username: string;
  socialName: string;
}

/**
 * Someone with a fresh account and a confirmed e-mail, so that a journey neither finds nor leaves anything
 * behind.
 */
export async function signUpNewcomer(name: string): Promise<Newcomer> {
  const nine = String(randomInt(100_000_000, 999_999_999));
  const email = `${nine}@exemplo.com.br`;
  const password = `arquibancada ${nine}`;
  const headers = { origin: siteUrl(), ...fromElsewhere() };
  const call = createClient({ baseUrl: siteUrl(), headers });
  const { username, socialName } = await call(createAccount, {
    type: 'Torcedor',
    name: `${name} da Silva`,
    socialName: name,
    cpf_cnpj: nine + cpfCheckDigits(nine),
    whatsapp: `119${nine.slice(1)}`,
    email,
    password,
  });
  await confirmEmailOf(email);
  return { email, password, username, socialName };
}

/** The API over HTTP as someone, for what a journey begins with. */
export async function clientOf({ email, password }: Newcomer) {
  const headers = { origin: siteUrl(), ...fromElsewhere() };
  const answer = await fetch(`${siteUrl()}/api/session/accounts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return createClient({ baseUrl: siteUrl(), headers: { ...headers, cookie } });
}
