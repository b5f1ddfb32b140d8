import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';

/** A picture that the viewer has uploaded for a group; null for no cover. */
export async function claimCover(
  context: SessionContext,
  input: { path: string; alt: string } | null,
): Promise<FileReference | null> {
  if (!input) return null;
  const [file] = await claimFiles(context, 'groups', [input]);
  if (!file?.mime.startsWith('image/')) {
    throw invalidInput({ cover: 'A capa precisa ser uma imagem' });
  }
  return file;
}
