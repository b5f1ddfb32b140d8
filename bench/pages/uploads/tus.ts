import { Upload } from 'tus-js-client';
import type { Server } from '../uploads.ts';
import { sixAtATime } from './six-at-a-time.ts';

export async function uploadWithTus(files: File[], { url }: Server): Promise<void> {
  await sixAtATime(
    files,
    (file) =>
      new Promise((onDone, onError) => {
        const onSuccess = () => onDone();
        // Its stored state for resuming would make every second round do nothing.
        const storeFingerprintForResuming = false;
        const options = { endpoint: `${url}/files`, storeFingerprintForResuming };
        new Upload(file, { ...options, onSuccess, onError }).start();
      }),
  );
}
