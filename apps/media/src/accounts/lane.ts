import type { Caller } from '../access/caller.ts';

/** The two outermost folders: in the product's account, a person's own folder. */
export function laneOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 3).join('/');
}

/** The same among all accounts. */
export function laneAmongAll(accountId: string, path: string): string {
  return accountId + laneOf(path);
}

/** The lane whose bounds hold besides those of the account, for a person: those have tokens. */
export function boundedLane({ key, token }: Caller, path: string): string | null {
  return token && key?.kind !== 'secret' ? laneOf(path) : null;
}
