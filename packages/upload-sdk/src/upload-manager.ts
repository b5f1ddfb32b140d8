import { accountOf } from './call-api.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import { UploadError } from './errors.ts';
import type { FileDetails } from './protocol.ts';
import { startUpload, type Upload, type UploadRequest } from './upload/start-upload.ts';
import { fingerprintOf, type UnfinishedUpload, type UploadStore } from './upload/upload-store.ts';

export interface UploadManagerConfig extends ClientConfig {
  /** Remembers uploads across reloads; see `createUploadStore`. */
  store?: UploadStore;
}

export class UploadManager {
  readonly #config: UploadManagerConfig;

  constructor(config: UploadManagerConfig) {
    checkConfig(config);
    this.#config = config;
  }

  /** Uploads a file, whatever its size, and answers when it is there. */
  upload(request: UploadRequest): Promise<FileDetails> {
    return this.start(request).result;
  }

  /** The same with a hold on it: to pause, go on and cancel. */
  start(request: UploadRequest): Upload {
    return startUpload(this.#config, request, this.#kept());
  }

  /** What was begun here and not finished, oldest first: after a reload, these can be taken up again. */
  async unfinished(): Promise<UnfinishedUpload[]> {
    const all = (await this.#config.store?.list()) ?? [];
    const accountId = accountOf(this.#config);
    return all.filter(({ file }) => file.accountId === accountId).sort((a, b) => a.begun - b.begun);
  }

  /** Takes up what was begun; only what has not arrived is sent. */
  continue(unfinished: UnfinishedUpload, request: Partial<UploadRequest> = {}): Upload {
    const data = request.data ?? unfinished.data;
    if (!data) throw new UploadError('missing-file', 'Please provide the file again.');
    if (data instanceof Blob && fingerprintOf(data) !== unfinished.fingerprint) {
      throw new UploadError('other-file', 'This is not the file whose upload was begun.');
    }
    return startUpload(this.#config, { ...request, data }, { ...this.#kept(), unfinished });
  }

  /** Gives up what was begun; the service forgets it by itself. */
  async forget({ uploadId }: UnfinishedUpload): Promise<void> {
    await this.#config.store?.remove(uploadId);
  }

  #kept(): { store?: UploadStore } {
    const { store } = this.#config;
    return store ? { store } : {};
  }
}
