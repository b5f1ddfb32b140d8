import type { Hooks } from '../platform/context.ts';
import { presentFile } from '../platform/files/present-file.ts';
import { findFace } from './queries.ts';

/** Name and avatar of the signed-in account, for accounts and sessions, which may not import profiles. */
export const accountFace: Hooks['accountFace'] = async ({ db, media }, accountId) => {
  const face = await findFace(db, accountId);
  if (!face) throw new Error(`The account ${accountId} has no profile`);
  return {
    username: face.username,
    avatar: face.avatar && presentFile(media, face.avatar).url,
  };
};
