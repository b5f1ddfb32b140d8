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

function isGranted({ read, write }: Permissions, action: Action): boolean {
  if (action.do === 'downloadFile') return coversSlug(read?.file?.downloadFile ?? [], action.slug);
  const granted: Record<string, boolean | undefined> = {
    getFileDetails: read?.file?.getFileDetails,
    ...read?.folder,
    ...write?.file,
    ...write?.folder,
  };
  return granted[action.do] === true;
}
