import * as z from 'zod/mini';
import { metadata, path, tags } from './provider.ts';

export const MAX_FILES_A_BATCH = 1000;

/** What a copy has instead of, or besides, what its original has. */
function change<T extends z.ZodMiniType>(value: T) {
  return z.optional(z.object({ merge: z.optional(z.boolean()), value: z.optional(value) }));
}

const changes = { metadata: change(metadata), tags: change(tags) };

/** Of a copied file, and of every file in a copied folder. */
export const fileChanges = z.object(changes);
export type FileChanges = z.output<typeof fileChanges>;

export const copyFile = z.object({ source: z.string(), destination: z.string(), ...changes });
export type CopyFile = z.output<typeof copyFile>;

export const copyFileBatch = z.object({
  files: z.array(copyFile).check(z.minLength(1), z.maxLength(MAX_FILES_A_BATCH)),
});

export const deleteFileBatch = z.object({
  files: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_FILES_A_BATCH)),
});

const parameters = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));

/** Stores the result of a transformation. Parameters can be given here if they are too long for a URL. */
export const saveFile = z.object({
  destination: z.optional(path),
  extendedParams: z.optional(z.union([parameters, z.array(parameters)])),
  ...changes,
});
export type SaveFile = z.output<typeof saveFile>;

export interface FileSaved {
  accountId: string;
  async: false;
  filePath: string;
  fileUrl: string;
}

export const oneFile = z.object({ filePath: z.string() });

export interface FileCopied {
  status: 'Copied';
}

export interface FileSummary {
  type: 'File';
  filePath: string;
  fileUrl: string;
  /** Milliseconds since 1970. */
  lastModified: number;
  size: number;
}
