import type { Command } from './command.ts';

export function helpForAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => signature(command).length));
  const lines = commands.map(
    (command) => `  ${signature(command).padEnd(width)}  ${command.summary}`,
  );
  return [
    'Uso: npm run arquiba -- <comando>',
    '',
    ...lines,
    '',
    'Ajuda de um comando: npm run arquiba -- <comando> --help',
  ].join('\n');
}

export function helpFor(command: Command): string {
  const options = Object.entries({ ...command.options, help: { description: 'esta ajuda' } });
  const width = Math.max(...options.map(([name]) => name.length));
  return [
    `Uso: npm run arquiba -- ${signature(command)}`,
    '',
    command.summary,
    ...(command.details ? ['', command.details] : []),
    '',
    'Opções:',
    ...options.map(([name, { description }]) => `  --${name.padEnd(width)}  ${description}`),
  ].join('\n');
}

function signature({ name, words = [] }: Command): string {
  return [name, ...words].join(' ');
}
