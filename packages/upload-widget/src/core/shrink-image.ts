import { drawSmaller, type ShrinkLimits } from './draw-smaller.ts';

/** A picture redrawn to fit into a box: the camera's metadata are lost. */
export async function shrinkImage(file: File, limits: ShrinkLimits): Promise<File> {
  // Animations and vector graphics would be damaged.
  if (!/^image\/(jpeg|png|webp|heic|heif|avif)$/.test(file.type)) return file;
  const blob = await inWorker(file, limits);
  if (!blob) return file;
  const name = file.name.replace(/\.(heic|heif|avif|webp)$/i, '.jpg');
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** If a policy or a bundler prevents the worker, the page draws itself. */
function inWorker(file: File, limits: ShrinkLimits): Promise<Blob | null> {
  return new Promise((resolve) => {
    // The name after the build; bundlers find the source behind it.
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
