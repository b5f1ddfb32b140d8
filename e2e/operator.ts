import { dirname } from 'node:path';
import { expect, inject } from 'vitest';
import { runArquiba } from '../apps/server/src/testing/product-process.ts';

/** Runs the command line beside the product, as its operator does. */
export async function operate(...words: string[]): Promise<string> {
  const { code, output } = await runArquiba(words, { DATA_DIR: dirname(inject('mailFolder')) });
  expect(code, output).toBe(0);
  return output;
}
