import * as z from 'zod/mini';

/** What a caller may be allowed to do with a file or folder. */
export type Action =
  | { do: 'downloadFile'; slug: string }
  | { do: 'getFileDetails' | 'createFile' | 'overwriteFile' | 'deleteFile' }
  | { do: 'listFolderChildren' | 'getFolderDescription' }
  | { do: 'getFolderPublicPermissions' | 'getFolderStorageLayer' }
  | { do: 'createVirtualFolder' | 'deleteVirtualFolder' | 'setFolderDescription' }
  | { do: 'setFolderPublicPermissions' | 'setFolderStorageLayer' };

const flag = z.optional(z.boolean());

/** As an access token states them. */
const permissions = z.object({
  read: z.optional(
    z.object({
      file: z.optional(
        z.object({ downloadFile: z.optional(z.array(z.string())), getFileDetails: flag }),
      ),
      folder: z.optional(
        z.object({
          getFolderDescription: flag,
          getFolderPublicPermissions: flag,
          getFolderStorageLayer: flag,
          listFolderChildren: flag,
        }),
      ),
    }),
  ),
  write: z.optional(
    z.object({
      file: z.optional(z.object({ createFile: flag, deleteFile: flag, overwriteFile: flag })),
      folder: z.optional(
        z.object({
          createVirtualFolder: flag,
          deleteVirtualFolder: flag,
          setFolderDescription: flag,
          setFolderPublicPermissions: flag,
          setFolderStorageLayer: flag,
        }),
      ),
    }),
  ),
});
export type Permissions = z.output<typeof permissions>;

export const pathPermission = z.object({
  match: z.object({
    path: z.string().check(z.regex(/^\//)),
    scope: z.enum(['This', 'Children', 'Grandchildren+']),
  }),
  permissions,
});
export type PathPermission = z.output<typeof pathPermission>;

/** Whether any of the entries that match the path allows the action. */
export function allows(entries: readonly PathPermission[], action: Action, path: string): boolean {
  return entries.some(
    ({ match, permissions }) => isInScope(match, path) && isGranted(permissions, action),
  );
}

/** Whether an entry for the path says that the action is not allowed, and none says that it is. */
export function forbids(entries: readonly PathPermission[], action: Action, path: string): boolean {
  if (action.do === 'downloadFile' || allows(entries, action, path)) return false;
  return entries.some(
    ({ match, permissions }) => isInScope(match, path) && flagsOf(permissions)[action.do] === false,
  );
}

/** `*`, an exact name, or a name that ends in `*`. */
export function coversSlug(slugs: readonly string[], slug: string): boolean {
  return slugs.some((pattern) =>
    pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : pattern === slug,
  );
}

function isInScope({ path: root, scope }: PathPermission['match'], path: string): boolean {
  const base = root === '/' ? '' : root;
  if (scope === 'This') return path === (base || '/');
  if (!path.startsWith(`${base}/`) || path === '/') return false;
  const isDeeper = path.indexOf('/', base.length + 1) >= 0;
  return scope === 'Children' ? !isDeeper : isDeeper;
}

function isGranted(permissions: Permissions, action: Action): boolean {
  if (action.do !== 'downloadFile') return flagsOf(permissions)[action.do] === true;
  return coversSlug(permissions.read?.file?.downloadFile ?? [], action.slug);
}

function flagsOf({ read, write }: Permissions): Record<string, boolean | undefined> {
  const { getFileDetails } = read?.file ?? {};
  return { getFileDetails, ...read?.folder, ...write?.file, ...write?.folder };
}
