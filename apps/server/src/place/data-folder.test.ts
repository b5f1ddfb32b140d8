import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { prepareDataFolder } from './data-folder.ts';

it('names in one sentence a folder that cannot be there', async () => {
  const refusal = await prepareDataFolder('/dev/null/x').catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toBe(
    'DATA_DIR não pode ser usada: há um arquivo no lugar da pasta (/dev/null/x).',
  );
});
