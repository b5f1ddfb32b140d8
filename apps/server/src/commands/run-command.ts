import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import { helpFor, helpForAll } from './help.ts';

/** Runs the command of the arguments. */
export async function runCommand(
  commands: readonly Command[],
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) {
    const asked = rest[0];
    console.log(asked ? helpFor(find(commands, asked)) : helpForAll(commands));
    return;
  }
  const command = find(commands, name);
  const { words, options } = parse(command, rest);
  if (options.help) {
    console.log(helpFor(command));
    return;
  }
  checkWords(command, words);
  await command.run({ config: readConfig(environment), words, options });
}

function find(commands: readonly Command[], name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  throw new Refusal(
    `O comando "${name}" não existe; veja os que existem com: npm run arquiba -- help`,
  );
}

function parse(command: Command, args: string[]) {
  const options = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]);
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
    });
    return { words: positionals, options: values as Record<string, string | boolean | undefined> };
  } catch (error) {
    const option = /'(--?[^' ]+)/.exec((error as Error).message)?.[1] ?? '';
    throw new Refusal(
      `A opção ${option} não serve aqui; veja: npm run arquiba -- ${command.name} --help`,
      { cause: error },
    );
  }
}

function checkWords(command: Command, words: string[]): void {
  const expected = command.words ?? [];
  const required = expected.filter((word) => word.startsWith('<'));
  if (words.length >= required.length && words.length <= expected.length) return;
  const missing = required[words.length];
  const fault = missing ? `Falta ${missing}` : `"${words[expected.length]}" sobra`;
  throw new Refusal(`${fault}; veja: npm run arquiba -- ${command.name} --help`);
}
