import { accountOf } from './call-api.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import { UploadError } from './errors.ts';
import type { FileDetails } from './protocol.ts';
import {
  abandonUpload,
  startUpload,
  type Upload,
  type UploadRequest,
} from './upload/start-upload.ts';
import { fingerprintOf, type UnfinishedUpload, type UploadStore } from './upload/upload-store.ts';

export interface UploadManagerConfig extends ClientConfig {
  /** Stores uploads across reloads; see `createUploadStore`. */
  store?: UploadStore;
}

export class UploadManager {
  readonly #config: UploadManagerConfig;

  constructor(config: UploadManagerConfig) {
    checkConfig(config);
    this.#config = config;
  }

  /** Uploads a file of any size, and resolves when it is stored. */
  upload(request: UploadRequest): Promise<FileDetails> {
    return this.start(request).result;
  }

  /** The same with control over it: pause, resume and cancel. */
  start(request: UploadRequest): Upload {
    return startUpload(this.#config, request, this.#storeOption());
  }

  /** Unfinished uploads of this device, oldest first: after a reload they can be continued. */
  async unfinished(): Promise<UnfinishedUpload[]> {
    const all = (await this.#config.store?.list()) ?? [];
    const accountId = accountOf(this.#config);
    return all.filter(({ file }) => file.accountId === accountId).sort((a, b) => a.begun - b.begun);
  }

  /** Continues an upload; only missing parts are sent. */
  continue(unfinished: UnfinishedUpload, request: Partial<UploadRequest> = {}): Upload {
    const data = request.data ?? unfinished.data;
    if (!data) throw new UploadError('missing-file', 'Please provide the file again.');
    if (data instanceof Blob && fingerprintOf(data) !== unfinished.fingerprint) {
      throw new UploadError('other-file', 'This is not the file whose upload was begun.');
    }
    return startUpload(this.#config, { ...request, data }, { ...this.#storeOption(), unfinished });
  }

  /** Gives up an upload. */
  async forget({ uploadId }: UnfinishedUpload): Promise<void> {
    abandonUpload(this.#config, uploadId);
    await this.#config.store?.remove(uploadId);
  }

  #storeOption(): { store?: UploadStore } {
    const { store } = this.#config;
    return store ? { store } : {};
  }
}
