import type { Staff } from '@arquiba/api/staff';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openLog } from '../log.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import { accountTable } from './account-table.ts';
import type { Command, CommandInput } from './command.ts';

export const accounts: Command = {
  name: 'accounts',
  words: ['<ação>', '[e-mail]'],
  summary: 'Lista, bloqueia e desbloqueia contas; dá e tira o papel de quem administra.',
  details: `Ações:
  list                    as contas, da mais nova à mais antiga
  block <e-mail>          bloqueia: some da rede, e toda sessão aberta termina em até 5 segundos
  unblock <e-mail>        desbloqueia; a pessoa entra de novo com a senha de antes
  grant-admin <e-mail>    a conta passa a administrar
  revoke-admin <e-mail>   a conta deixa de administrar

Pode ser usado com a Arquiba rodando.`,
  options: {
    status: { type: 'string', description: 'em list: só as active, blocked ou deleted' },
    search: { type: 'string', description: 'em list: parte do e-mail ou do nome' },
    limit: { type: 'string', description: 'em list: quantas mostrar, de 1 a 1000 (sem ela, 50)' },
  },
  async run({ config, words, options }) {
    const action = readAction(words, options);
    const { log } = openLog('warn', 'stderr');
    // The API is only loaded once the words make sense.
    const { openStaff } = await import('@arquiba/api/staff');
    await withPlace(config, { purpose: 'accounts' }, async ({ pool, databaseUrl }) => {
      await migrate(pool, histories);
      const { redisUrl } = config;
      await action(await openStaff({ pool, databaseUrl, redisUrl, log })).catch(explain);
    });
  },
};

type Action = (staff: Staff) => Promise<void>;
type Options = CommandInput['options'];

const STATUSES = ['active', 'blocked', 'deleted'] as const;
const DEFAULT_LIMIT = '50';
const LARGEST_LIMIT = 1000;
const HELP = 'veja: npm run arquiba -- accounts --help';

const ofOne: Record<string, (staff: Staff, email: string) => Promise<string>> = {
  async block(staff, email) {
    await staff.block(email);
    return `A conta ${email} está bloqueada; as sessões dela terminaram.`;
  },
  async unblock(staff, email) {
    await staff.unblock(email);
    return `A conta ${email} está desbloqueada.`;
  },
  async 'grant-admin'(staff, email) {
    await staff.grantAdmin(email);
    return `A conta ${email} agora administra.`;
  },
  async 'revoke-admin'(staff, email) {
    const { last } = await staff.revokeAdmin(email);
    const rest = last ? ' Ninguém mais administra: dê o papel a alguém com grant-admin.' : '';
    return `A conta ${email} não administra mais.${rest}`;
  },
};

/** Everything that can be wrong with the words is said before the database is touched. */
function readAction([name = '', email]: string[], options: Options): Action {
  if (name === 'list') {
    if (email !== undefined) throw new Refusal(`"${email}" sobra; ${HELP}`);
    return listing(options);
  }
  const change = ofOne[name];
  if (!change || !Object.hasOwn(ofOne, name)) {
    throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  }
  const stray = Object.keys(options)[0];
  if (stray) throw new Refusal(`A opção --${stray} só serve em list; ${HELP}`);
  if (!email?.includes('@')) throw new Refusal(`Falta o e-mail da conta; ${HELP}`);
  return async (staff) => console.log(await change(staff, email.trim()));
}

function listing({ status, search, limit = DEFAULT_LIMIT }: Options): Action {
  const wanted = STATUSES.find((each) => each === status) ?? null;
  if (status !== undefined && !wanted) {
    throw new Refusal(`--status precisa ser ${STATUSES.join(', ').replace(/, (\w+)$/, ' ou $1')}.`);
  }
  const shown = Number(limit);
  if (!Number.isInteger(shown) || shown < 1 || shown > LARGEST_LIMIT) {
    throw new Refusal(`--limit precisa ser um número de 1 a ${LARGEST_LIMIT}.`);
  }
  const query = {
    status: wanted,
    search: typeof search === 'string' ? search : null,
    limit: shown,
  };
  return async (staff) => {
    const { items, total } = await staff.list(query);
    if (total === 0) return console.log('Nenhuma conta encontrada.');
    console.log(accountTable(items));
    const more = total - items.length;
    if (more > 0) console.log(`\nE mais ${more}: aumente --limit ou escolha com --search.`);
  };
}

function explain(error: unknown): never {
  const known = error instanceof Error && error.name === 'ApiError';
  throw known ? new Refusal(error.message, { cause: error }) : error;
}
