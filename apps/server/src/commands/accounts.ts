import type { BackOffice } from '@arquiba/api/back-office';
import { Refusal } from '../refusal.ts';
import { accountTable } from './account-table.ts';
import type { Command, CommandInput } from './command.ts';
import { withBackOffice } from './with-back-office.ts';

export const accounts: Command = {
  name: 'accounts',
  words: ['<ação>', '[e-mail]'],
  summary:
    'Lista, bloqueia e desbloqueia contas; confirma e-mails; dá e tira o papel de quem administra.',
  details: `Ações:
  list                    as contas, da mais nova à mais antiga
  block <e-mail>          bloqueia: some da rede, e toda sessão aberta termina em até 5 segundos
  unblock <e-mail>        desbloqueia; a pessoa entra de novo com a senha de antes
  confirm-email <e-mail>  confirma o e-mail de quem não recebe a mensagem; antes, certifique-se de
                          que o endereço é mesmo da pessoa
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
    await withBackOffice(config, 'accounts', ({ accounts }) => action(accounts));
  },
};

type Accounts = BackOffice['accounts'];
type Action = (accounts: Accounts) => Promise<void>;
type Options = CommandInput['options'];

const STATUSES = ['active', 'blocked', 'deleted'] as const;
const DEFAULT_LIMIT = '50';
const LARGEST_LIMIT = 1000;
const HELP = 'veja: npm run arquiba -- accounts --help';

const ofOne: Record<string, (accounts: Accounts, email: string) => Promise<string>> = {
  async block(accounts, email) {
    await accounts.block(email);
    return `A conta ${email} está bloqueada; as sessões dela terminaram.`;
  },
  async unblock(accounts, email) {
    await accounts.unblock(email);
    return `A conta ${email} está desbloqueada.`;
  },
  async 'confirm-email'(accounts, email) {
    await accounts.confirmEmail(email);
    return `O e-mail ${email} está confirmado.`;
  },
  async 'grant-admin'(accounts, email) {
    await accounts.grantAdmin(email);
    return `A conta ${email} agora administra.`;
  },
  async 'revoke-admin'(accounts, email) {
    const { last } = await accounts.revokeAdmin(email);
    const rest = last ? ' Ninguém mais administra: dê o papel a alguém com grant-admin.' : '';
    return `A conta ${email} não administra mais.${rest}`;
  },
};

/** All arguments are checked before the database is touched. */
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
  return async (accounts) => console.log(await change(accounts, email.trim()));
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
  return async (accounts) => {
    const { items, total } = await accounts.list(query);
    if (total === 0) return console.log('Nenhuma conta encontrada.');
    console.log(accountTable(items));
    const more = total - items.length;
    if (more > 0) console.log(`\nE mais ${more}: aumente --limit ou escolha com --search.`);
  };
}
