/** A picture that fits into a box, drawn anew: what the camera wrote beside it stays behind. */
export async function shrinkImage(
  file: File,
  {
    maxWidth,
    maxHeight,
    quality = 0.85,
  }: { maxWidth: number; maxHeight: number; quality?: number },
): Promise<File> {
  // Moving pictures and drawings would lose what makes them what they are.
  if (!/^image\/(jpeg|png|webp|heic|heif|avif)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await canvas.convertToBlob({ type, quality });
  const name = file.name.replace(/\.(heic|heif|avif|webp)$/i, '.jpg');
  return new File([blob], name, { type, lastModified: file.lastModified });
}
