import { vi } from 'vitest';
import { commands } from '../commands/commands.ts';
import { runCommand } from '../commands/run-command.ts';
import { Refusal } from '../refusal.ts';
import type { Ended } from './product-process.ts';

/**
 * Runs a command in this process, with the same result as `runArquiba`. A process costs half a second of CPU;
 * `run-command.test.ts` shows that a real one prints the same and ends with these codes.
 */
export async function runHere(
  args: string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  let output = '';
  const printing = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    output += `${line}\n`;
  });
  try {
    await runCommand(commands, args, environment);
    return { code: 0, output };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: 1, output: `${output}${error.message}\n` };
  } finally {
    printing.mockRestore();
  }
}
