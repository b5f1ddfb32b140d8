export interface ShrinkLimits {
  maxWidth: number;
  maxHeight: number;
  quality?: number;
}

/** A picture redrawn to fit into a box; null if it cannot be drawn here. */
export async function drawSmaller(
  file: File,
  { maxWidth, maxHeight, quality = 0.85 }: ShrinkLimits,
): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return await canvas.convertToBlob({ type, quality });
}
