import { type FileDetails, UploadManager } from '@arquiba/upload-sdk';
import type { ResolvedOptions, UploadedOriginal } from './options.ts';

/** In pixels of the uploaded picture, with its orientation applied. */
export interface CropGeometry {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Uploads the description of a crop beside the picture; the service makes the cropped one from it. */
export async function saveCropFile(
  { config, editor }: ResolvedOptions,
  original: UploadedOriginal,
  { x, y, width, height }: CropGeometry,
): Promise<FileDetails> {
  const { filePath, originalFileName, metadata, tags } = original;
  const inputPath = filePath.slice(filePath.lastIndexOf('/') + 1);
  const geometry = { offset: { x, y }, size: { width, height, type: 'widthxheight!' } };
  const crop = { inputPath, pipeline: { steps: [{ type: 'crop', geometry }] } };
  return await new UploadManager(config).upload({
    data: new Blob([JSON.stringify(crop)], { type: 'application/json' }),
    path: editor.cropFilePath(original),
    originalFileName: `${originalFileName ?? inputPath}.crop`,
    ...{ metadata, tags },
  });
}
