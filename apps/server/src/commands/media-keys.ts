import { readFile } from 'node:fs/promises';
import type { MediaAccount, MediaOperator } from '@arquiba/media/accounts/operator';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { parseSize } from '../environment.ts';
import { withPlace } from '../place/with-place.ts';
import { Refusal } from '../refusal.ts';
import { fromCaller } from './backup.ts';
import type { Command, CommandInput } from './command.ts';
import { keyTable } from './key-table.ts';

export const mediaKeys: Command = {
  name: 'media-keys',
  words: ['<ação>', '[chave]'],
  summary: 'Cria, lista e revoga chaves do serviço de mídia, para outros programas e sites.',
  details: `Ações:
  create            cria uma chave pública e uma secreta; a última linha é um JSON com elas
  create-token-key  cria um par de chaves RSA para assinar tokens; a última linha é um JSON
  list              as contas de mídia e o começo de suas chaves
  revoke <chave>    revoga uma chave, pelo começo que list mostra ou inteira

Chaves secretas e privadas são mostradas uma só vez. Pode ser usado com a Arquiba rodando.`,
  options: {
    account: { type: 'string', description: 'o código ou o nome da conta (sem ela, a da Arquiba)' },
    name: { type: 'string', description: 'em create: o nome de uma conta de mídia nova' },
    quota: { type: 'string', description: 'em create, com --name: espaço, como 500MB ou 20GB' },
    'download-only': { type: 'boolean', description: 'em create: a chave pública não envia nada' },
    'public-key': { type: 'string', description: 'em create-token-key: um PEM que já existe' },
  },
  async run({ config, words, options }) {
    const action = readAction(words, options);
    const { openMediaOperator } = await import('@arquiba/media/accounts/operator');
    await withPlace(config, { purpose: 'media-keys' }, async ({ pool }) => {
      await migrate(pool, histories);
      await action(await openMediaOperator(pool)).catch(explain);
    });
  },
};

type Action = (operator: MediaOperator) => Promise<void>;
type Options = CommandInput['options'];

const OWN_ACCOUNT = 'arquiba';
const LONGEST_NAME = 80;
const HELP = 'veja: npm run arquiba -- media-keys --help';
const OPTIONS_OF: Record<string, readonly string[]> = {
  create: ['name', 'quota', 'account', 'download-only'],
  'create-token-key': ['account', 'public-key'],
  list: [],
  revoke: [],
};

/** All arguments are checked before the database is touched. */
function readAction([name = '', key]: string[], options: Options): Action {
  const known = Object.hasOwn(OPTIONS_OF, name) ? OPTIONS_OF[name] : undefined;
  if (!known) throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  const stray = Object.keys(options).find((option) => !known.includes(option));
  if (stray) throw new Refusal(`A opção --${stray} não serve em ${name}; ${HELP}`);
  if (name === 'revoke') {
    if (!key) throw new Refusal(`Falta a chave que será revogada; ${HELP}`);
    return (operator) => revoke(operator, key);
  }
  if (key !== undefined) throw new Refusal(`"${key}" sobra; ${HELP}`);
  if (name === 'list') return list;
  return name === 'create' ? creation(options) : tokenKeyCreation(options);
}

function creation(options: Options): Action {
  const name = textOf(options.name);
  const account = textOf(options.account) ?? OWN_ACCOUNT;
  if (name !== null && options.account !== undefined) {
    throw new Refusal(`--name é para uma conta nova e --account para uma que existe; ${HELP}`);
  }
  if (name !== null && [...name].length > LONGEST_NAME) {
    throw new Refusal(`--name pode ter no máximo ${LONGEST_NAME} caracteres.`);
  }
  if (name === null && options.quota !== undefined) {
    throw new Refusal(`--quota só serve com --name; ${HELP}`);
  }
  const quota = readQuota(textOf(options.quota));
  const mayCreate = options['download-only'] !== true;
  return async (operator) => {
    const found =
      name === null
        ? await accountOf(operator, account)
        : await operator.createAccount(name, quota);
    if (!found) throw new Refusal(`A conta de mídia "${name}" já existe; use --account.`);
    const keys = await operator.mintKeys(found.id, mayCreate);
    console.log(`Chaves da conta de mídia "${found.name}". Guarde a secreta: ela não volta.`);
    console.log(JSON.stringify({ accountId: found.id, ...keys }));
  };
}

function tokenKeyCreation(options: Options): Action {
  const account = textOf(options.account) ?? OWN_ACCOUNT;
  const file = textOf(options['public-key']);
  return async (operator) => {
    const { id: accountId, name } = await accountOf(operator, account);
    console.log(`Chave para assinar tokens da conta de mídia "${name}".`);
    if (file === null) {
      const { id: keyId, privateKey } = await operator.mintTokenKey(accountId);
      console.log(JSON.stringify({ accountId, keyId, privateKey }));
      return;
    }
    const pem = await readFile(fromCaller(file), 'utf8').catch((cause) => {
      throw new Refusal(`O arquivo ${file} não pôde ser lido.`, { cause });
    });
    const keyId = await operator.registerTokenKey(accountId, pem);
    console.log(JSON.stringify({ accountId, keyId }));
  };
}

async function list(operator: MediaOperator): Promise<void> {
  const keys = await operator.listKeys();
  console.log(keys.length === 0 ? 'Nenhuma chave ainda.' : keyTable(keys));
}

async function revoke(operator: MediaOperator, key: string): Promise<void> {
  const found = await operator.revoke(key);
  if (found === 0) throw new Refusal('Nenhuma chave em uso começa assim; veja com list.');
  if (found > 1) throw new Refusal('Mais de uma chave começa assim; dê a chave inteira.');
  console.log('A chave está revogada e não abre mais nada.');
}

async function accountOf(operator: MediaOperator, idOrName: string): Promise<MediaAccount> {
  const found = await operator.findAccount(idOrName);
  if (!found) throw new Refusal(`A conta de mídia "${idOrName}" não existe; veja com list.`);
  return found;
}

function readQuota(text: string | null): number | null {
  if (text === null) return null;
  const bytes = parseSize(text);
  if (bytes !== undefined) return bytes;
  throw new Refusal('--quota precisa ser um número de bytes, ou algo como 500MB ou 20GB.');
}

function textOf(option: string | boolean | undefined): string | null {
  return typeof option === 'string' && option.trim() !== '' ? option.trim() : null;
}

function explain(error: unknown): never {
  const known = error instanceof Error && error.name === 'MediaError';
  throw known ? new Refusal(error.message, { cause: error }) : error;
}
