import { MediaError } from '@arquiba/media-contract/errors';
import { type Caller, may } from '../access/caller.ts';
import type { Action } from '../access/permissions.ts';

// A name that no file has: what is allowed for it is allowed for all at its place.
const ANY = '\u0000';

interface Tree {
  folderPath: string;
  recursive: boolean;
}

/** Whether the caller may do it with every file of a folder, or of all below it. */
export function mayWithFiles(caller: Caller, action: Action, tree: Tree): boolean {
  return placesOf(tree).every((path) => may(caller, action, path));
}

export function requireWithFiles(caller: Caller, action: Action, tree: Tree): void {
  if (!mayWithFiles(caller, action, tree)) throw refused(action, tree);
}

/** The same for the folder itself and, where it is recursive, for every folder below. */
export function requireWithFolders(caller: Caller, action: Action, tree: Tree): void {
  const below = tree.recursive ? placesOf(tree) : [];
  const allowed = [tree.folderPath, ...below].every((path) => may(caller, action, path));
  if (!allowed) throw refused(action, tree);
}

function placesOf({ folderPath, recursive }: Tree): string[] {
  const child = `${folderPath === '/' ? '' : folderPath}/${ANY}`;
  return recursive ? [child, `${child}/${ANY}`] : [child];
}

/** Names the folder, which the caller knows, and not the place below it. */
function refused(action: Action, { folderPath }: Tree): MediaError {
  return new MediaError('authorization_failed', {
    details: { permission: action.do, path: folderPath },
  });
}
