import { expect, it } from 'vitest';
import { runArquiba } from '../testing/product-process.ts';
import { runHere } from '../testing/run-here.ts';
import { commands } from './commands.ts';

it.each([[], ['help'], ['--help']])('shows every command: %s', async (...args) => {
  const { code, output } = await runHere(args);
  expect(code).toBe(0);
  for (const { name, summary } of commands) {
    expect(output).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(output).toContain(summary);
  }
});

it.each([
  [['migrate', '--help'], 0],
  [['migrate', '--fast'], 1],
])('prints %j, and ends with %i, in a process of its own too', async (args, code) => {
  const ended = await runArquiba(args);
  expect(ended).toEqual(await runHere(args));
  expect(ended.code).toBe(code);
});

it.each(commands.map(({ name }) => name))('explains %s', async (name) => {
  const { code, output } = await runHere([name, '--help']);
  expect(code).toBe(0);
  expect(output).toContain(`Uso: npm run arquiba -- ${name}`);
});

it.each([
  [['fly'], 'O comando "fly" não existe'],
  [['backup'], 'Falta <arquivo>'],
  [['backup', 'a', 'b'], '"b" sobra'],
  [['migrate', '--fast'], 'A opção --fast não serve aqui'],
  [['demo', '--reset'], 'confirme com --yes'],
])('refuses %j in one sentence', async (args, sentence) => {
  const { code, output } = await runHere(args, { DATA_DIR: '/nonexistent/arquiba' });
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
});
