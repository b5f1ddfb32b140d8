import { loadQuickly } from './quick-loading.ts';

loadQuickly();
const { commands } = await import('./commands/commands.ts');
const { runCommand } = await import('./commands/run-command.ts');
const { Refusal } = await import('./refusal.ts');

// What we write, and the programs that we start, is for our own user only.
process.umask(0o077);

// The reader of our output may close it before we end.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  await runCommand(commands, process.argv.slice(2), process.env);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
