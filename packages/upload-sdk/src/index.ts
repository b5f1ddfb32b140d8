export { CacheApi, FileApi, FolderApi, JobApi, UploadApi } from './apis.ts';
export { AuthManager, type AuthSessionRequest } from './auth/auth-manager.ts';
export { accountIdOf, type ClientConfig } from './config.ts';
export {
  ApiError,
  CancelledError,
  NetworkError,
  UnexpectedAnswerError,
  UploadError,
} from './errors.ts';
export type * from './protocol.ts';
export type { UploadProgress } from './upload/progress.ts';
export type { Upload, UploadRequest } from './upload/start-upload.ts';
export type { ByteStream, UploadData } from './upload/upload-source.ts';
export {
  createUploadStore,
  fingerprintOf,
  type UnfinishedUpload,
  type UploadStore,
  type UploadStoreOptions,
} from './upload/upload-store.ts';
export { UploadManager, type UploadManagerConfig } from './upload-manager.ts';
export {
  type DownloadOptions,
  type TransformationParams,
  UrlBuilder,
  type UrlRequest,
} from './url-builder.ts';
export type { RetryRules } from './with-retries.ts';
