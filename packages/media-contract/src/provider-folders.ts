import * as z from 'zod/mini';
import { type FileSummary, fileChanges } from './provider-files.ts';

export const MAX_FOLDERS_A_BATCH = 100;
export const MAX_LISTED = 1000;

const flag = z.optional(z.boolean());
const scope = z.enum(['This', 'Children', 'Grandchildren+']);
/** `*`, `raw`, the name of a transformation, or the beginning of names with a `*` behind. */
const slug = z.string().check(z.regex(/^[a-z0-9_-]{0,64}\*?$/i), z.minLength(1));

export const publicPermissions = z
  .array(
    z.object({
      scope,
      permissions: z.object({
        file: z.object({ downloadFile: z.array(slug).check(z.maxLength(50)) }),
      }),
    }),
  )
  .check(z.maxLength(20));
export type PublicPermissions = z.output<typeof publicPermissions>;

/** There is one storage; what lies elsewhere cannot be shown as a folder of it. */
const storageLayer = z.strictObject({ type: z.literal('InternalStorageV2') });
export type StorageLayer = z.output<typeof storageLayer>;

/** `{ set: false }` leaves a setting as it is; `{ set: true }` without a value clears it. */
function setting<T extends z.ZodMiniType>(value: T) {
  return z.optional(
    z.discriminatedUnion('set', [
      z.object({ set: z.literal(false) }),
      z.object({ set: z.literal(true), value: z.nullish(value) }),
    ]),
  );
}

const description = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  z.regex(/^[^\0]*$/),
  z.refine((text) => text.isWellFormed()),
);

export const putFolder = z.object({
  folderPath: z.string(),
  allowUnnamedFolder: flag,
  folderSettings: z.optional(
    z.object({
      description: setting(description),
      publicPermissions: setting(publicPermissions),
      storageLayer: setting(storageLayer),
    }),
  ),
});
export type PutFolder = z.output<typeof putFolder>;

export const deleteFolder = z.object({
  folderPath: z.string(),
  deleteFiles: flag,
  deleteVirtualFolders: flag,
  recursive: flag,
});
export type DeleteFolder = z.output<typeof deleteFolder>;

export const deleteFolderBatch = z.object({
  folders: z.array(deleteFolder).check(z.minLength(1), z.maxLength(MAX_FOLDERS_A_BATCH)),
});

export const copyFolder = z.extend(fileChanges, {
  source: z.string(),
  destination: z.string(),
  copyFiles: flag,
  copyOverriddenStorage: flag,
  copyVirtualFolders: flag,
  recursive: flag,
});
export type CopyFolder = z.output<typeof copyFolder>;

export const copyFolderBatch = z.object({
  folders: z.array(copyFolder).check(z.minLength(1), z.maxLength(MAX_FOLDERS_A_BATCH)),
});

export const oneFolder = z.object({ folderPath: z.string() });

const queryFlag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
);

export const listFolder = z.object({
  folderPath: z.string(),
  cursor: z.optional(z.string().check(z.maxLength(4096))),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(MAX_LISTED))),
    ),
  ),
  recursive: queryFlag,
  dryRun: queryFlag,
  includeFiles: queryFlag,
  includePhysicalFolders: queryFlag,
  includeVirtualFolders: queryFlag,
  includeOverriddenStorage: queryFlag,
});
export type ListFolder = z.output<typeof listFolder>;

/** A setting that is not set, or that the caller may not read, is absent. */
export interface FolderSettings {
  description?: string;
  publicPermissions?: PublicPermissions;
  storageLayer?: StorageLayer;
}

export interface FolderSummary {
  type: 'Folder';
  folderPath: string;
  /** Created explicitly; any other folder exists while it holds files. */
  virtual: boolean;
  settings: FolderSettings;
}

export interface Inherited<T> {
  /** The folder that has set it. */
  folderPath: string;
  value: T;
}

export interface FolderDetails extends FolderSummary {
  settingsInherited: {
    publicPermissions?: Inherited<PublicPermissions>;
    storageLayer?: Inherited<StorageLayer>;
  };
}

export interface FolderListing {
  cursor: string;
  folder: FolderSummary;
  isPaginationComplete: boolean;
  items: (FileSummary | FolderSummary)[];
}
