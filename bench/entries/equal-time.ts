import { confirmRecovery, requestRecovery } from '@arquiba/contract/recovery';
import type { AnyRoute } from '@arquiba/contract/route';
import { signIn } from '@arquiba/contract/sessions';
import pg from 'pg';
import { signIns } from '../../demo/src/content/sign-ins.ts';
import { startServer } from '../http-process.ts';
import { median, type Trial } from '../measure.ts';

const TRIES = 200;
const WARM_UP = 20;
const SERIES = {
  known: signIns.fan.email,
  unknown: 'ninguem@exemplo.com.br',
  other: 'ninguem.mais@exemplo.com.br',
};

export const entry: Trial = {
  about: `Whether the time of an answer tells which e-mails have an account: medians over ${TRIES} tries each, mixed and one at a time. The floor is the difference between two e-mails that nobody has; allowed are 10 ms.`,
  async run({ databaseUrl, dataFolder }) {
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder };
    const server = await startServer('product.ts', environment);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    const forget = () => pool.query('DELETE FROM recovery_request');
    const allowTries = () => pool.query('UPDATE recovery_request SET tries = 0');
    const nothing = async () => {};
    const rows = [
      await compare('sign-in, wrong password', nothing, (email) =>
        post(server.origin, signIn, { email, password: 'não é esta' }),
      ),
      await compare('asking for a recovery code', forget, (email) =>
        post(server.origin, requestRecovery, { email }),
      ),
    ];
    await forget();
    for (const email of Object.values(SERIES))
      await post(server.origin, requestRecovery, { email });
    const given = await pool.query(GIVE_CODE, [SERIES.known]);
    if (given.rowCount !== 1) throw new Error('the known e-mail has no request');
    rows.push(
      await compare('giving a wrong code', allowTries, (email) =>
        post(server.origin, confirmRecovery, { email, code: 'BCDF2345' }),
      ),
    );
    await pool.end();
    await server.stop();
    return { columns: ['', 'known ms', 'unknown ms', 'difference ms', 'floor ms'], rows };
  },
};

/** A try of each e-mail in every round, so that a noisy moment hits each of them. */
async function compare(
  name: string,
  before: () => Promise<unknown>,
  attempt: (email: string) => Promise<void>,
): Promise<string[]> {
  const times: Record<keyof typeof SERIES, number[]> = { known: [], unknown: [], other: [] };
  const names = Object.keys(SERIES) as (keyof typeof SERIES)[];
  for (let round = 0; round < WARM_UP + TRIES; round += 1) {
    // In random order: a fixed order may coincide with how the system schedules its cores.
    for (const series of names.toSorted(() => Math.random() - 0.5)) {
      await before();
      const begun = performance.now();
      await attempt(SERIES[series]);
      if (round >= WARM_UP) times[series].push(performance.now() - begun);
    }
  }
  const [known, unknown, other] = names.map((series) => median(times[series])) as [
    number,
    number,
    number,
  ];
  const difference = Math.abs(known - unknown);
  return [
    name,
    ...[known, unknown, difference, Math.abs(unknown - other)].map((ms) => ms.toFixed(2)),
  ];
}

/** A code for the known e-mail, as the job would have mailed it: any hash of the usual cost works. */
const GIVE_CODE = `
  UPDATE recovery_request SET account_id = account.id, code_hash = account.password_hash FROM account
  WHERE account.email = $1 AND email_hash = sha256(convert_to(account.email, 'UTF8'))`;

async function post(origin: string, { path }: AnyRoute, body: object): Promise<void> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  });
  await response.text();
  if (![200, 401, 403].includes(response.status)) throw new Error(`${path}: ${response.status}`);
}
