/** Requests and answers of the provider API. Declared here, so that this package needs no other. */

export type Metadata = Record<string, unknown>;

/** A whole path, or the parts of which the service makes one. */
export type FilePathDefinition =
  | string
  | {
      fileName?: string;
      /** Taken when the name is. */
      fileNameFallback?: string;
      fileNameVariablesEnabled?: boolean;
      folderPath?: string;
      folderPathVariablesEnabled?: boolean;
    };

export interface FileDetails {
  accountId: string;
  etag: string | null;
  filePath: string;
  fileUrl: string;
  /** Milliseconds since 1970. */
  lastModified: number;
  metadata: Metadata;
  mime: string;
  originalFileName: string | null;
  size: number;
  tags: string[];
}

export interface BeginUploadRequest {
  metadata?: Metadata;
  mime?: string;
  originalFileName?: string;
  path?: FilePathDefinition;
  protocol?: string;
  size: number;
  tags?: string[];
}

export interface UploadPart {
  uploadId: string;
  uploadPartIndex: number;
  uploadUrl: string;
  range: { inclusiveStart: number; inclusiveEnd: number };
}

export interface UploadBegun {
  file: FileDetails;
  uploadId: string;
  uploadParts: { count: number; first: UploadPart };
}

export type PartCompleted = { status: 'Pending' } | { status: 'Completed'; etag: string };

export interface UploadFromUrlRequest {
  url: string;
  metadata?: Metadata;
  mime?: string;
  originalFileName?: string;
  path?: FilePathDefinition;
  tags?: string[];
  /** Milliseconds for the whole download. */
  timeout?: number;
}

export interface UploadedFromUrl {
  accountId: string;
  etag: string;
  filePath: string;
  fileUrl: string;
}

export interface FileChanges {
  metadata?: { merge?: boolean; value?: Metadata };
  tags?: { merge?: boolean; value?: string[] };
}

export interface CopyFileRequest extends FileChanges {
  source: string;
  destination: string;
}

export interface CopyFolderRequest extends CopyFileRequest {
  copyFiles?: boolean;
  copyOverriddenStorage?: boolean;
  copyVirtualFolders?: boolean;
  recursive?: boolean;
}

export interface DeleteFolderRequest {
  folderPath: string;
  deleteFiles?: boolean;
  deleteVirtualFolders?: boolean;
  recursive?: boolean;
}

export type PermissionScope = 'This' | 'Children' | 'Grandchildren+';

export type PublicPermissions = {
  scope: PermissionScope;
  permissions: { file: { downloadFile: string[] } };
}[];

/** `{ set: false }` leaves a setting as it is; `{ set: true }` without a value clears it. */
export type SettingChange<T> = { set: false } | { set: true; value?: T | null };

export interface PutFolderRequest {
  folderPath: string;
  allowUnnamedFolder?: boolean;
  folderSettings?: {
    description?: SettingChange<string>;
    publicPermissions?: SettingChange<PublicPermissions>;
    storageLayer?: SettingChange<{ type: 'InternalStorageV2' }>;
  };
}

export interface FileSummary {
  type: 'File';
  filePath: string;
  fileUrl: string;
  lastModified: number;
  size: number;
}

export interface FolderSummary {
  type: 'Folder';
  folderPath: string;
  virtual: boolean;
  settings: {
    description?: string;
    publicPermissions?: PublicPermissions;
    storageLayer?: { type: 'InternalStorageV2' };
  };
}

export interface FolderDetails extends FolderSummary {
  settingsInherited: {
    publicPermissions?: { folderPath: string; value: PublicPermissions };
    storageLayer?: { folderPath: string; value: { type: 'InternalStorageV2' } };
  };
}

export interface ListFolderRequest {
  folderPath: string;
  cursor?: string;
  limit?: number;
  recursive?: boolean;
  dryRun?: boolean;
  includeFiles?: boolean;
  includePhysicalFolders?: boolean;
  includeVirtualFolders?: boolean;
  includeOverriddenStorage?: boolean;
}

export interface FolderListing {
  cursor: string;
  folder: FolderSummary;
  isPaginationComplete: boolean;
  items: (FileSummary | FolderSummary)[];
}

export type JobType =
  | 'ProcessImageJob'
  | 'ProcessVideoJob'
  | 'ProcessAudioJob'
  | 'AntivirusJob'
  | 'ResetCacheJob'
  | 'DeleteFolderBatchJob'
  | 'DeleteFileBatchJob'
  | 'CopyFolderBatchJob'
  | 'CopyFileBatchJob';

export type JobStatus =
  | 'Created'
  | 'Pending'
  | 'Running'
  | 'Rollback'
  | 'Failed'
  | 'Succeeded'
  | 'Cancelling'
  | 'Cancelled';

/** The answer of a call whose work is done later. */
export interface JobStarted {
  jobId: string;
  jobType: JobType;
  jobUrl: string;
  jobDocs: string;
}

export interface JobSummary extends JobStarted {
  accountId: string;
  /** Milliseconds since 1970. */
  created: number;
  lastUpdated: number;
  error: { code: string; message: string; timestamp: string; details?: Metadata } | null;
  status: JobStatus;
  summary: Metadata;
}

export interface ResetCacheRequest {
  /** A path; a `*` may stand at its end. */
  pattern: string;
  resetEdgeCache: boolean;
  resetPermanentCache: boolean;
}
