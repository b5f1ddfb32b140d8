import { access, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Exists in a data folder during a restore: the folder is incomplete. */
const NAME = 'restauracao-em-andamento';

export function hasRestoreMark(dataFolder: string): Promise<boolean> {
  return access(join(dataFolder, NAME)).then(
    () => true,
    () => false,
  );
}

export async function setRestoreMark(dataFolder: string): Promise<void> {
  const file = await open(join(dataFolder, NAME), 'w', 0o600);
  await file.sync().finally(() => file.close());
}

export async function removeRestoreMark(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, NAME), { force: true });
}
