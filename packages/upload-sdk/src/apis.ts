import { type ApiCall, callApi } from './call-api.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import type {
  BeginUploadRequest,
  CopyFileRequest,
  CopyFolderRequest,
  DeleteFolderRequest,
  FileDetails,
  FolderDetails,
  FolderListing,
  JobStarted,
  JobSummary,
  JobType,
  ListFolderRequest,
  PartCompleted,
  PutFolderRequest,
  ResetCacheRequest,
  UploadBegun,
  UploadedFromUrl,
  UploadFromUrlRequest,
  UploadPart,
} from './protocol.ts';

type Call = <T>(
  method: ApiCall['method'],
  path: string,
  input?: Pick<ApiCall, 'body' | 'query'>,
) => Promise<T>;

function caller(config: ClientConfig): Call {
  checkConfig(config);
  return (method, path, input) => callApi(config, { method, path, ...input });
}

export class FileApi {
  readonly #call: Call;

  constructor(config: ClientConfig) {
    this.#call = caller(config);
  }

  getFileDetails({ filePath }: { filePath: string }): Promise<FileDetails> {
    return this.#call('GET', '/files/details', { query: { filePath } });
  }

  deleteFile({ filePath }: { filePath: string }): Promise<void> {
    return this.#call('DELETE', '/files', { query: { filePath } });
  }

  deleteFileBatch(body: { files: string[] }): Promise<JobStarted> {
    return this.#call('DELETE', '/files/batch', { body });
  }

  copyFile(body: CopyFileRequest): Promise<{ status: 'Copied' }> {
    return this.#call('POST', '/files/copy', { body });
  }

  copyFileBatch(body: { files: CopyFileRequest[] }): Promise<JobStarted> {
    return this.#call('POST', '/files/copy/batch', { body });
  }
}

export class FolderApi {
  readonly #call: Call;

  constructor(config: ClientConfig) {
    this.#call = caller(config);
  }

  getFolder({ folderPath }: { folderPath: string }): Promise<FolderDetails> {
    return this.#call('GET', '/folders', { query: { folderPath } });
  }

  listFolder(request: ListFolderRequest): Promise<FolderListing> {
    return this.#call('GET', '/folders/list', { query: { ...request } });
  }

  putFolder(body: PutFolderRequest): Promise<FolderDetails> {
    return this.#call('PUT', '/folders', { body });
  }

  copyFolder(body: CopyFolderRequest): Promise<JobStarted> {
    return this.#call('POST', '/folders/copy', { body });
  }

  copyFolderBatch(body: { folders: CopyFolderRequest[] }): Promise<JobStarted> {
    return this.#call('POST', '/folders/copy/batch', { body });
  }

  deleteFolder(body: DeleteFolderRequest): Promise<JobStarted> {
    return this.#call('DELETE', '/folders', { body });
  }

  deleteFolderBatch(body: { folders: DeleteFolderRequest[] }): Promise<JobStarted> {
    return this.#call('DELETE', '/folders/batch', { body });
  }
}

export class JobApi {
  readonly #call: Call;

  constructor(config: ClientConfig) {
    this.#call = caller(config);
  }

  getJob({ jobType, jobId }: { jobType: JobType; jobId: string }): Promise<JobSummary> {
    return this.#call('GET', `/jobs/${jobType}/${jobId}`);
  }

  cancelJob({ jobType, jobId }: { jobType: JobType; jobId: string }): Promise<void> {
    return this.#call('DELETE', `/jobs/${jobType}/${jobId}`);
  }

  /** The newest ten. Services expect the job types under numbered query names. */
  listRecentJobs({ jobTypes }: { jobTypes: JobType[] }): Promise<{ items: JobSummary[] }> {
    return this.#call('GET', '/jobs', { query: Object.fromEntries(jobTypes.entries()) });
  }
}

export class CacheApi {
  readonly #call: Call;

  constructor(config: ClientConfig) {
    this.#call = caller(config);
  }

  resetCache(body: ResetCacheRequest): Promise<JobStarted> {
    return this.#call('POST', '/cache/reset', { body });
  }
}

/** The single steps of an upload; `UploadManager` runs them in order. */
export class UploadApi {
  readonly #call: Call;

  constructor(config: ClientConfig) {
    this.#call = caller(config);
  }

  beginMultipartUpload(body: BeginUploadRequest): Promise<UploadBegun> {
    return this.#call('POST', '/uploads', { body });
  }

  getUploadPart({ uploadId, uploadPartIndex }: PartName): Promise<UploadPart> {
    return this.#call('GET', `/uploads/${uploadId}/parts/${uploadPartIndex}`);
  }

  listUploadParts({ uploadId }: { uploadId: string }): Promise<{ remainingUploadParts: number[] }> {
    return this.#call('GET', `/uploads/${uploadId}/parts`);
  }

  completeUploadPart({
    uploadId,
    uploadPartIndex,
    etag,
  }: PartName & { etag: string }): Promise<PartCompleted> {
    return this.#call('PUT', `/uploads/${uploadId}/parts/${uploadPartIndex}`, { body: { etag } });
  }

  uploadFromUrl(body: UploadFromUrlRequest): Promise<UploadedFromUrl> {
    return this.#call('POST', '/uploads/url', { body });
  }
}

interface PartName {
  uploadId: string;
  uploadPartIndex: number;
}
