import { drawSmaller, type ShrinkLimits } from './draw-smaller.ts';

/** A picture that fits into a box, drawn anew: what the camera wrote beside it stays behind. */
export async function shrinkImage(file: File, limits: ShrinkLimits): Promise<File> {
  // Moving pictures and drawings would lose what makes them what they are.
  if (!/^image\/(jpeg|png|webp|heic|heif|avif)$/.test(file.type)) return file;
  const blob = await inWorker(file, limits);
  if (!blob) return file;
  const name = file.name.replace(/\.(heic|heif|avif|webp)$/i, '.jpg');
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** Where a policy or a bundler leaves no worker, the page draws by itself. */
function inWorker(file: File, limits: ShrinkLimits): Promise<Blob | null> {
  return new Promise((resolve) => {
    // Named as it is called once built; bundlers find the source behind it.
    const worker = new Worker(new URL('./shrink-worker.js', import.meta.url), { type: 'module' });
    const end = (blob: Blob | null | Promise<Blob | null>) => {
      worker.terminate();
      resolve(blob);
    };
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data);
    worker.onerror = () => end(drawSmaller(file, limits).catch(() => null));
    worker.postMessage({ file, limits });
  });
}
