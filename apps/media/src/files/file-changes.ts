import { MediaError } from '@arquiba/media-contract/errors';
import type { FileChanges } from '@arquiba/media-contract/provider-files';
import type { FileRow } from './queries.ts';

const MAX_TAGS = 25;
const MAX_METADATA_CHARACTERS = 2048;
// In JSON: the character that no text of the database may have, and halves of characters.
const NOT_STORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** What a copy is to have, where its original has this. */
export function applyChanges(
  original: Pick<FileRow, 'metadata' | 'tags'>,
  { metadata, tags }: FileChanges,
): Pick<FileRow, 'metadata' | 'tags'> {
  const changed = {
    metadata: metadata
      ? { ...(metadata.merge && original.metadata), ...metadata.value }
      : original.metadata,
    tags: tags
      ? [...new Set([...(tags.merge ? original.tags : []), ...(tags.value ?? [])])]
      : original.tags,
  };
  if (metadata) requireMetadata(changed.metadata);
  if (changed.tags.length > MAX_TAGS) throw invalid('tags', `"tags" passa de ${MAX_TAGS}.`);
  return changed;
}

/** What is too long or cannot be stored in the first place, whatever the original has. */
export function requireChanges({ metadata, tags }: FileChanges, parameter = ''): void {
  if (metadata?.value) requireMetadata(metadata.value, `${parameter}metadata`);
  if (NOT_STORABLE.test(JSON.stringify(tags?.value ?? []))) throw invalid(`${parameter}tags`);
}

export function requireMetadata(metadata: Record<string, unknown>, parameter = 'metadata'): void {
  const text = JSON.stringify(metadata);
  if (text.length > MAX_METADATA_CHARACTERS) {
    throw invalid(parameter, `"${parameter}" passa de ${MAX_METADATA_CHARACTERS} caracteres.`);
  }
  if (NOT_STORABLE.test(text)) throw invalid(parameter);
}

function invalid(parameter: string, message = `"${parameter}" é inválido.`): MediaError {
  return new MediaError('invalid_parameter', { message, details: { parameter } });
}
